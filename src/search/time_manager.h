// How long to think about a move, by what the clock says. Pure arithmetic: who looks at the real
// clock is the caller.
#pragma once

#include <optional>

#include "clock/clock.h"
#include "clock/time_settings.h"
#include "rules/point.h"

namespace tengen::search {

// What the time of a move depends on.
struct TimeQuestion {
  TimeSettings settings{};
  SideTime left{};  // of the side to move, when its turn begins
  BoardSize size{};
  int moveNumber = 0;       // moves made in this game, by both
  Milliseconds lag{60};     // between this program and the clock
  Milliseconds slowest{0};  // the longest evaluation of late: so much may come on top
};

struct TimePlan {
  Milliseconds thinking{0};   // what this move deserves
  bool mayStopEarly = false;  // time saved now is time for later

  friend bool operator==(const TimePlan&, const TimePlan&) = default;
};

// Nothing where there is no limit.
std::optional<TimePlan> planTime(const TimeQuestion& question);

}  // namespace tengen::search
