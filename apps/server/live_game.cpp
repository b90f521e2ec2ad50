#include "apps/server/live_game.h"

#include <algorithm>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>

#include "base/os/wall_clock.h"

#include "apps/server/log.h"

namespace tengen::server {
namespace {

namespace asio = boost::asio;
constexpr Milliseconds kStoreAgain{2000};  // what the store did not give or take
// How often a running clock is stored: a server that is killed gives no more than this back.
constexpr Milliseconds kKeepTime{2000};

int64_t steadyMilliseconds() {
  return std::chrono::duration_cast<Milliseconds>(steadyNow().time_since_epoch()).count();
}

StoreError brokenRecords() {
  return {StoreError::Kind::Unavailable, "its records are no table"};
}

}  // namespace

LiveGame::LiveGame(std::string name, const Shared& shared)
    : name_(std::move(name)),
      shared_(shared),
      strand_(asio::make_strand(shared.context)),
      timer_(strand_),
      presenceTimer_(strand_),
      idleSince_(steadyMilliseconds()) {
  ++shared_.metrics.gamesInMemory;
}

LiveGame::~LiveGame() {
  if (isOpen_ || isOnWall_) shared_.publicTables.leave(name_);
  --shared_.metrics.gamesInMemory;
}

void LiveGame::onStrand(std::function<void()> action) {
  idleSince_ = 0;
  asio::post(strand_, [self = shared_from_this(), action = std::move(action)] {
    action();
    self->settle();
  });
}

std::optional<SteadyTime> LiveGame::idleSince() const {
  const int64_t since = idleSince_;
  return since == 0 ? std::nullopt : std::optional(SteadyTime(Milliseconds(since)));
}

TimePoint LiveGame::now() const {
  return shared_.time.now();
}

// After every action: whatever it led to. A game with nobody in it is idle also while a clock runs.
void LiveGame::settle() {
  if (table_) {
    attendBot();
    askJudge();
    const auto next = table_->nextTick(now());
    if (next || table_->isStandingStill()) {
      keepTime();
      const TimePoint keepAgain = timeKeptAt_ + kKeepTime;
      waitUntil(std::max(std::min(next.value_or(keepAgain), keepAgain), noTickBefore_));
    }
    isClockRunning_ = next.has_value();
    table_->rest();
  }
  const bool isBusy = !guests_.empty() || !guestsElsewhere_.empty() || !waiting_.empty() ||
                      isLoading_ || !outbox_.isEmpty() || (bot_ && bot_->isBusy());
  if (isBusy) {
    idleSince_ = 0;
  } else if (idleSince_ == 0) {
    idleSince_ = steadyMilliseconds();
  }
}

// Loading

void LiveGame::whenLoaded(std::function<void()> action,
                          std::function<void(const StoreError&)> otherwise) {
  if (table_) return action();
  waiting_.push_back({std::move(action), std::move(otherwise)});
  if (!isLoading_) load();
}

void LiveGame::load() {
  isLoading_ = true;
  shared_.store.claim(name_, [self = shared_from_this()](Result<StoredGame, StoreError> game) {
    self->onStrand([self = self.get(), game = std::move(game)] { self->loaded(game); });
  });
}

void LiveGame::loaded(Result<StoredGame, StoreError> game) {
  isLoading_ = false;
  if (game) {
    tableTime_ = std::max(tableTime_, game->tableTime);
    table_ = online::Table::restore(name_, game->records, tableTime_, now());
  }
  if (!table_) return notLoaded(game ? brokenRecords() : game.error());
  const auto waiting = std::exchange(waiting_, {});
  keys_ = std::move(game->keys);
  epoch_ = game->epoch;
  recordCount_ = game->records.size();
  toldNumber_ = table_->number();
  timeKeptAt_ = now();
  isRematchMade_ = table_->rematch().has_value();
  isOpen_ = isInvitation(kPublic);
  isOnWall_ = seatOf(kPublic) == online::Seat::Watch;
  seatBot();
  for (const Color color : {Color::Black, Color::White})
    table_->setPresence(color, isHere(online::seatOf(color)), now());
  outbox_.settle(recordCount_);
  if (isStoreAway_) storeIsAway();
  showPublicly();
  // Some came when the table was about to be lost: their welcome was lost with it.
  for (const auto& [client, guest] : guests_) {
    if (!guest.isWelcome) welcome(client);
  }
  for (const Waiting& each : waiting)
    each.action();
}

void LiveGame::notLoaded(const StoreError& error) {
  const bool isElsewhere = error.kind == StoreError::Kind::NotOwner;
  if (error.kind != StoreError::Kind::NotFound && !isElsewhere)
    logLine("game-not-loaded", {{"game", name_}, {"reason", error.detail}});
  if (isElsewhere) {
    // It goes on elsewhere. Who waits for an answer shall ask there rather than hear a refusal.
    for (const auto& [client, guest] : guests_)
      client->close("unavailable", "");
    outbox_.drop();
  } else if (!guests_.empty() || !outbox_.isEmpty()) {
    waitUntil(now() + kStoreAgain);
  }
  for (const Waiting& each : std::exchange(waiting_, {}))
    each.otherwise(error);
}

// What the table has decided since the last good store never happened; or, where the store is not
// sure, that is seen when the game is read anew, and nobody is told anything before.
void LiveGame::lose(const StoreError& error) {
  ++shared_.metrics.storeErrors;
  logLine("not-stored", {{"game", name_}, {"reason", error.detail}});
  // Who moved in time is not charged for a store that did not take it.
  tableTime_ = outbox_.isEmpty() ? table_->timeAt(now()) : unsafeSince_;
  isStoreAway_ = error.kind != StoreError::Kind::NotOwner;
  table_.reset();
  ++generation_;
  askedJudge_.reset();
  if (error.kind != StoreError::Kind::Unsure) outbox_.drop();
  noTickBefore_ = now() + kStoreAgain;
  load();
}

// Storing

void LiveGame::announce(const online::Records& records, std::optional<Keys> keys) {
  if (records.empty()) return;
  Append append{name_, epoch_, recordCount_, {}, std::move(keys)};
  if (table_->rematch() && !std::exchange(isRematchMade_, true)) append.rematch = openRematch();
  for (const online::Record& record : records)
    append.records.push_back(record.text);
  recordCount_ += records.size();
  timeKeptAt_ = now();  // each record names it
  if (outbox_.isEmpty()) unsafeSince_ = table_->timeAt(timeKeptAt_);
  outbox_.hold(recordCount_);
  shared_.store.append(std::move(append), [self = shared_from_this(), generation = generation_](
                                              Result<void, StoreError> result) {
    self->onStrand([self = self.get(), generation, result = std::move(result)] {
      self->stored(generation, result);
    });
  });
  for (const online::Record& record : records) {
    outbox_.say([this, number = record.number, text = frame(record.text)] {
      remember(number, text);
      broadcast(text);
    });
  }
  showPublicly();
  // Whose turn it is decides how long who left may stay away.
  if (!isHere(online::Seat::Black) || !isHere(online::Seat::White)) tellPresence();
}

// Nobody waits for it, and nothing is lost if it fails.
void LiveGame::keepTime() {
  if (shared_.isStopping || now() < timeKeptAt_ + kKeepTime) return;
  storeTime();
}

void LiveGame::storeTime() {
  timeKeptAt_ = now();
  Append append{name_, epoch_, recordCount_, {}};
  append.tableTime = table_->timeAt(timeKeptAt_);
  shared_.store.append(std::move(append), [self = shared_from_this(), generation = generation_](
                                              const Result<void, StoreError>& result) {
    if (result && !self->isStoreAway_) return;
    self->onStrand(
        [self = self.get(), generation, result] { self->timeStored(generation, result); });
  });
}

void LiveGame::timeStored(uint64_t generation, const Result<void, StoreError>& result) {
  if (generation != generation_ || !table_) return;
  if (result) return storeIsBack();
  if (result.error().kind == StoreError::Kind::NotOwner) return lose(result.error());
  if (!table_->isStandingStill()) storeIsAway();
}

// Everybody is told by a welcome, in which no clock runs: their own would run on.
void LiveGame::storeIsAway() {
  isStoreAway_ = true;
  if (!table_->game().hasClock()) return;
  table_->standStill(now());
  welcomeAll();
}

void LiveGame::storeIsBack() {
  isStoreAway_ = false;
  if (!table_->isStandingStill()) return;
  table_->goOn(now());
  welcomeAll();
}

void LiveGame::checkOwnership() {
  onStrand([this] {
    if (table_) storeTime();
  });
}

void LiveGame::stored(uint64_t generation, const Result<void, StoreError>& result) {
  if (generation != generation_) return;  // of a table that is gone
  if (!result) return lose(result.error());
  outbox_.release();
  if (isStoreAway_) storeIsBack();
}

// Stored with the event that names it, so that whoever hears of the new game finds it.
NewGame LiveGame::openRematch() const {
  const auto next = table_->openRematch(today(), now());
  NewGame game{*table_->rematch(), keys_, {}};
  if (table_->doColorsChange()) {
    const auto black = game.keys.extract("black");
    const auto white = game.keys.extract("white");
    if (black) game.keys["white"] = black.mapped();
    if (white) game.keys["black"] = white.mapped();
  }
  for (const online::Record& record : next.records)
    game.records.push_back(record.text);
  return game;
}

// Time and thought

void LiveGame::waitUntil(TimePoint moment) {
  if (timerAt_ && *timerAt_ <= moment && *timerAt_ > now()) return;
  timerAt_ = moment;
  timer_.expires_after(moment - now());
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code cancelled) {
    const auto self = weak.lock();
    if (cancelled || !self) return;
    self->timerAt_.reset();
    if (self->table_) {
      self->announce(self->table_->tick(self->now()));
    } else if (!self->isLoading_) {
      self->load();
    }
    self->settle();
  });
}

void LiveGame::askJudge() {
  const auto question = table_->wantsJudgement();
  if (!question || askedJudge_ == question->number) return;
  askedJudge_ = question->number;
  shared_.judging.ask(question->board, question->toMove,
                      [self = shared_from_this(), number = question->number](const Marks& marks) {
                        self->onStrand([self = self.get(), number, marks] {
                          if (self->table_)
                            self->announce(self->table_->judged(number, marks, self->now()));
                        });
                      });
}

}  // namespace tengen::server
