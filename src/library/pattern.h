// A part of a board to look for: stones, empty points and wildcards, somewhere on a board or fixed
// to its edges.
//
//   . empty   X black   O white   x black or empty   o white or empty   * anything
//   1 2 3     empty at first, then played in this order, by Black and White in turn
//
// An edge of the board may be drawn around it with | - and +:
//
//   +------
//   |..*...
//   |..X.O.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "library/frame.h"

namespace tengen::library {

// What a point may hold, as bits of Stone: none 1, black 2, white 4.
using Allowed = uint8_t;
inline constexpr Allowed kAnything = 7;
constexpr Allowed allowedOf(Stone stone) {
  return static_cast<Allowed>(1u << static_cast<unsigned>(stone));
}
constexpr bool allows(Allowed allowed, Stone stone) {
  return (allowed & allowedOf(stone)) != 0;
}
constexpr Allowed withColorsSwapped(Allowed allowed) {
  return static_cast<Allowed>((allowed & 1u) | (allowed & 2u) << 1 | (allowed & 4u) >> 1);
}

// Edges of the board that the pattern lies along.
struct Edges {
  bool left = false, right = false, top = false, bottom = false;

  friend bool operator==(const Edges&, const Edges&) = default;
};

Edges turned(Edges edges, Symmetry symmetry);

struct Pattern {
  BoardSize size;               // of the part, in points
  std::vector<Allowed> points;  // in reading order
  std::vector<int> order;       // points that are played one after another, Black first
  Edges edges;
  bool isWhiteFirst = false;  // White plays the first of `order`

  Allowed at(int x, int y) const { return points[static_cast<size_t>(y * size.width + x)]; }
};

struct PatternError {
  enum class Code : uint8_t { Empty, TooLarge, UnevenRows, UnknownSign, BrokenOrder };
  Code code = Code::Empty;
  int line = 0;  // counted from 1
};

Result<Pattern, PatternError> parsePattern(std::string_view drawing);

// The frames that lay it on itself; the one that changes nothing is always among them.
std::vector<Frame> selfFrames(const Pattern& pattern, bool eitherColor);

// A pattern laid on a board: what each of its points may hold there.
struct Placement {
  struct Demand {
    uint16_t point;
    Allowed allowed;
    friend auto operator<=>(const Demand&, const Demand&) = default;
  };
  std::vector<Demand> demands;   // sorted by point; wildcards for anything are left out
  std::vector<uint16_t> order;   // points that are played one after another
  Color first = Color::Black;    // who plays the first of these
  std::vector<uint16_t> points;  // of the board that the pattern lies on, sorted
  // By point of the board: 0 outside, else what it may hold and kCovered.
  std::vector<uint8_t> covers;
  static constexpr uint8_t kCovered = 8;
  int stonesNeeded = 0;   // demands that the empty board does not meet
  Frame frame;            // lays the board on that of the question
  int left = 0, top = 0;  // where the turned part lies on the board

  // The point of the question that a point of the board is, as an index into the pattern.
  int inQuestion(int point, BoardSize board, BoardSize pattern) const;
};

// All different ways to lay it: a symmetrical pattern lies on itself, and that counts once.
std::vector<Placement> placementsOf(const Pattern& pattern, BoardSize board, bool eitherColor);

}  // namespace tengen::library
