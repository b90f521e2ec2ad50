// How marks change by hand: a group or a chain called dead or alive, a region given to a side.
#include <optional>
#include <utility>

#include "rules/areas.h"
#include "rules/life.h"
#include "rules/scoring.h"

namespace tengen {
namespace {

// The points reached from some over points that allow it, those first.
template <class Allows>
Points reachFrom(Points start, BoardSize size, Allows allows) {
  Points reached = std::move(start);
  PointSet seen(size);
  for (const Point p : reached) {
    seen[p] = true;
  }
  for (size_t next = 0; next < reached.size(); ++next) {
    for (const Point p : Neighbours(reached[next], size)) {
      if (seen[p] || !allows(p)) continue;
      seen[p] = true;
      reached.push_back(p);
    }
  }
  return reached;
}

// The chain of a stone and the empty points around it.
Points chainAndItsSpace(const Board& board, Point stone) {
  return reachFrom(board.chainAt(stone), board.size(),
                   [&](Point p) { return board.at(p) == Stone::None; });
}

// Whoever stands around the dead has taken them, and so lives.
void reviveAround(Marks& marks, const Board& board, const Points& area, Color color) {
  for (const Point p : area) {
    for (const Point q : Neighbours(p, board.size())) {
      if (board.at(q) != stoneOf(color) || !marks.dead[q]) continue;
      for (const Point revived : chainAndItsSpace(board, q)) {
        marks.dead[revived] = false;
        marks.regionOwner[revived].reset();
      }
    }
  }
}

void toggle(Marks& marks, const Board& board, Point stone, const Points& area, Suicide suicide) {
  const Color color = colorOf(board.at(stone));
  const bool toDead = !marks.dead[stone];
  const PointSet immortal = sureLife(board, color, suicide).alive;
  if (toDead && immortal[stone]) return;
  for (const Point p : area) {
    if (board.at(p) == stoneOf(color)) marks.dead[p] = toDead && !immortal[p];
    marks.regionOwner[p].reset();
  }
  if (toDead) reviveAround(marks, board, area, opponent(color));
}

Stone stonesOf(Owner owner) {
  if (owner == Owner::Nobody) return Stone::None;
  return owner == Owner::Black ? Stone::Black : Stone::White;
}

std::optional<Owner> next(std::optional<Owner> owner) {
  if (!owner) return Owner::Black;
  if (*owner == Owner::Black) return Owner::White;
  if (*owner == Owner::White) return Owner::Nobody;
  return std::nullopt;
}

}  // namespace

void toggleGroup(Marks& marks, const Board& board, Point stone, Suicide suicide) {
  const Stone color = board.at(stone);
  if (color == Stone::None) return;
  const Points area = reachFrom({stone}, board.size(), [&](Point p) {
    return board.at(p) == Stone::None || board.at(p) == color;
  });
  toggle(marks, board, stone, area, suicide);
}

void toggleChain(Marks& marks, const Board& board, Point stone, Suicide suicide) {
  if (board.at(stone) == Stone::None) return;
  toggle(marks, board, stone, chainAndItsSpace(board, stone), suicide);
}

void cycleRegion(Marks& marks, const Board& board, Point emptyPoint) {
  if (board.at(emptyPoint) != Stone::None) return;
  const std::optional<Owner> owner = next(marks.regionOwner[emptyPoint]);
  const Points region = reachFrom({emptyPoint}, board.size(), [&](Point p) {
    return board.at(p) == Stone::None || marks.dead[p];
  });
  for (const Point p : region) {
    // Whose region it is, his stones in it live: nobody owns points among his own dead.
    const bool revives = marks.dead[p] && owner && board.at(p) == stonesOf(*owner);
    if (revives) marks.dead[p] = false;
    marks.regionOwner[p] = revives ? std::nullopt : owner;
  }
}

}  // namespace tengen
