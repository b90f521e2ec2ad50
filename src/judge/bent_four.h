// Bent four in the corner, which territory rules call dead: the attacker may start a ko for it when
// the board holds no threats any more, and its owner can never start anything.
//
//   X X . O X      White's only liberties are the two he shares with the three stones inside.
//   X O O O X      If he plays one he is taken; Black may play one at the end, give up four bent
//   . O X X X      stones and play back inside.
//   O O X . .
//   X X X . .
#pragma once

#include "rules/board.h"
#include "rules/grid.h"

namespace tengen {

// The points that belong to this side by bent fours: the dead stones around the corners, its own
// stones inside, and the liberties shared.
PointSet takenByBentFour(const Board& board, Color attacker);

}  // namespace tengen
