// Unconditional life after David Benson: chains no sequence of enemy moves can capture, even if
// their owner always passes. What is alive here can never be marked dead.
#pragma once

#include "rules/board.h"
#include "rules/grid.h"
#include "rules/ruleset.h"

namespace tengen {

struct SureLife {
  explicit SureLife(BoardSize size) : alive(size), territory(size) {}

  PointSet alive;      // stones that cannot be captured
  PointSet territory;  // the regions they enclose in which the other side cannot live: empty points
                       // and enemy stones, which are dead for certain
};

// Where several stones may commit suicide, every point of a vital region must touch the chain;
// where they may not, every empty one.
SureLife sureLife(const Board& board, Color color, Suicide suicide);

// Front ends refuse to mark a stone dead that cannot die. An empty point is never one.
bool mayBeMarkedDead(const Board& board, Point stone, Suicide suicide);

// The beginner's rule, for explaining: the one-point eyes this single chain shares with no other
// chain. Two of them are unconditional life; fewer prove nothing, and eye shapes of several chains
// are no test at all because diagonal eyes may be false.
Points eyesOfChain(const Board& board, Point stone);

}  // namespace tengen
