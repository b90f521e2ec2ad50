// The end of a game: what is settled, what is left to play, and when to pass. Knows the rules of
// counting and what a network says about ownership; does not search.
#pragma once

#include <vector>

#include "nn/evaluator.h"
#include "rules/grid.h"
#include "rules/life.h"
#include "rules/scoring.h"

namespace tengen {

// A game that ends here, counted. As Black sees it.
struct EndValue {
  double win = 0.5;  // 0 or 1, or 0.5 for a draw
  double lead = 0;
};

// As it stands: only stones that unconditional life proves dead are dead.
EndValue countStones(const Situation& situation);
// With these stones dead.
EndValue countMarked(const Situation& situation, const Marks& marks);
// Whole chains that stand in the other side's ownership, those that cannot die excepted.
// Ownership as the side to move sees it, as in Evaluation.
Marks deadByOwnership(const Situation& situation, const std::vector<float>& ownership);

// A position with an eye to its end, seen by the side to move.
class Ending {
 public:
  Ending(const Situation& situation, const std::vector<float>& ownership);

  // Questions
  // Every stone is clearly dead or alive and every point clearly somebody's or dame.
  bool isSettled() const { return settled_; }
  // Points both sides touch and neither owns, seki left out: under area rules each is worth a move.
  const Points& dame() const { return dame_; }
  const Marks& marks() const { return marks_; }
  double leadIfOver() const { return leadIfOver_; }      // counted with the dead taken off
  double leadOfStones() const { return leadOfStones_; }  // counted as it stands
  bool hasDeadEnemies() const;

  // Moves worth a thought, by move index: no stone into an own eye or into territory that is
  // unconditionally somebody's. The pass always is.
  std::vector<bool> sensibleMoves() const;
  // The moves that take dead enemy stones or their liberties, best first: for clean-up.
  Points cleanupMoves() const;

 private:
  void findUnsettled(const std::vector<float>& ownership);

  const Situation& situation_;
  Marks marks_;
  SureLife own_;
  SureLife other_;
  bool settled_ = true;
  Points dame_;
  double leadIfOver_ = 0;
  double leadOfStones_ = 0;
};

}  // namespace tengen
