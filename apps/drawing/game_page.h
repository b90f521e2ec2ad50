// A game with its variations, comments and marks as one page that can be stepped through in any
// browser, without a network and without any other file.
#pragma once

#include <string>

#include "game/game_tree.h"

namespace tengen::drawing {

// What the page says beside the game, in the language of whoever makes it.
struct PageWords {
  std::string title;  // of the page: who played
  std::string facts;  // one line: result, date, place
  std::string start;  // instead of a move, at the first node
  std::string black, white, pass, variations;
};

std::string gamePage(const GameTree& tree, const PageWords& words);  // of the open game

}  // namespace tengen::drawing
