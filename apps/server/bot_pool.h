// So many engines and no more, each a child process with a thread that drives it, and the queue of
// those who wait for one. An engine is started with its first turn; one that fails is ended, and
// its next turn starts another.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
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
  struct UnderWay {
    Ticket ticket;
    std::string level;
    std::chrono::steady_clock::time_point begin;
    bool isWanted = true;  // its answer, still
  };
  struct Engine;  // and what it was told last

  void serve(Engine& engine, const std::stop_token& over);
  std::optional<Waiting> next(const std::stop_token& over);
  void finish(const Waiting& turn, const Result<BotThought, engine::EngineError>& thought);
  void learn(const std::string& level, double seconds);
  double secondsAt(const std::string& level) const;

  Metrics& metrics_;
  mutable std::mutex mutex_;
  std::condition_variable_any arrived_;
  std::deque<Waiting> waiting_;
  std::vector<UnderWay> thinking_;
  Ticket last_ = 0;
  std::map<std::string, double, std::less<>> secondsATurn_;  // lately, by level
  std::vector<std::unique_ptr<Engine>> engines_;
  std::vector<std::jthread> threads_;  // last: they use all of the above
};

}  // namespace tengen::server
