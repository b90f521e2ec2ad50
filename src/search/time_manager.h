// How long to think about a move, by what the clock says. Pure arithmetic: who looks at the real
// clock is the caller.
#pragma once

#include <optional>

#include "clock/clock.h"
#include "clock/time_settings.h"
#include "rules/point.h"

namespace tengen {

// What the time of a move depends on.
struct TimeQuestion {
  TimeSettings settings;
  SideTime left;  // of the side to move, at the beginning of its turn
  BoardSize size;
  int moveNumber = 0;       // moves made in this game, by both
  Milliseconds margin{60};  // for everything between this program and the clock
  Milliseconds slowest{0};  // the longest evaluation of late: what may run over
};

// Nothing means no limit of time.
struct TimePlan {
  Milliseconds thinking{0};   // what this move deserves
  bool mayStopEarly = false;  // time saved now can be used later

  friend bool operator==(const TimePlan&, const TimePlan&) = default;
};

std::optional<TimePlan> planTime(const TimeQuestion& question);

// A fixed time for each move, taken in full.
TimePlan fixedTime(Milliseconds perMove);

}  // namespace tengen
