// Turns a whole game round, mirrors it, or exchanges the colours: every point in every property
// that has points, rectangles and pairs included. Properties nobody knows are left alone.
#pragma once

#include "game/game_tree.h"
#include "rules/symmetry.h"

namespace tengen {

// The open game, as one step each.
void transform(GameTree& tree, Symmetry symmetry);
// B and W, AB and AW, TB and TW, PL, times, names, ranks and the winner. Komi stays as it is.
void swapColors(GameTree& tree);

}  // namespace tengen
