// A game clock for two sides as a pure model: it holds no timer and asks nobody what time it is.
// Every action is told when it happens, so that a test, a replay and a real game are the same
// thing.
//
// Time is used up at the very millisecond nothing is left: thirty seconds of a thirty second period
// are one too many. A fallen flag stays down.
#pragma once

#include <array>
#include <optional>

#include "clock/time_settings.h"

namespace tengen {

// The two sides of a clock; this layer knows no stones.
enum class Side : uint8_t { Black, White };

constexpr Side otherSide(Side side) {
  return side == Side::Black ? Side::White : Side::Black;
}

// A moment, counted from wherever the caller likes. It never runs backwards: a moment before the
// last one counts as the last one.
using TimePoint = Milliseconds;

// What one side has left.
struct SideTime {
  Milliseconds main{0};
  Milliseconds period{0};  // of the running byo-yomi period, or for the stones below
  int count = 0;  // byo-yomi periods, the running one included; Canadian stones still to play
  bool hasFallen = false;

  bool isOvertime() const { return main == Milliseconds{0} && period > Milliseconds{0}; }

  friend bool operator==(const SideTime&, const SideTime&) = default;
};

// Arithmetic of one side
SideTime fullTime(const TimeSettings& settings);
SideTime afterThinking(const TimeSettings& settings, SideTime left, Milliseconds spent);
SideTime afterMoving(const TimeSettings& settings, SideTime left);  // the thinking already counted
// What a record shows of a clock: main time, or with a count a period and what is left to play.
SideTime timeShown(const TimeSettings& settings, Milliseconds time, std::optional<int> count);
// With time that was given to it: of what is running, main time or the period.
SideTime withMore(SideTime left, Milliseconds given);
// For a side whose flag fell and who may play on all the same: its last period, else a minute.
SideTime restAfterFall(const TimeSettings& settings);

class Clock {
 public:
  Clock() : Clock(TimeSettings::none()) {}
  explicit Clock(const TimeSettings& settings);

  // Questions
  const TimeSettings& settings() const { return settings_; }
  SideTime left(Side side, TimePoint now) const;
  std::optional<Side> turn() const { return turn_; }  // whose time it is, running or paused
  bool isRunning() const { return turn_ && !paused_; }
  std::optional<Side> fallen(TimePoint now) const;
  // How long until the flag of the running side falls; nothing if it never will.
  std::optional<Milliseconds> untilFall(TimePoint now) const;

  // Actions
  void start(Side side,
             TimePoint now);  // this side's time runs; also hands the turn over without a move
  void press(TimePoint now);  // the running side has moved: the other side's time runs
  void pause(TimePoint now);
  void resume(TimePoint now);
  // So much of the running side's thinking since the last action was not its own.
  void forgive(Milliseconds time, TimePoint now);
  void set(Side side, const SideTime& left, TimePoint now);  // by agreement, or back from a journal

 private:
  void settle(TimePoint now);  // books the thinking up to now
  SideTime& of(Side side) { return left_[static_cast<size_t>(side)]; }
  const SideTime& of(Side side) const { return left_[static_cast<size_t>(side)]; }

  TimeSettings settings_;
  std::array<SideTime, 2> left_;
  std::optional<Side> turn_;
  bool paused_ = false;
  TimePoint since_{0};  // up to here the thinking of turn_ is booked
};

}  // namespace tengen
