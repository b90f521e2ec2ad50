// Says how a finished position stands with no player at hand: which stones are dead, who owns each
// point, what is seki. One interface; playouts answer today (playout_judge.h), a network may later.
#pragma once

#include <stop_token>

#include "rules/board.h"
#include "rules/color.h"
#include "rules/grid.h"
#include "rules/scoring.h"

namespace tengen {

struct Verdict {
  explicit Verdict(BoardSize size) : marks(size), ownership(size), seki(size) {}

  Marks marks;            // the dead stones, whole chains each: ready for count()
  Grid<float> ownership;  // +1 Black's for certain, -1 White's, between them as sure as we are
  PointSet seki;          // living stones that stand in seki; nothing to mark, count() finds it too

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

class Judge {
 public:
  virtual ~Judge() = default;

  // The same position always gets the same verdict. May be asked from several threads at once.
  virtual Verdict judge(const Board& board, Color toMove) const = 0;
  // The same, given up when asked to stop: what it says then means nothing.
  virtual Verdict judgeUntil(const Board& board, Color toMove, const std::stop_token&) const {
    return judge(board, toMove);
  }
};

}  // namespace tengen
