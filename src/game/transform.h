// Turns a whole game round, mirrors it, or exchanges the colours: every point in every property
// that has points, rectangles and pairs included. Properties nobody knows are left alone.
#pragma once

#include "game/game_tree.h"

namespace tengen {

enum class Symmetry : uint8_t {
  QuarterTurn,  // clockwise; a 19x13 board becomes 13x19
  HalfTurn,
  ThreeQuarterTurn,
  MirrorLeftRight,
  MirrorTopBottom,
};

Point transformed(Point point, BoardSize size, Symmetry symmetry);
BoardSize transformed(BoardSize size, Symmetry symmetry);

// The open game, as one step each.
void transform(GameTree& tree, Symmetry symmetry);
// B and W, AB and AW, TB and TW, PL, times, names, ranks and the winner. Komi stays as it is.
void swapColors(GameTree& tree);

}  // namespace tengen
