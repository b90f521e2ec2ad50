// Answers the tree view from a game: faces of nodes, and which positions are equal.
#pragma once

#include <vector>

#include "game/position_index.h"

#include "apps/desktop/tree/tree_source.h"

namespace tengen::desktop {

class GameTreeSource final : public TreeSource {
 public:
  // The tree must outlive this.
  explicit GameTreeSource(const GameTree& tree) : tree_(tree) {}

  NodeFace face(NodeId id) override;
  NodeId parent(NodeId id) override { return tree_.parent(id); }
  std::vector<std::pair<NodeId, NodeId>> equalPairs() override;
  bool hasChildren(NodeId id) override { return tree_.firstChild(id) != kNoNode; }
  QString words(NodeId id) override;

  // Walking all of a large tree takes its time. Until somebody has made its index elsewhere and
  // brings it, no positions are known to be equal there.
  bool awaitsIndex() const;
  void adopt(PositionIndex index, NodeId root);

 private:
  int numberOf(NodeId id);

  const GameTree& tree_;
  PositionIndex index_;
  NodeId indexed_ = kNoNode;  // the root of the game it knows
  // Move numbers by node, -1 where not known yet: counting up from the root for every node seen
  // would cost the depth of the game each time.
  std::vector<int> numbers_;
  size_t seenChanges_ = 0;
};

}  // namespace tengen::desktop
