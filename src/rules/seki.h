// Finds groups alive in seki on a board from which the dead have been taken: territory rules give
// no points for their eyes. The rule and its limits are told in scoring.h.
#pragma once

#include <cstdint>

#include "rules/grid.h"

namespace tengen {

// What a point is at the end.
enum class Content : uint8_t { BlackStone, WhiteStone, BlackSpace, WhiteSpace, Dame };

struct Seki {
  explicit Seki(BoardSize size) : stones(size), eyes(size) {}

  PointSet stones;
  PointSet eyes;  // the spaces of these stones
};

// `dead` are points under dead stones: part of the taker's space, but he cannot play there.
Seki findSeki(const Grid<Content>& contents, const PointSet& dead);

}  // namespace tengen
