// Marks of a count as a record keeps them: TB and TW, and back.
#pragma once

#include "rules/scoring.h"

namespace tengen {

// Points that count as territory: owned, and no living stone covers them.
struct Territory {
  Points black;
  Points white;

  bool isEmpty() const { return black.empty() && white.empty(); }
  friend bool operator==(const Territory&, const Territory&) = default;
};

Territory territoryOf(const Board& board, const Marks& marks, const Count& count, Scoring scoring);
// The marks that give this territory: stones in that of the other side are dead, and regions that
// the stones around do not explain were given by hand.
Marks marksOf(const Board& board, const Territory& territory, Scoring scoring);

}  // namespace tengen
