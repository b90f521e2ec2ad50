// Finds words in the comments of a game.
#pragma once

#include <QString>

#include "game/game_tree.h"

namespace tengen::desktop {

// The next node after this one, in file order and round to the start, whose comment holds the
// words, in any case; the node itself if it is the only one, kNoNode if there is none.
NodeId findInComments(const GameTree& tree, NodeId after, const QString& words);

}  // namespace tengen::desktop
