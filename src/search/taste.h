// What a player likes, for a whole game: small leanings that two players of one level do not share.
#pragma once

#include "base/random.h"
#include "rules/board.h"

namespace tengen::search {

struct Taste {
  double height = 0;   // -1: territory along the edge; 1: influence towards the middle
  double contact = 0;  // -1: keeps away; 1: seeks the fight

  static Taste drawn(Random& random);

  // By how much this side likes a point more than somebody without a taste does: about 1.
  double likingOf(const Board& board, Point point, Color side) const;
};

}  // namespace tengen::search
