// Driver: telling an engine what game it is.
#include <algorithm>

#include "engine/driver.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;

// Between an engine's answer and the clock lie a pipe, two threads and an event loop, each of which
// waits its turn on a busy machine; measured with four busy loops on two cores. In short times a
// fixed margin would eat everything.
constexpr Milliseconds kLeastMargin = 250ms;
constexpr Milliseconds kMostMargin = 1s;
constexpr int kMarginShare = 10;  // a tenth

// Of the time left no more than this share is spent on not being hasty.
constexpr int kShareForTheMoment = 20;

Milliseconds marginOf(Milliseconds left) {
  const Milliseconds share = std::clamp(left / kMarginShare, kLeastMargin, kMostMargin);
  return std::min(share, left / 2);
}

// Telling a game from its start takes so many commands besides its moves.
constexpr int kTermsToTell = 6;

bool isRefusal(const Result<void, EngineError>& done) {
  return !done && done.error().kind == Kind::Refused;
}

}  // namespace

SideTime timeToTell(const TimeSettings& time, const ClockReading& clock,
                    std::chrono::steady_clock::time_point now, bool keepsMargin) {
  const auto elapsed = std::chrono::ceil<Milliseconds>(now - clock.at);
  SideTime left = afterThinking(time, clock.left, std::max(elapsed, Milliseconds{0}));
  if (left.hasFallen) return {Milliseconds{0}, time.hasOvertime() ? 1ms : 0ms, 1, false};
  if (!keepsMargin) return left;
  if (left.isOvertime()) {
    left.period -= marginOf(left.period);
  } else if (!time.hasOvertime()) {
    left.main -= marginOf(left.main);
  }
  return left;
}

Milliseconds momentWithin(Milliseconds moment, const SideTime& left) {
  return std::min(moment, std::max(left.main, left.period) / kShareForTheMoment);
}

// Whatever is needed so that it knows `game`. Known is only what was told to the end.
Driver::Answer<void> Driver::bring(const Game& game, const std::stop_token& stop) {
  if (auto ready = start(stop); !ready) return ready;
  const auto before = std::exchange(told_, std::nullopt);
  if (before && before->beginsAs(game)) {
    auto done = tellDifference(*before, game, stop);
    if (done) told_ = game;
    if (!isRefusal(done)) return done;
  }
  auto done = tellAll(game, stop);
  if (done) told_ = game;
  return done;
}

Driver::Answer<void> Driver::tellDifference(const Game& from, const Game& to,
                                            const std::stop_token& stop) {
  const auto [ours, theirs] =
      std::mismatch(from.moves.begin(), from.moves.end(), to.moves.begin(), to.moves.end());
  const auto surplus = from.moves.end() - ours;
  const bool isLonger = surplus > std::ssize(to.moves) + kTermsToTell;
  if (isLonger || (surplus > 0 && !known_.knows("undo"))) {
    return Unexpected{EngineError{.kind = Kind::Refused, .command = "undo"}};
  }
  for (auto i = surplus; i > 0; --i) {
    if (auto done = must({"undo"}, stop); !done) return done;
  }
  for (auto turn = theirs; turn != to.moves.end(); ++turn) {
    if (auto done = must({playCommand(*turn, to.size)}, stop); !done) return done;
  }
  return {};
}

// A move it will not play (its rules may be stricter than ours, or a record may be wrong) is no
// reason to give up: it is told the stones that stand now.
Driver::Answer<void> Driver::tellAll(const Game& game, const std::stop_token& stop) {
  if (auto done = tellTerms(game, stop); !done) return done;
  if (auto done = tellStart(game, stop); !done) return done;
  Answer<void> played;
  for (const Turn& turn : game.moves) {
    played = must({playCommand(turn, game.size)}, stop);
    if (!played) break;
  }
  if (!isRefusal(played)) return played;
  refusals_.push_back(played.error());
  if (auto cleared = must({"clear_board"}, stop); !cleared) return cleared;
  const Game now = gameOf(game.lastBoard());
  return tellStones(now.black, now.white, game.size, stop);
}

Driver::Answer<void> Driver::tellTerms(const Game& game, const std::stop_token& stop) {
  const auto size = sizeCommand(known_, game.size);
  if (!size) return Unexpected{EngineError{.kind = Kind::NoSuchSize}};
  if (auto done = must({*size}, stop); !done) {
    if (done.error().kind == Kind::Refused) done.error().kind = Kind::NoSuchSize;
    return done;
  }
  if (auto done = may(rulesCommands(known_, game.rules), stop); !done) return done;
  if (auto done = may({komiCommand(game.rules.komi)}, stop); !done) return done;
  if (auto done = tellTime(timeFor(game), stop); !done) return done;
  return must({"clear_board"}, stop);
}

TimeSettings Driver::timeFor(const Game& game) const {
  const bool hasClock = game.time.system != TimeSettings::System::None;
  if (hasClock || !options_.timeAMove) return game.time;
  return TimeSettings::byoYomi(Milliseconds{0}, 1, *options_.timeAMove);
}

// An engine that was never told a time has none.
Driver::Answer<void> Driver::tellTime(const TimeSettings& time, const std::stop_token& stop) {
  const bool hasClock = time.system != TimeSettings::System::None;
  if (!hasClock && !wasToldTime_) return {};
  if (options_.exactTime && !canSayExactly(known_, time)) {
    return Unexpected{EngineError{.kind = Kind::NoSuchTime}};
  }
  wasToldTime_ = hasClock;
  return may(timeCommands(known_, time), stop);
}

// Where handicap stones cannot be told as such, what they are worth goes into the komi.
Driver::Answer<void> Driver::tellStart(const Game& game, const std::stop_token& stop) {
  if (game.black.empty() && game.white.empty()) return {};
  const Commands handicap = handicapCommands(known_, game);
  if (!handicap.empty()) {
    const auto told = sayOneOf(handicap, stop);
    if (told) return {};
    if (told.error().kind != Kind::Refused) return Unexpected{told.error()};
  }
  if (const int bonus = handicapBonus(game.rules, game.handicap); bonus != 0) {
    if (auto done = may({komiCommand(game.rules.komi + bonus)}, stop); !done) return done;
  }
  return tellStones(game.black, game.white, game.size, stop);
}

Driver::Answer<void> Driver::tellStones(const Points& black, const Points& white, BoardSize size,
                                        const std::stop_token& stop) {
  if (const auto all = setPositionCommand(known_, size, black, white)) {
    auto done = must({*all}, stop);
    if (!isRefusal(done)) return done;
    if (auto cleared = must({"clear_board"}, stop); !cleared) return cleared;
  }
  for (const std::string& command : stonesAsPlays(size, black, white)) {
    auto done = must({command}, stop);
    if (isRefusal(done)) done.error().kind = Kind::NoSuchPosition;
    if (!done) return done;
  }
  return {};
}

// A program that does not want to know plays on without.
Driver::Answer<void> Driver::tellTimeLeft(const MoveQuestion& question,
                                          const std::stop_token& stop) {
  const TimeSettings time = timeFor(question.game);
  const bool isOurs = time != question.game.time;  // no clock that anybody could lose by
  if (!question.clock && !isOurs) return {};
  const SideTime left = isOurs ? fullTime(time)
                               : timeToTell(time, *question.clock, std::chrono::steady_clock::now(),
                                            options_.keepsClockMargin);
  const auto command = timeLeftCommand(known_, time, question.color, left);
  if (!command) return {};
  auto told = must({*command}, stop);
  return isRefusal(told) ? Answer<void>() : told;
}

Driver::Answer<void> Driver::must(const Commands& commands, const std::stop_token& stop) {
  auto said = sayOneOf(commands, stop);
  if (!said) return Unexpected{std::move(said.error())};
  return {};
}

// A refusal is noted, once for each command, and no more.
Driver::Answer<void> Driver::may(const Commands& commands, const std::stop_token& stop) {
  auto done = must(commands, stop);
  if (!isRefusal(done)) return done;
  const auto isSame = [&](const EngineError& error) {
    return error.command == done.error().command;
  };
  if (std::none_of(refusals_.begin(), refusals_.end(), isSame)) {
    refusals_.push_back(done.error());
  }
  return {};
}

}  // namespace tengen::engine
