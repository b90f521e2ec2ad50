// A place in a tree and the ways from it. Remembers which branch it came back from, so that forward
// undoes back. The tree belongs to somebody else and must outlive it.
#pragma once

#include <unordered_map>

#include "game/game_tree.h"

namespace tengen {

class Cursor {
 public:
  explicit Cursor(GameTree& tree) : tree_(&tree), here_(tree.root()) {}

  // Questions
  NodeId node() const { return here_; }
  Position position() const { return tree_->positionAt(here_); }
  bool isAtRoot() const { return here_ == tree_->root(); }
  bool isAtEnd() const { return tree_->firstChild(here_) == kNoNode; }
  std::vector<NodeId> line() const;  // from the root through here to where toEnd() leads

  // Ways. False, and nothing changes, where there is none.
  void goTo(NodeId id);  // a node of the open game
  bool back();
  bool forward();  // the branch last visited, else the first
  bool toChild(size_t index);
  bool toSibling(int offset);  // +1 the next variation, -1 the one before
  bool toMove(int number);     // on this line: the first node at which so many moves are played
  void toStart() { goTo(tree_->root()); }
  void toEnd();  // of the line it is on
  void toMainLineEnd();

  // Actions
  Result<NodeId, MoveError> play(Turn turn);  // and goes there
  Result<NodeId, MoveError> play(Turn turn, const Position& here);
  bool undo();  // the last edit of the tree, and goes where it was
  bool redo();

 private:
  void goOnTo(NodeId child);
  void remember(NodeId above, NodeId child);
  NodeId nextOnLine(NodeId id) const;

  GameTree* tree_;
  NodeId here_;  // the line from the root that nextOnLine() gives leads through it
  std::unordered_map<uint32_t, NodeId> lastVisited_;  // child, by node
};

}  // namespace tengen
