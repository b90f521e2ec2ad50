#include "apps/server/bot_pool.h"

#include <algorithm>
#include <cmath>

#include "apps/server/log.h"

namespace tengen::server {
namespace {

using engine::EngineError;
using SteadyClock = std::chrono::steady_clock;

constexpr double kNewShare = 0.1;  // of the latest turn in what a turn takes

std::string_view nameOf(EngineError::Kind kind) {
  switch (kind) {
    case EngineError::Kind::CannotStart:
    case EngineError::Kind::BadCommandLine:
      return "cannot start";
    case EngineError::Kind::Died:
      return "died";
    case EngineError::Kind::Silent:
      return "silent";
    default:
      return "no move";
  }
}

}  // namespace

struct BotPool::Engine {
  engine::Driver driver;
  std::string level;  // it was told; empty: none

  Result<BotThought, EngineError> think(const BotTurn& turn, const std::stop_token& stop);
  Result<void, EngineError> tellLevel(const std::string& wanted, const std::stop_token& stop);
  std::optional<BotOutlook> look(const engine::MoveQuestion& question, const std::stop_token& stop);
};

Result<BotThought, EngineError> BotPool::Engine::think(const BotTurn& turn,
                                                       const std::stop_token& stop) {
  if (auto told = tellLevel(turn.level, stop); !told) return Unexpected{told.error()};
  BotThought thought;
  if (turn.mayResign) thought.outlook = look(turn.question, stop);
  auto move = driver.generateMove(turn.question, stop);
  if (!move) return Unexpected{std::move(move.error())};
  thought.move = *move;
  return thought;
}

// An engine that was started anew knows nothing.
Result<void, EngineError> BotPool::Engine::tellLevel(const std::string& wanted,
                                                     const std::stop_token& stop) {
  if (driver.isRunning() && level == wanted) return {};
  level.clear();
  auto told = driver.ask("tengen-level " + wanted, stop);
  if (!told) return Unexpected{std::move(told.error())};
  level = wanted;
  return {};
}

// One evaluation, which the move needs too. An engine that does not say plays on.
std::optional<BotOutlook> BotPool::Engine::look(const engine::MoveQuestion& question,
                                                const std::stop_token& stop) {
  const auto seen = driver.evaluate({.game = question.game, .color = question.color}, stop);
  if (!seen || !seen->lead) return std::nullopt;
  const bool isBlack = question.color == Color::Black;
  return BotOutlook{isBlack ? seen->win : 1 - seen->win, isBlack ? *seen->lead : -*seen->lead};
}

BotPool::BotPool(const engine::DriverOptions& options, size_t engines, Metrics& metrics)
    : metrics_(metrics) {
  for (size_t i = 0; i < engines; ++i) {
    engines_.push_back(std::make_unique<Engine>(Engine{engine::Driver(options), {}}));
    threads_.emplace_back(
        [this, &engine = *engines_.back()](std::stop_token over) { serve(engine, over); });
  }
}

BotPool::~BotPool() {
  stop();
}

void BotPool::stop() {
  for (std::jthread& thread : threads_)
    thread.request_stop();  // all at once, then each is waited for
  threads_.clear();
}

BotEngines::Ticket BotPool::ask(BotTurn turn, Done done) {
  Ticket ticket = 0;
  {
    const std::lock_guard lock(mutex_);
    ticket = ++last_;
    waiting_.push_back({ticket, std::move(turn), std::move(done)});
    ++metrics_.botsWaiting;
  }
  arrived_.notify_one();
  return ticket;
}

void BotPool::cancel(Ticket ticket) {
  const std::lock_guard lock(mutex_);
  std::erase(thinking_, ticket);
  metrics_.botsWaiting -= static_cast<int64_t>(
      std::erase_if(waiting_, [&](const Waiting& each) { return each.ticket == ticket; }));
}

std::optional<BotEngines::Wait> BotPool::waitOf(Ticket ticket) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                  [&](const Waiting& each) { return each.ticket == ticket; });
  if (found == waiting_.end()) return std::nullopt;
  const auto ahead = static_cast<size_t>(found - waiting_.begin()) + 1;  // and those under way
  const double seconds =
      secondsATurn_ * static_cast<double>(ahead) / static_cast<double>(engines_.size());
  return Wait{ahead, std::chrono::seconds(std::lround(std::ceil(seconds)))};
}

std::optional<BotPool::Waiting> BotPool::next(const std::stop_token& over) {
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, over, [this] { return !waiting_.empty(); });
  if (over.stop_requested()) return std::nullopt;
  Waiting turn = std::move(waiting_.front());
  waiting_.pop_front();
  thinking_.push_back(turn.ticket);
  --metrics_.botsWaiting;
  ++metrics_.botsThinking;
  return turn;
}

void BotPool::serve(Engine& engine, const std::stop_token& over) {
  while (const auto turn = next(over)) {
    const auto begin = SteadyClock::now();
    const auto thought = engine.think(turn->turn, over);
    if (!thought) engine.driver.end();  // whatever it was: the next turn begins with a fresh one
    const std::chrono::duration<double> took = SteadyClock::now() - begin;
    if (!over.stop_requested()) finish(*turn, thought, took.count());
    --metrics_.botsThinking;
  }
  engine.driver.end();
}

void BotPool::finish(const Waiting& turn, const Result<BotThought, EngineError>& thought,
                     double seconds) {
  ++metrics_.botTurns;
  if (!thought) {
    ++metrics_.botErrors;
    const EngineError& error = thought.error();
    logLine(
        "bot-failed",
        {{"reason", nameOf(error.kind)}, {"command", error.command}, {"detail", error.lastWords}});
  }
  bool isWanted = false;
  {
    const std::lock_guard lock(mutex_);
    secondsATurn_ += kNewShare * (seconds - secondsATurn_);
    isWanted = std::erase(thinking_, turn.ticket) > 0;
  }
  if (isWanted) turn.done(thought);
}

}  // namespace tengen::server
