// A whole game for people without a Go program: a line of it as a moving picture, or all of it as
// one page that any browser steps through.
#pragma once

#include <QByteArray>
#include <vector>

#include "game/game_tree.h"

namespace tengen::desktop {

// The line through the position on screen, as an animated GIF about so many pixels wide.
QByteArray gameGif(const GameTree& tree, const std::vector<NodeId>& line, int width);
QByteArray gamePage(const GameTree& tree);  // in the language of the window

}  // namespace tengen::desktop
