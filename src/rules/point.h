// A place on the board and the board's outline. How points are written is in notation.h.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace tengen {

constexpr int kMaxSide = 52;

// Column from the left and row from the top, both from 0.
struct Point {
  uint8_t x = 0;
  uint8_t y = 0;

  friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

// Both sides lie in 1..kMaxSide wherever a BoardSize has been accepted: see isValid().
struct BoardSize {
  int width = 19;
  int height = 19;

  constexpr bool isValid() const {
    return width >= 1 && width <= kMaxSide && height >= 1 && height <= kMaxSide;
  }
  constexpr bool isSquare() const { return width == height; }
  constexpr bool contains(Point p) const { return p.x < width && p.y < height; }
  constexpr int points() const { return width * height; }

  // Points in reading order, and back.
  constexpr int indexOf(Point p) const { return p.y * width + p.x; }
  constexpr Point pointAt(int index) const {
    return {static_cast<uint8_t>(index % width), static_cast<uint8_t>(index / width)};
  }

  friend constexpr bool operator==(const BoardSize&, const BoardSize&) = default;
};

// Sorted in reading order unless said otherwise.
using Points = std::vector<Point>;

}  // namespace tengen
