// What the tree view asks about a node in order to draw it. The controller answers from the game; a
// test answers from a table.
#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "game/game_tree.h"

namespace tengen::desktop {

// How one node looks.
struct NodeFace {
  enum class Kind : uint8_t { Plain, Stone, Pass, Setup };
  Kind kind = Kind::Plain;
  Color color = Color::Black;  // Stone and Pass
  int number = 0;              // of the move; 0 shows none
  bool hasComment = false;
  bool hasMarks = false;
};

class TreeSource {
 public:
  virtual ~TreeSource() = default;

  virtual NodeFace face(NodeId id) = 0;
  virtual NodeId parent(NodeId id) = 0;
  // Nodes with the same position on different roads, threaded from one to the next.
  virtual std::vector<std::pair<NodeId, NodeId>> equalPairs() = 0;
  virtual bool hasChildren(NodeId id) = 0;
  // What is written about this node, in one line; empty where nothing is.
  virtual QString words(NodeId id) = 0;
};

}  // namespace tengen::desktop
