#include "apps/server/bot_pool.h"

#include <algorithm>
#include <cmath>

#include "apps/server/log.h"

namespace tengen::server {
namespace {

using engine::EngineError;
using SteadyClock = std::chrono::steady_clock;

constexpr double kNewShare = 0.3;  // of the latest turn in what one of its level takes
// Until one was thought, in seconds: only full strength thinks for a time that people notice.
constexpr double kFirstGuess = 0.5;
constexpr double kFirstGuessAtMax = 5;

double secondsSince(SteadyClock::time_point begin) {
  return std::chrono::duration<double>(SteadyClock::now() - begin).count();
}

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
  for (UnderWay& each : thinking_) {
    if (each.ticket == ticket) each.isWanted = false;
  }
  metrics_.botsWaiting -= static_cast<int64_t>(
      std::erase_if(waiting_, [&](const Waiting& each) { return each.ticket == ticket; }));
}

std::optional<BotEngines::Wait> BotPool::waitOf(Ticket ticket) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                  [&](const Waiting& each) { return each.ticket == ticket; });
  if (found == waiting_.end()) return std::nullopt;
  double seconds = 0;
  for (const UnderWay& each : thinking_)
    seconds += std::max(0.0, secondsAt(each.level) - secondsSince(each.begin));
  for (auto each = waiting_.begin(); each != found; ++each)
    seconds += secondsAt(each->turn.level);
  const auto ahead = static_cast<size_t>(found - waiting_.begin()) + 1;  // and those under way
  const auto wait = std::lround(std::ceil(seconds / static_cast<double>(engines_.size())));
  return Wait{ahead, std::chrono::seconds(std::max(wait, 1L))};
}

void BotPool::learn(const std::string& level, double seconds) {
  double& usual = secondsATurn_.try_emplace(level, seconds).first->second;
  usual += kNewShare * (seconds - usual);
}

double BotPool::secondsAt(const std::string& level) const {
  const auto known = secondsATurn_.find(level);
  if (known != secondsATurn_.end()) return known->second;
  return level == "max" ? kFirstGuessAtMax : kFirstGuess;
}

std::optional<BotPool::Waiting> BotPool::next(const std::stop_token& over) {
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, over, [this] { return !waiting_.empty(); });
  if (over.stop_requested()) return std::nullopt;
  Waiting turn = std::move(waiting_.front());
  waiting_.pop_front();
  thinking_.push_back({turn.ticket, turn.turn.level, SteadyClock::now()});
  --metrics_.botsWaiting;
  ++metrics_.botsThinking;
  return turn;
}

void BotPool::serve(Engine& engine, const std::stop_token& over) {
  while (const auto turn = next(over)) {
    const auto thought = engine.think(turn->turn, over);
    if (!thought) engine.driver.end();  // whatever it was: the next turn begins with a fresh one
    if (!over.stop_requested()) finish(*turn, thought);
    --metrics_.botsThinking;
  }
  engine.driver.end();
}

void BotPool::finish(const Waiting& turn, const Result<BotThought, EngineError>& thought) {
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
    const auto own = std::find_if(thinking_.begin(), thinking_.end(),
                                  [&](const UnderWay& each) { return each.ticket == turn.ticket; });
    if (thought) learn(own->level, secondsSince(own->begin));
    isWanted = own->isWanted;
    thinking_.erase(own);
  }
  if (isWanted) turn.done(thought);
}

}  // namespace tengen::server
