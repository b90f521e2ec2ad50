// The positions of one line of a game, in order: the root and every node that changes the board or
// the side to move. Nodes that only say something belong to the position before them.
#pragma once

#include <optional>
#include <vector>

#include "game/game_tree.h"

namespace tengen::review {

struct LinePosition {
  NodeId node = kNoNode;
  int number = 0;                 // moves played so far
  std::optional<Turn> move = {};  // that led here; nothing at the root and where stones are set up
  Color toMove = Color::Black;    // whoever moves next in the record, else whose turn it is
  std::optional<Move> played = {};  // the move that follows, if it is a legal one

  friend bool operator==(const LinePosition&, const LinePosition&) = default;
};

using Line = std::vector<LinePosition>;

// From the root to `end`.
Line lineTo(const GameTree& tree, NodeId end);
Line mainLine(const GameTree& tree);

// The node whose position stands on the board at `node`: itself, or one before it.
NodeId positionNode(const GameTree& tree, NodeId node);

}  // namespace tengen::review
