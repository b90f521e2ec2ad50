// Equal positions in one game: same stones, side to move and ko point, reached by different roads.
// Neither may be an ancestor of the other, and a node that leaves the board unchanged is the same
// place as its parent, not another road.
//
// Eight bytes of hash a node, a ring through the nodes with the same hash, and a table of rings: 24
// bytes a node in all. The tree is walked once, with one board a branch point. Later changes of the
// tree are followed when a question is asked: a new move costs one lookup.
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "game/game_tree.h"

namespace tengen {

class PositionIndex {
 public:
  PositionIndex() = default;  // knows nothing until the first question or update
  explicit PositionIndex(const GameTree& tree) { update(tree); }
  // For work on another thread, on a copy of the tree. Stopped, it ends soon and is of no use.
  PositionIndex(const GameTree& tree, const std::stop_token& stop) { rebuild(tree, stop); }

  // The nodes with the position of this one, in no particular order. A node that changes nothing is
  // asked for its nearest ancestor that does.
  std::vector<NodeId> equalTo(const GameTree& tree, NodeId id);
  // All equal positions of the game threaded on strings: each node with the next one, in the order
  // of the tree, that has its position on another road. All pairs could be a great many.
  using Pair = std::pair<NodeId, NodeId>;
  std::vector<Pair> threads(const GameTree& tree);

  // Follows the tree: at the first call, and when another game was opened, by walking it all.
  // Always ask about the same tree, or one it was copied to: another needs an index of its own.
  void update(const GameTree& tree);

  size_t memoryInUse() const;

 private:
  static constexpr uint32_t kNone = 0xffffffffu;
  struct Ring {
    uint32_t next = kNone;  // kNone: in no ring
    uint32_t previous = kNone;
  };

  void rebuild(const GameTree& tree, const std::stop_token& stop = {});
  bool follow(const GameTree& tree, NodeId top, size_t& budget);  // false: better rebuild
  void place(uint32_t node, uint64_t key, uint64_t keyAbove);

  // Rings and their table
  bool isLinked(uint32_t node) const { return rings_[node].next != kNone; }
  void linkAll(const std::vector<uint32_t>& places);
  void link(uint32_t node);
  void unlink(uint32_t node);
  size_t slotOf(uint64_t key) const;  // where it is, or where it would go
  void clearSlot(size_t slot);
  void growTable(size_t places);

  NodeId root_ = kNoNode;
  size_t seenChanges_ = 0;
  size_t usedSlots_ = 0;
  std::vector<uint64_t> keys_;   // by node; 0: not in the game as far as known
  std::vector<Ring> rings_;      // by node
  std::vector<uint32_t> table_;  // one node of each ring, by the low bits of its key
};

}  // namespace tengen
