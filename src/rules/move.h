// A stone on a point, or a pass. Resignation ends a game and is no move.
#pragma once

#include <cassert>
#include <optional>

#include "rules/color.h"
#include "rules/point.h"

namespace tengen {

class Move {
 public:
  static constexpr Move at(Point point) { return Move(point); }
  static constexpr Move pass() { return Move(std::nullopt); }

  constexpr bool isPass() const { return !point_; }
  // Only for a move that is no pass.
  constexpr Point point() const { return *point_; }

  friend constexpr bool operator==(const Move&, const Move&) = default;

 private:
  constexpr explicit Move(std::optional<Point> point) : point_(point) {}
  std::optional<Point> point_;
};

// A move and who made it.
struct Turn {
  Color color;
  Move move;

  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace tengen
