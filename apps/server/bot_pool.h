// So many engines and no more, each a child process with a thread that drives it, and the queue of
// those who wait for one. An engine is started with its first turn; one that fails is ended, and
// its next turn starts another.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "apps/server/bot_engines.h"
#include "apps/server/metrics.h"

namespace tengen::server {

class BotPool final : public BotEngines {
 public:
  BotPool(const engine::DriverOptions& options, size_t engines, Metrics& metrics);
  ~BotPool() override;

  // Ends all engines, whatever they do. Nobody is told anything any more.
  void stop();

  Ticket ask(BotTurn turn, Done done) override;
  void cancel(Ticket ticket) override;
  std::optional<Wait> waitOf(Ticket ticket) const override;

 private:
  struct Waiting {
    Ticket ticket;
    BotTurn turn;
    Done done;
  };
  struct Engine;  // and what it was told last

  void serve(Engine& engine, const std::stop_token& over);
  std::optional<Waiting> next(const std::stop_token& over);
  void finish(const Waiting& turn, const Result<BotThought, engine::EngineError>& thought,
              double seconds);

  Metrics& metrics_;
  mutable std::mutex mutex_;
  std::condition_variable_any arrived_;
  std::deque<Waiting> waiting_;
  std::vector<Ticket> thinking_;  // those under way whose answer is still wanted
  Ticket last_ = 0;
  double secondsATurn_ = 1;  // lately
  std::vector<std::unique_ptr<Engine>> engines_;
  std::vector<std::jthread> threads_;  // last: they use all of the above
};

}  // namespace tengen::server
