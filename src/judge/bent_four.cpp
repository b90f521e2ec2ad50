#include "judge/bent_four.h"

#include <algorithm>
#include <optional>

#include "rules/areas.h"

namespace tengen {
namespace {

bool contains(const Points& points, Point p) {
  return std::find(points.begin(), points.end(), p) != points.end();
}

// The five points that bend around a corner inside a chain of the defender, if three of them are
// one bent chain of the attacker and the others empty.
Points bentSpace(const Board& board, Point corner, Color attacker) {
  constexpr size_t kSpace = 5;
  Points space{corner};
  size_t stones = 0;
  for (size_t i = 0; i < space.size(); ++i) {
    if (space.size() > kSpace) return {};
    if (space[i].x != corner.x && space[i].y != corner.y) return {};
    stones += board.at(space[i]) == stoneOf(attacker);
    for (const Point n : Neighbours(space[i], board.size())) {
      if (board.at(n) == stoneOf(opponent(attacker)) || contains(space, n)) continue;
      space.push_back(n);
    }
  }
  if (space.size() != kSpace || stones != 3 || board.at(corner) != stoneOf(attacker)) return {};
  return board.chainAt(corner).size() == 3 && board.libertyCount(corner) == 2 ? space : Points{};
}

// The single chain around the space, if all its liberties lie inside.
Points chainShutIn(const Board& board, const Points& space, Color defender) {
  std::optional<Points> chain;
  for (const Point p : space) {
    for (const Point n : Neighbours(p, board.size())) {
      if (board.at(n) != stoneOf(defender)) continue;
      if (!chain) chain = board.chainAt(n);
      if (!contains(*chain, n)) return {};
    }
  }
  if (!chain) return {};
  const Points liberties = board.libertiesOf(chain->front());
  const bool shut =
      std::all_of(liberties.begin(), liberties.end(), [&](Point p) { return contains(space, p); });
  return shut ? *chain : Points{};
}

}  // namespace

PointSet takenByBentFour(const Board& board, Color attacker) {
  PointSet taken(board.size());
  const auto right = static_cast<uint8_t>(board.size().width - 1);
  const auto bottom = static_cast<uint8_t>(board.size().height - 1);
  for (const Point corner :
       {Point{0, 0}, Point{right, 0}, Point{0, bottom}, Point{right, bottom}}) {
    const Points space = bentSpace(board, corner, attacker);
    const Points chain = chainShutIn(board, space, opponent(attacker));
    if (chain.empty()) continue;
    for (const Point p : space)
      taken[p] = true;
    for (const Point p : chain)
      taken[p] = true;
  }
  return taken;
}

}  // namespace tengen
