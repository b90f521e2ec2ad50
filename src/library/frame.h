// One of the sixteen ways to lay a position on another: a turn or mirror of the board, and whether
// Black and White change places.
#pragma once

#include <cstdint>

#include "rules/color.h"
#include "rules/symmetry.h"

namespace tengen::library {

inline constexpr int kFrames = 16;

struct Frame {
  Symmetry symmetry = Symmetry::None;
  bool swapsColors = false;

  constexpr int number() const { return static_cast<int>(symmetry) + (swapsColors ? 8 : 0); }
  static constexpr Frame at(int number) {
    return {static_cast<Symmetry>(number & 7), (number & 8) != 0};
  }

  constexpr Color of(Color color) const { return swapsColors ? opponent(color) : color; }
  constexpr Stone of(Stone stone) const {
    return stone == Stone::None ? stone : stoneOf(of(colorOf(stone)));
  }
  constexpr Point of(Point point, BoardSize size) const {
    return transformed(point, size, symmetry);
  }

  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

// The way back. A mirror that is followed by a change of columns and rows is undone by the other
// mirror.
constexpr Symmetry inverse(Symmetry symmetry) {
  const unsigned bits = static_cast<uint8_t>(symmetry);
  if (!swapsSides(symmetry)) return symmetry;
  return static_cast<Symmetry>(4u | (bits & 1u) << 1 | (bits & 2u) >> 1);
}

// First `before`, then `after`.
constexpr Symmetry composed(Symmetry after, Symmetry before) {
  const unsigned a = static_cast<uint8_t>(after);
  const unsigned b = static_cast<uint8_t>(before);
  // A mirror behind a change of columns and rows is the other mirror before it.
  const unsigned mirrors = swapsSides(before) ? (a & 1u) << 1 | (a & 2u) >> 1 : a & 3u;
  return static_cast<Symmetry>((mirrors ^ (b & 3u)) | ((a ^ b) & 4u));
}

constexpr Frame composed(Frame after, Frame before) {
  return {composed(after.symmetry, before.symmetry), after.swapsColors != before.swapsColors};
}

constexpr Frame inverse(Frame frame) {
  return {inverse(frame.symmetry), frame.swapsColors};
}

}  // namespace tengen::library
