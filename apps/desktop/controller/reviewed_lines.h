// Which lines of a game were reviewed, and which of them is shown for the line on screen: in a side
// line nobody has looked at, that is the game it left.
#pragma once

#include <vector>

#include "game/game_tree.h"

namespace tengen::desktop {

class ReviewedLines {
 public:
  void clear() { ends_.clear(); }
  void add(NodeId end) { ends_.push_back(end); }  // and what follows it; the root: the main line

  // The one that goes along with these nodes for longest; they themselves where none was reviewed.
  std::vector<NodeId> nearest(const GameTree& tree, const std::vector<NodeId>& onScreen);

 private:
  std::vector<NodeId> ends_;
};

}  // namespace tengen::desktop
