// Where handicap stones and star points lie.
#pragma once

#include <optional>

#include "rules/point.h"
#include "rules/ruleset.h"

namespace tengen {

// The dots painted on a board of this size: the middle from 5x5, the corners from 7x7, the sides
// from 15x15, where there is a middle line to put them on. Empty for smaller boards.
Points starPoints(BoardSize size);

// The most stones fixed placement allows on this size: 0 below 7, 4 on 7 and on even sides, else 9.
int maxFixedHandicap(BoardSize size);

// GTP's fixed placement for 2 to maxFixedHandicap(size) stones, in the order of placing.
std::optional<Points> fixedHandicap(BoardSize size, int stones);

// Even games give the komi of the rules; with handicap only what keeps the game from a draw.
double usualKomi(const Ruleset& rules, int handicap);

}  // namespace tengen
