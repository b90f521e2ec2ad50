#include "rules/handicap.h"

#include <algorithm>
#include <cmath>

namespace tengen {
namespace {

constexpr int kSmallestWithCorners = 7;
constexpr int kSmallestWithSides = 15;
constexpr int kSmallestWithFourthLine = 12;  // smaller boards have their stars on the third line

// The lines on which stars lie, counted from 0 at the left and at the top.
struct Lines {
  explicit Lines(BoardSize size) {
    const int smaller = std::min(size.width, size.height);
    const int line = smaller >= kSmallestWithFourthLine ? 3 : 2;
    left = top = line;
    right = size.width - 1 - line;
    bottom = size.height - 1 - line;
    middleX = size.width / 2;
    middleY = size.height / 2;
  }

  int left, middleX, right;
  int top, middleY, bottom;
};

Point at(int x, int y) {
  return {static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

}  // namespace

Points starPoints(BoardSize size) {
  const Lines lines(size);
  const int smaller = std::min(size.width, size.height);
  const bool middleX = size.width % 2 == 1;
  const bool middleY = size.height % 2 == 1;
  const bool corners = smaller >= kSmallestWithCorners;
  const bool sides = smaller >= kSmallestWithSides;
  Points stars;
  const auto addRow = [&](int y, bool ends, bool middle) {
    if (ends) stars.push_back(at(lines.left, y));
    if (middle) stars.push_back(at(lines.middleX, y));
    if (ends) stars.push_back(at(lines.right, y));
  };
  addRow(lines.top, corners, sides && middleX);
  if (middleY) addRow(lines.middleY, sides, smaller >= 5 && middleX);
  addRow(lines.bottom, corners, sides && middleX);
  return stars;
}

int maxFixedHandicap(BoardSize size) {
  const int smaller = std::min(size.width, size.height);
  if (smaller < kSmallestWithCorners) return 0;
  const bool odd = size.width % 2 == 1 && size.height % 2 == 1;
  return odd && smaller > kSmallestWithCorners ? 9 : 4;
}

std::optional<Points> fixedHandicap(BoardSize size, int stones) {
  if (stones < 2 || stones > maxFixedHandicap(size)) return std::nullopt;
  const Lines l(size);
  const Points order = {at(l.left, l.bottom),    at(l.right, l.top),    at(l.left, l.top),
                        at(l.right, l.bottom),   at(l.left, l.middleY), at(l.right, l.middleY),
                        at(l.middleX, l.bottom), at(l.middleX, l.top)};
  // Odd numbers from five on put their last stone in the middle.
  const bool middle = stones >= 5 && stones % 2 == 1;
  Points placed(order.begin(), order.begin() + (middle ? stones - 1 : stones));
  if (middle) placed.push_back(at(l.middleX, l.middleY));
  return placed;
}

double usualKomi(const Ruleset& rules, int handicap) {
  return handicap == 0 ? rules.komi : rules.komi - std::floor(rules.komi);
}

}  // namespace tengen
