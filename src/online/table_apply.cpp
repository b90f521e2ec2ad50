// The second half of everything that happens at a table: making it true. A table that is played at
// and one that is restored both run through here. False for what cannot happen now, which only a
// broken record can ask for.
#include <algorithm>
#include <cassert>

#include "online/json.h"
#include "online/table.h"
#include "online/table_json.h"
#include "rules/notation.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

constexpr size_t kShownChatLines = 20;
// Of a count of a game with a clock: when nobody has more to say, and when somebody always has.
constexpr Milliseconds kCountingTime = std::chrono::minutes(5);
constexpr Milliseconds kLongestCount = std::chrono::minutes(15);

bool endsOffer(Type type) {
  switch (type) {
    case Type::Declined:
    case Type::Withdrawn:
    case Type::Move:
    case Type::Undone:
    case Type::Counting:
    case Type::Paused:
    case Type::Resumed:
    case Type::Over:
    case Type::Cancelled:
    case Type::Rematch:
      return true;
    default:
      return false;
  }
}

bool isBesideMoves(Type type) {
  return type != Type::Created && type != Type::Joined && type != Type::Move && type != Type::Chat;
}

bool needsSeat(Type type) {
  const bool mayBeNobodys = type == Type::Started || type == Type::Counting ||
                            type == Type::Judging || type == Type::Marks || type == Type::Over;
  return !mayBeNobodys;
}

}  // namespace

bool Table::apply(const TableEvent& event) {
  time_ = event.now;
  // Talk is heard while a flag that fell waits for a move, and must not hold it up.
  if (event.type != Type::Chat) clockTime_ = event.now;
  if (game_) game_->setTime(time_);
  if (needsSeat(event.type) && !event.by) return false;
  if (event.type != Type::Created && !game_) return false;
  if (!applyKind(event)) return false;
  number_ = event.n;
  if (endsOffer(event.type)) offer_.reset();
  if (!event.by) return true;
  rememberDone(*event.by, event.id, event.n);
  if (event.type == Type::Chat) ++chatLines_[*event.by];
  if (isBesideMoves(event.type)) ++besideMoves_[*event.by];
  return true;
}

bool Table::applyKind(const TableEvent& event) {
  GameSession* const session = game_ ? &game_->session() : nullptr;
  switch (event.type) {
    case Type::Created:
      settings_ = event.settings;
      date_ = event.date;
      seat(event);
      beginGame();
      return true;
    case Type::Joined:
      if (freeSeat() != event.by) return false;
      seat(event);
      beginGame();
      if (!game_->hasClock() || event.isRunning) game_->start();
      return true;
    case Type::Started:
      game_->start();
      return true;
    case Type::Move:
      return applyMove(event);
    case Type::Counting:
      if (!session->counting()) return false;
      proposal_.reset();
      hasAgreed_ = {};
      countBegan_ = time_;
      if (!session->isJudging()) proposal_ = session->counting()->marks();
      renewCount(event.n);
      return true;
    case Type::Judging:
      renewCount(event.n);
      return static_cast<bool>(session->proposeAgain());
    case Type::Marks:
      renewCount(event.n);
      return applyMarks(event);
    case Type::Agreed:
      // A word said twice gives nobody more time.
      if (!agreed_[*event.by]) extendCount();
      agreed_[*event.by] = true;
      hasAgreed_[*event.by] = true;
      return true;
    case Type::Resumed:
      if (!session->counting()) {
        game_->setPaused(false);
        return true;
      }
      owesStone_[*event.by] = true;
      return static_cast<bool>(session->resume(*event.by));
    case Type::Offer:
      offer_ = StandingOffer{event.n, event.what, *event.by, event.number};
      return true;
    case Type::Declined:
    case Type::Withdrawn:
      // Who only left has not thought better of it: then no command is behind it.
      if (offer_ && !event.id.empty())
        wasDeclined_[offer_->by][static_cast<size_t>(event.what)] = true;
      return offer_.has_value();
    case Type::Undone:
      wasDeclined_ = {};
      return game_->takeBackTo(static_cast<int>(event.number));
    case Type::Paused:
      game_->setPaused(true);
      return session->isPaused();
    case Type::AddTime:
      game_->giveTime(opponent(*event.by), std::chrono::seconds(event.number));
      return true;
    case Type::Over:
      return applyOver(event);
    case Type::Cancelled:
      game_->setPaused(true);
      isCancelled_ = true;
      return true;
    case Type::Chat:
      chat_.push_back({event.n, *event.by, event.text});
      if (chat_.size() > kShownChatLines) chat_.erase(chat_.begin());
      return true;
    case Type::Rematch:
      rematch_ = event.text;
      return players_.black && players_.white;
  }
  return false;
}

void Table::seat(const TableEvent& event) {
  players_[*event.by] = event.text;
  if (!event.bot.empty()) bot_ = Bot{*event.by, event.bot};
}

// Again when the second player comes, whose name the record bears.
void Table::beginGame() {
  const BothSides<std::string> names{players_.black.value_or(""), players_.white.value_or("")};
  game_.emplace(settings_, names, date_, time_);
  lag_ = {LagQuota(settings_.time), LagQuota(settings_.time)};
}

bool Table::applyMove(const TableEvent& event) {
  lastTaken_ = {};
  wasDeclined_ = {};
  // Where passes cost a stone the session has made White's last one already.
  if (event.number <= game_->moves()) return event.at == "pass" && event.number == game_->moves();
  const auto point = parsePoint(event.at, game_->size(), Notation::Sgf);
  if (!point && event.at != "pass") return false;
  const Move move = point ? Move::at(*point) : Move::pass();
  const Board before = game_->session().position().board();
  if (event.lag > Milliseconds{0} && !game_->session().forgive(event.lag)) return false;
  if (!game_->session().play(*event.by, move)) return false;
  lag_[*event.by].moved(event.lag);
  if (!move.isPass()) owesStone_[*event.by] = false;
  lastTaken_ = takenBetween(before, game_->session().position().board(), {*event.by, move});
  return true;
}

// Other marks, or none yet: nobody has agreed to them.
void Table::renewCount(uint64_t revision) {
  revision_ = revision;
  agreed_ = {};
  extendCount();
}

void Table::extendCount() {
  if (game_->hasClock())
    countDeadline_ = std::min(time_ + kCountingTime, countBegan_ + kLongestCount);
}

bool Table::applyMarks(const TableEvent& event) {
  if (event.by) {
    const auto point = parsePoint(event.at, game_->size(), Notation::Sgf);
    return point && game_->session().toggle(*point, CountMode::Extent::Group);
  }
  const auto marks = parseMarks(event.text, game_->size());
  if (!marks || !game_->propose(*marks)) return false;
  proposal_ = marks;
  return true;
}

bool Table::applyOver(const TableEvent& event) {
  GameSession& session = game_->session();
  end_ = event.why;
  if (event.why == End::Time) {
    session.tick();
    return game_->isOver();
  }
  const auto result = parseResult(event.text);
  if (!result) return false;
  const bool isCounted =
      result->kind == GameResult::Kind::Counted || result->kind == GameResult::Kind::Draw;
  if (!isCounted) return static_cast<bool>(session.end(*result));
  // By the marks both agreed to; where nobody answered, by the proposal as it was.
  if (event.why != End::Count) {
    if (!proposal_ || (!session.isJudging() && !session.proposeAgain())) return false;
    if (!game_->propose(*proposal_)) return false;
  }
  finalCount_ = toText(countJson(*this));
  return static_cast<bool>(session.accept());
}

}  // namespace tengen::online
