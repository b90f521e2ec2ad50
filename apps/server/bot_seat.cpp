#include "apps/server/bot_seat.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "online/table_json.h"
#include "rules/notation.h"

namespace tengen::server {
namespace {

using namespace std::chrono_literals;
using online::Command;
using online::Phase;
using online::Table;

// As in the window: no move comes faster, but where a clock runs short.
constexpr Milliseconds kMoment = 800ms;
constexpr Milliseconds kLongestThought = 5s;
constexpr Milliseconds kShortestThought = 100ms;
constexpr int kMovesToCome = 40;               // that what is left of a clock is for
constexpr Milliseconds kLongestSilence = 30s;  // an engine that has said nothing by then
// Of a game nobody plays for: how often it is tried again.
constexpr Milliseconds kEngineAgain = 20s;
constexpr Milliseconds kLookAtQueue = 1s;

// While stones are counted: to look at a count, and for somebody who marks one group after another.
constexpr Milliseconds kLookAtCount = 1500ms;
constexpr Milliseconds kLetThemMark = 5s;

// Resignation: so sure to lose, by so much for each line of the board, for so many turns, and not
// while a game is young.
constexpr double kHopelessWin = 0.03;
constexpr double kHopelessLead = 0.5;
constexpr int kHopelessTurns = 5;
constexpr int kSmallestToResign = 81;  // points
constexpr double kYoung = 0.3;         // moves for each point

engine::Game gameOf(const Table& table) {
  const GameSession& session = table.game().session();
  engine::Game game = engine::gameAt(session.tree(), session.node(), session.position().rules(),
                                     TimeSettings::none());
  if (!table.game().hasClock()) return game;
  const Milliseconds time =
      thinkingTime(session.clock().settings(), session.timeLeft(session.turn()));
  game.time = TimeSettings::byoYomi(0ms, 1, time);
  return game;
}

// The time to think is another one each time somebody looks.
bool isSameGame(const engine::Game& one, engine::Game other) {
  other.time = one.time;
  return one == other;
}

Milliseconds momentIn(const Table& table) {
  if (!table.game().hasClock()) return kMoment;
  const GameSession& session = table.game().session();
  return engine::momentWithin(kMoment, session.timeLeft(session.turn()));
}

bool isOldEnoughToResign(const Table& table) {
  const int points = table.game().size().points();
  return points >= kSmallestToResign && table.game().moves() >= kYoung * points;
}

}  // namespace

Milliseconds thinkingTime(const TimeSettings& time, const SideTime& left) {
  Milliseconds mine = left.main / kMovesToCome;
  if (time.system == TimeSettings::System::Fischer) mine += time.extra / 2;
  if (time.system == TimeSettings::System::ByoYomi) mine = std::max(mine, left.period / 3);
  if (time.system == TimeSettings::System::Canadian)
    mine = std::max(mine, left.period / (2 * std::max(1, left.count)));
  return std::clamp(mine, kShortestThought, kLongestThought);
}

BotSeat::BotSeat(const Table::Bot& bot, BotEngines& engines, Host host)
    : color_(bot.seat), level_(bot.level), engines_(engines), host_(std::move(host)) {}

BotSeat::~BotSeat() {
  forget();
}

void BotSeat::look(const Table& table, TimePoint now) {
  while (act(table, now)) {
  }
}

bool BotSeat::act(const Table& table, TimePoint now) {
  if (answerOffer(table)) return true;
  const bool isTurn = table.phase() == Phase::Playing && table.game().session().turn() == color_;
  if (!isTurn) forget();
  switch (table.phase()) {
    case Phase::Playing:
      return isTurn && play(table, now);
    case Phase::Counting:
      return count(table, now);
    case Phase::Waiting:
    case Phase::Paused:
    case Phase::Over:
    case Phase::Cancelled:
      return false;
  }
  return false;
}

bool BotSeat::say(const Table& table, Command command) {
  command.id = "bot" + std::to_string(table.number());
  return host_.obey(command);
}

bool BotSeat::answerOffer(const Table& table) {
  const auto& offer = table.offer();
  if (!offer || offer->by == color_) return false;
  Command command{Command::Kind::Answer, {}, offer->n};
  command.yes = true;
  return say(table, std::move(command));
}

// Moves

bool BotSeat::play(const Table& table, TimePoint now) {
  if (asked_ && !isSameGame(asked_->game, gameOf(table))) forget();  // a move was taken back
  if (!asked_) {
    ask(table, now);
    return false;
  }
  if (!asked_->thought) {
    tellWait(now);
    return false;
  }
  const TimePoint earliest = asked_->since + momentIn(table);
  if (now < earliest) {
    host_.wakeAt(earliest);
    return false;
  }
  const std::optional<Move> move = asked_->thought->move;
  Command command{Command::Kind::Resign, {}};
  if (move && !givesUp(table)) {
    command = {Command::Kind::Move, {}, static_cast<uint64_t>(table.game().moves())};
    command.at = move->isPass() ? "pass" : toText(*move, table.game().size(), Notation::Sgf);
  }
  forget();
  if (!say(table, std::move(command))) {
    fail();  // no engine of ours plays what the rules forbid; if one does, nothing stands still
    return true;
  }
  failures_ = 0;
  return true;
}

// After a failure at once, then now and then.
void BotSeat::ask(const Table& table, TimePoint now) {
  if (!isHere() && !tryAgain_) tryAgain_ = now + kEngineAgain;
  if (tryAgain_ && now < *tryAgain_) return host_.wakeAt(*tryAgain_);
  tryAgain_.reset();
  BotTurn turn;
  turn.level = level_;
  turn.question.game = gameOf(table);
  turn.question.color = color_;
  turn.question.limit = kLongestSilence;
  if (table.game().hasClock())
    turn.question.clock = engine::ClockReading{fullTime(turn.question.game.time)};
  turn.mayResign = isOldEnoughToResign(table);
  asked_ = Asked{turn.question.game, now, ++lastAsked_};
  asked_->ticket = engines_.ask(
      std::move(turn), [this, post = host_.post, number = lastAsked_](const auto& thought) {
        post([this, number, thought] { heard(number, thought); });
      });
  tellWait(now);
}

void BotSeat::heard(uint64_t number, const Result<BotThought, engine::EngineError>& thought) {
  if (!asked_ || asked_->number != number) return;
  notice_.clear();
  if (thought) {
    asked_->thought = *thought;
  } else {
    fail();
  }
}

// Said to everybody: how many turns come before its own, and when none does any more.
void BotSeat::tellWait(TimePoint now) {
  const auto wait = engines_.waitOf(asked_->ticket);
  if (wait) host_.wakeAt(now + kLookAtQueue);
  if (!wait && notice_.empty()) return;
  std::string news = online::thinkingFrame(wait ? wait->ahead : 0, wait ? wait->time.count() : 0);
  if (news != notice_) host_.tell(news);
  notice_ = wait ? std::move(news) : "";
}

bool BotSeat::givesUp(const Table& table) {
  const auto& outlook = asked_->thought->outlook;
  if (!outlook) return false;
  const double byFar = kHopelessLead * std::sqrt(table.game().size().points());
  const bool isLost = outlook->win < kHopelessWin && outlook->lead < -byFar;
  hopelessTurns_ = isLost ? hopelessTurns_ + 1 : 0;
  return hopelessTurns_ >= kHopelessTurns;
}

void BotSeat::fail() {
  forget();
  ++failures_;
}

void BotSeat::forget() {
  if (asked_) engines_.cancel(asked_->ticket);
  asked_.reset();
  notice_.clear();
}

// Counting

bool BotSeat::count(const Table& table, TimePoint now) {
  const GameSession& session = table.game().session();
  const auto proposed = table.proposedResult();
  if (session.isJudging() || !proposed || table.agreed()[color_]) return false;
  if (std::exchange(revision_, table.revision()) != table.revision()) revisionSince_ = now;
  const bool isRight = tengen::toText(*proposed) == tengen::toText(session.score().result);
  const TimePoint then = revisionSince_ + (isRight ? kLookAtCount : kLetThemMark);
  if (now < then) {
    host_.wakeAt(then);
    return false;
  }
  if (isRight) {
    Command command{Command::Kind::Agree, {}, table.revision()};
    command.text = online::marksHash(table);
    return say(table, std::move(command));
  }
  const int moves = table.game().moves();
  if (objectedAt_ == moves) return false;  // it stays with its view, and fights no more
  objectedAt_ = moves;
  return say(table, {Command::Kind::Propose, {}});
}

}  // namespace tengen::server
