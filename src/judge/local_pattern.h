// The moves a hand plays without thinking next to the last stone: hane, cut, and their kin on the
// edge, told from the eight points around. After the patterns of MoGo (Gelly, Wang, Munos, Teytaud:
// Modification of UCT with Patterns in Monte-Carlo Go, 2006).
#pragma once

#include "rules/board.h"

namespace tengen {

// For an empty point of the board.
bool isLocalPattern(const Board& board, Vertex vertex, Color mover);

}  // namespace tengen
