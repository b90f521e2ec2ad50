// A line of a game as an animated GIF: wood, stones, and a mark on the last move.
#pragma once

#include <string>
#include <vector>

#include "game/game_tree.h"

namespace tengen::drawing {

struct GifTiming {
  int moveHundredths = 80;   // a move
  int lastHundredths = 300;  // the last, before it begins again
};

// One picture a node, so many pixels from line to line (8 to 64).
std::string boardGif(const GameTree& tree, const std::vector<NodeId>& line, int cell,
                     const GifTiming& timing = {});

}  // namespace tengen::drawing
