// The eight ways to lay a board on itself: turns and mirrors. A game that is turned, a board shown
// to a network and a local pattern all mean the same by them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/point.h"

namespace tengen {

// Three bits: the first mirrors left and right, the second top and bottom, the third then swaps
// columns and rows.
enum class Symmetry : uint8_t {
  None = 0,
  MirrorLeftRight = 1,
  MirrorTopBottom = 2,
  HalfTurn = 3,
  MirrorDiagonal = 4,  // the upper left and the lower right corner stay
  ThreeQuarterTurn = 5,
  QuarterTurn = 6,  // clockwise; a 19x13 board becomes 13x19
  MirrorOtherDiagonal = 7,
};

inline constexpr std::array<Symmetry, 8> kSymmetries = {
    Symmetry::None,        Symmetry::MirrorLeftRight,     Symmetry::MirrorTopBottom,
    Symmetry::HalfTurn,    Symmetry::MirrorDiagonal,      Symmetry::ThreeQuarterTurn,
    Symmetry::QuarterTurn, Symmetry::MirrorOtherDiagonal,
};

// Those that leave a board the shape it has.
constexpr std::span<const Symmetry> symmetriesOf(BoardSize size) {
  return std::span(kSymmetries).first(size.isSquare() ? 8 : 4);
}

constexpr bool swapsSides(Symmetry symmetry) {
  return static_cast<uint8_t>(symmetry) & 4;
}

constexpr Point transformed(Point point, BoardSize size, Symmetry symmetry) {
  const unsigned bits = static_cast<uint8_t>(symmetry);
  const auto x = static_cast<uint8_t>(bits & 1 ? size.width - 1 - point.x : point.x);
  const auto y = static_cast<uint8_t>(bits & 2 ? size.height - 1 - point.y : point.y);
  return swapsSides(symmetry) ? Point{y, x} : Point{x, y};
}

constexpr BoardSize transformed(BoardSize size, Symmetry symmetry) {
  return swapsSides(symmetry) ? BoardSize{size.height, size.width} : size;
}

}  // namespace tengen
