// The end of a game: how it counts, what is settled, and which moves still make sense. Knows the
// rules of counting and what a network says about ownership; does not search.
#pragma once

#include <vector>

#include "nn/evaluator.h"
#include "rules/grid.h"
#include "rules/life.h"
#include "rules/scoring.h"

namespace tengen::search {

// What a game is worth, as Black sees it.
struct EndValue {
  double win = 0.5;
  double lead = 0;
};

// Counting a game that ends here
// As it stands: only stones that unconditional life proves dead are dead.
EndValue countStones(const nn::Situation& situation);
// With these stones dead.
EndValue countMarked(const nn::Situation& situation, const Marks& marks);
// Whole chains that stand in the other side's ownership, those that cannot die excepted.
// Ownership as in Evaluation: from the view of the side to move.
Marks deadByOwnership(const nn::Situation& situation, const std::vector<float>& ownership);

// Whether a stone here fills an eye of its own side for nothing: no stone of the chains around it
// is in atari.
bool fillsOwnEye(const Board& board, Point point, Color color);

// A position with an eye to its end, seen by the side to move.
class Ending {
 public:
  // The situation must outlive it.
  Ending(const nn::Situation& situation, const std::vector<float>& ownership);

  // Questions
  // Every stone is clearly dead or alive, and every point clearly somebody's or dame; no stone of
  // the side to move has to be saved first.
  bool isSettled() const { return settled_; }
  // Points that neither side owns and where a stone of the side to move is safe; seki is left
  // alone. Under area rules each is worth a point.
  const Points& dame() const { return dame_; }
  bool isOwnTerritory(Point point) const { return ownTerritory_[point]; }
  const Marks& marks() const { return marks_; }
  double leadIfOver() const { return leadIfOver_; }      // counted with the dead taken off
  double leadOfStones() const { return leadOfStones_; }  // counted as it stands
  bool hasDeadEnemies() const;

  // Moves worth a thought, by move index: no stone into an own eye, or into territory that is
  // somebody's for certain. The pass is always one.
  std::vector<bool> sensibleMoves() const;
  // Safe moves that take dead enemy stones or one of their liberties, chains with the fewest
  // liberties first.
  Points cleanupMoves() const;

 private:
  bool isSafeToPlay(Point point) const;
  bool isSure(Point point) const;
  bool isClear(Point point, const Count& counted, double owned) const;
  void findDame(const Count& counted);

  const nn::Situation& situation_;
  Color side_;
  Marks marks_;
  SureLife own_;
  SureLife other_;
  bool settled_ = true;
  PointSet ownTerritory_;
  Points dame_;
  double leadIfOver_ = 0;
  double leadOfStones_ = 0;
};

}  // namespace tengen::search
