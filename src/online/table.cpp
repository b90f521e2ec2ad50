// How a table comes to be, what time does to it, and how commands reach those who decide
// (table_play.cpp, table_count.cpp, table_agree.cpp).
#include "online/table.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

#include "online/json.h"
#include "online/table_json.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

// Retries come within seconds; more than these nobody can have on the way.
constexpr size_t kRememberedCommands = 64;
// A game has some hundred events; this many are mischief, and would fill the disk.
constexpr uint64_t kLongestGame = 10'000;
// Of one seat in one game; a talk needs less, a flood more.
constexpr int kMostChatLines = 500;
// Moves need both sides; of all else each has its own share, so that nobody can use up what the
// other needs to play, to agree or to claim.
constexpr int kMostBesideMoves = 2'000;

// How long somebody may be away before the other side has a choice: a tenth of the whole time,
// within these bounds. A move of Fischer's is counted as often as a long game has them.
constexpr Milliseconds kShortestGrace = std::chrono::minutes(1);
constexpr Milliseconds kLongestGrace = std::chrono::minutes(5);
constexpr int kMovesOfALongGame = 120;

Milliseconds graceIn(const TimeSettings& time) {
  if (time.system == TimeSettings::System::None) return kLongestGrace;
  const int times = time.system == TimeSettings::System::Fischer ? kMovesOfALongGame : time.count;
  return std::clamp((time.main + time.extra * times) / 10, kShortestGrace, kLongestGrace);
}

uint64_t idHashOf(const std::string& id) {
  return std::hash<std::string>{}(id);
}

}  // namespace

Table::Table(std::string name) : name_(std::move(name)) {}

Table::Opened Table::create(const TableOwner& owner, const TableSettings& settings, TimePoint now) {
  std::unique_ptr<Table> table(new Table(owner.game));
  table->offset_ = -now;
  TableEvent created{Type::Created, owner.seat};
  created.text = owner.name;
  created.settings = settings;
  created.date = owner.date;
  created.bot = owner.bot;
  table->happen(std::move(created));
  Records records = table->takeRecords();
  return {std::move(table), std::move(records)};
}

std::unique_ptr<Table> Table::restore(const std::string& game,
                                      const std::vector<std::string>& records, TimePoint tableTime,
                                      TimePoint now) {
  std::unique_ptr<Table> table(new Table(game));
  for (const std::string& record : records) {
    const auto event = parseTableEvent(record);
    const bool isFirst = table->number_ == 0;
    if (!event || event->n != table->number_ + 1 || event->now < table->time_ ||
        isFirst != (event->type == Type::Created) || !table->apply(*event))
      return nullptr;
  }
  if (table->number_ == 0) return nullptr;
  table->offset_ = std::max(table->time_, tableTime) - now;
  table->setTime(now);
  return table;
}

Table::Opened Table::openRematch(const std::string& date, TimePoint now) const {
  assert(rematch_ && players_.black && players_.white);
  const auto botIn = [&](Color seat) { return bot_ && bot_->seat == seat ? bot_->level : ""; };
  const Color first = doColorsChange() ? Color::White : Color::Black;  // who has Black now
  const TableOwner owner{*rematch_, Color::Black, *players_[first], date, botIn(first)};
  Opened next = create(owner, settings_, now);
  const Color second = opponent(first);
  auto joined = next.table->join(*players_[second], now, botIn(second));
  assert(joined);
  std::move(joined->begin(), joined->end(), std::back_inserter(next.records));
  return next;
}

// Time

TimePoint Table::timeAt(TimePoint now) const {
  return isStandingStill_ ? time_ : std::max(time_, offset_ + now);
}

void Table::standStill(TimePoint now) {
  setTime(now);
  isStandingStill_ = true;
}

void Table::goOn(TimePoint now) {
  if (std::exchange(isStandingStill_, false)) offset_ = time_ - now;
}

void Table::setTime(TimePoint now) {
  const TimePoint before = std::exchange(time_, timeAt(now));
  for (const Color color : {Color::Black, Color::White}) {
    if (isAwaited(color)) awaited_[color] += time_ - before;
  }
  if (game_) game_->setTime(time_);
}

Records Table::tick(TimePoint now) {
  setTime(now);
  endByTime(Patience::ForLag);
  followPresence();
  return takeRecords();
}

std::optional<TimePoint> Table::nextTick(TimePoint now) const {
  std::optional<TimePoint> next;
  if (isStandingStill_) return next;
  const auto consider = [&](TimePoint tableTime) {
    const TimePoint callers = std::max(tableTime - offset_, now);
    next = next ? std::min(*next, callers) : callers;
  };
  if (isStartDue() || isOfferLeft()) consider(time_);
  if (phase() == Phase::Counting && countDeadline_) consider(*countDeadline_);
  if (const auto falls = flagFallsAt(Patience::ForLag)) consider(*falls);
  return next;
}

std::optional<TimePoint> Table::flagFallsAt(Patience patience) const {
  if (phase() != Phase::Playing) return std::nullopt;
  auto falls = game_->flagFallsAt(clockTime_);
  if (falls && patience == Patience::ForLag) *falls += lag_[game_->session().turn()].forMove();
  return falls;
}

void Table::rest() {
  if (game_) game_->session().rest();
}

// Whatever ends by itself has ended before anything else happens.
void Table::endByTime(Patience patience) {
  if (const auto falls = flagFallsAt(patience); falls && *falls <= time_) {
    const auto side = game_->session().clock().turn();
    const Color loser = side == Side::Black ? Color::Black : Color::White;
    TableEvent over{Type::Over};
    over.text = tengen::toText(GameResult{GameResult::Kind::Time, opponent(loser)});
    over.why = End::Time;
    happen(std::move(over));
  }
  if (phase() == Phase::Counting && countDeadline_ && *countDeadline_ <= time_)
    endByProposal(End::CountTime, std::nullopt);
}

// Who is there

void Table::setPresence(Color seat, bool isHere, TimePoint now) {
  setTime(now);
  if (isHere) awaited_[seat] = Milliseconds{0};
  hasLeft_[seat] = !isHere && (isHere_[seat] || hasLeft_[seat]);
  isHere_[seat] = isHere;
}

// Nobody's time runs before both have been there together. Who offers another game is there to play
// it.
void Table::followPresence() {
  if (isStartDue()) happen({Type::Started});
  if (!isOfferLeft()) return;
  TableEvent withdrawn{Type::Withdrawn, offer_->by};
  withdrawn.what = offer_->what;
  happen(std::move(withdrawn));
}

bool Table::isStartDue() const {
  return isHere_.black && isHere_.white && isDecidable(phase()) && !game_->isStarted();
}

bool Table::isOfferLeft() const {
  return offer_ && offer_->what == OfferKind::Rematch && hasLeft_[offer_->by];
}

// Nobody is kept waiting by somebody who has nothing to do, nor while away themselves: who has
// agreed to a count owes no answer, in a pause nobody does, and a game where one side never came is
// called off.
bool Table::isAwaited(Color seat) const {
  if (isHere_[seat] || !isHere_[opponent(seat)]) return false;
  const Phase now = phase();
  if (now == Phase::Counting) return !agreed_[seat];
  return now == Phase::Playing && game_->isStarted() && game_->session().turn() == seat;
}

TimePoint Table::graceOf(Color seat) const {
  const bool isBot = bot_ && bot_->seat == seat;
  return time_ + (isBot ? Milliseconds{0} : graceIn(settings_.time)) - awaited_[seat];
}

bool Table::isDecidable(Phase phase) const {
  return phase == Phase::Playing || phase == Phase::Paused || phase == Phase::Counting;
}

std::string Table::presence(int watchers, TimePoint now) const {
  Json json{{"t", "presence"}};
  for (const Color color : {Color::Black, Color::White}) {
    Json side{{"here", isHere_[color]}};
    if (isAwaited(color)) side["claimAt"] = graceOf(color).count();
    json[std::string(nameOf(color))] = std::move(side);
  }
  json["watchers"] = watchers;
  json["now"] = timeAt(now).count();
  return toText(json);
}

// Questions

Phase Table::phase() const {
  if (isCancelled_) return Phase::Cancelled;
  if (!players_.black || !players_.white) return Phase::Waiting;
  if (game_->isOver()) return Phase::Over;
  if (game_->session().counting()) return Phase::Counting;
  return game_->isPaused() ? Phase::Paused : Phase::Playing;
}

std::optional<Color> Table::freeSeat() const {
  if (phase() != Phase::Waiting) return std::nullopt;
  return players_.black ? Color::White : Color::Black;
}

// Commands

Result<Records, Refusal> Table::join(const std::string& name, TimePoint now,
                                     const std::string& bot) {
  setTime(now);
  const auto seat = freeSeat();
  if (!seat) return Unexpected{Refusal{"taken", std::string(nameOf(phase()))}};
  TableEvent joined{Type::Joined, seat};
  joined.text = name;
  joined.bot = bot;
  happen(std::move(joined));
  return takeRecords();
}

Decision Table::decide(Seat seat, const Command& command, TimePoint now) {
  setTime(now);
  const auto refused = [&](const Refusal& why) {
    return Decision{takeRecords(), refusalFrame(why, command.id, number_, time_.count())};
  };
  const auto by = colorOf(seat);
  if (!by) return refused({"not-allowed", "watch"});
  uint64_t number = 0;
  if (!wasDone(*by, command.id, number)) {
    const bool isPatient =
        command.kind == Command::Kind::Move || command.kind == Command::Kind::Chat;
    endByTime(isPatient ? Patience::ForLag : Patience::None);
    followPresence();
    number = number_ + 1;
    if (isTooMuch(*by, command.kind)) return refused({"too-many"});
    commandId_ = command.id;
    const auto why = obey(*by, command);
    commandId_.clear();
    if (why) return refused(*why);
  }
  const Json ack{{"t", "ack"}, {"id", command.id}, {"n", number}, {"now", time_.count()}};
  return {takeRecords(), toText(ack)};
}

bool Table::isTooMuch(Color by, Command::Kind kind) const {
  switch (kind) {
    case Command::Kind::Resign:
      return false;
    case Command::Kind::Chat:
      return chatLines_[by] >= kMostChatLines;
    case Command::Kind::Move:
      return number_ >= kLongestGame;
    default:
      return besideMoves_[by] >= kMostBesideMoves;
  }
}

Table::Outcome Table::obey(Color by, const Command& command) {
  // In the order of Command::Kind.
  static constexpr std::array kHandlers{&Table::move,      &Table::resign,  &Table::cancel,
                                        &Table::makeOffer, &Table::answer,  &Table::mark,
                                        &Table::agree,     &Table::propose, &Table::resume,
                                        &Table::claim,     &Table::addTime, &Table::say};
  static_assert(kHandlers.size() == Command::kKinds);
  return (this->*kHandlers[static_cast<size_t>(command.kind)])(by, command);
}

bool Table::wasDone(Color by, const std::string& id, uint64_t& number) const {
  const auto& done = done_[by];
  const auto found = std::find_if(done.begin(), done.end(),
                                  [&](const Done& each) { return each.idHash == idHashOf(id); });
  if (found == done.end()) return false;
  number = found->number;
  return true;
}

void Table::rememberDone(Color by, const std::string& id, uint64_t number) {
  if (id.empty()) return;
  std::vector<Done>& done = done_[by];
  if (done.size() == kRememberedCommands) done.erase(done.begin());
  done.push_back({idHashOf(id), number});
}

// Events

void Table::happen(TableEvent event) {
  event.n = number_ + 1;
  event.now = time_;
  event.id = std::exchange(commandId_, {});
  const bool possible = apply(event);
  assert(possible);
  static_cast<void>(possible);
  records_.push_back({event.n, eventFrame(event, *this)});
}

Records Table::takeRecords() {
  return std::exchange(records_, {});
}

// Frames

std::string Table::welcome(Seat seat, TimePoint now) {
  setTime(now);
  return toText(Json{{"t", "welcome"},
                     {"v", kProtocolVersion},
                     {"game", name_},
                     {"seat", nameOf(seat)},
                     {"n", number_},
                     {"now", time_.count()},
                     {"state", stateJson(*this)}});
}

std::string Table::synced(TimePoint now) const {
  return toText(Json{{"t", "synced"}, {"n", number_}, {"now", timeAt(now).count()}});
}

std::string Table::sgf() const {
  return toText(Json{{"t", "sgf"}, {"text", game_->session().save()}});
}

}  // namespace tengen::online
