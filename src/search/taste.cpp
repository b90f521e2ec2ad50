#include "search/taste.h"

#include <algorithm>
#include <cmath>

#include "rules/areas.h"

namespace tengen::search {
namespace {

// A leaning of 1 makes a point this much likelier (as a logarithm: 1.6 times), so that it shows
// over a game and spoils no move.
constexpr double kStrength = 0.5;
constexpr int kBalancedLine = 4;  // between territory and influence

double leaning(Random& random) {
  constexpr int kSteps = 1000;
  return 2.0 * random.below(kSteps + 1) / kSteps - 1;
}

// From -1 on the third line and below to 1 on the fifth and above.
double heightOf(Point p, BoardSize size) {
  const int line = 1 + std::min({static_cast<int>(p.x), static_cast<int>(p.y), size.width - 1 - p.x,
                                 size.height - 1 - p.y});
  return std::clamp(line - kBalancedLine, -1, 1);
}

double contactOf(const Board& board, Point point, Color side) {
  const Neighbours beside(point, board.size());
  return std::any_of(beside.begin(), beside.end(),
                     [&](Point p) { return board.at(p) == stoneOf(opponent(side)); });
}

}  // namespace

Taste Taste::drawn(Random& random) {
  Taste taste;
  taste.height = leaning(random);
  taste.contact = leaning(random);
  return taste;
}

double Taste::likingOf(const Board& board, Point point, Color side) const {
  return std::exp(kStrength * (height * heightOf(point, board.size()) +
                               contact * contactOf(board, point, side)));
}

}  // namespace tengen::search
