#include "game/position_index.h"

#include <algorithm>
#include <cassert>

#include "base/random.h"
#include "game/replay.h"
#include "game/tree_walk.h"

namespace tengen {
namespace {

// Beside the hash of the stones; never 0, which means "not known".
uint64_t keyOf(const BoardState& state) {
  constexpr uint64_t kWhiteToMove = splitmix(0x57);
  constexpr uint64_t kKo = 0x9e3779b97f4a7c15u;
  uint64_t key = state.board.hash();
  if (state.toMove == Color::White) key ^= kWhiteToMove;
  key ^= state.board.koVertex() * kKo;
  return key == 0 ? 1 : key;
}

BoardState stateBefore(const GameTree& tree, NodeId id) {
  const Position position = tree.positionBefore(id);
  return {position.board(), position.toMove()};
}

}  // namespace

void PositionIndex::update(const GameTree& tree) {
  const auto changes = tree.boardChanges();
  if (root_ != tree.root()) return rebuild(tree);
  if (seenChanges_ == changes.size()) return;
  keys_.resize(tree.collection().nodeCount());
  rings_.resize(tree.collection().nodeCount());
  // Following many changes one by one may cost more than walking the tree anew.
  size_t budget = tree.collection().nodeCount();
  for (; seenChanges_ < changes.size(); ++seenChanges_) {
    if (!follow(tree, changes[seenChanges_], budget)) return rebuild(tree);
  }
}

// Brings the branch of a node up to date. Whether it belongs to the game is known from its parent,
// unless that was changed too; then the change higher up sets right what is below it.
bool PositionIndex::follow(const GameTree& tree, NodeId top, size_t& budget) {
  const sgf::Collection& collection = tree.collection();
  const NodeId above = tree.parent(top);
  if (top == root_) return false;
  const bool attached = above != kNoNode && keys_[static_cast<size_t>(above)] != 0;
  size_t walked = 0;
  if (attached) {
    walkTree(collection, top, stateBefore(tree, top), [&](BoardState& state, NodeId id) {
      applyNode(state, collection, id);
      place(static_cast<uint32_t>(id), keyOf(state),
            keys_[static_cast<size_t>(collection.parent(id))]);
      ++walked;
    });
  } else {
    for (NodeId id = top; id != kNoNode; id = collection.nextInTree(id, top)) {
      const auto node = static_cast<uint32_t>(id);
      if (keys_[node] != 0) unlink(node);
      keys_[node] = 0;
      ++walked;
    }
  }
  if (walked > budget) return false;
  budget -= walked;
  return true;
}

void PositionIndex::place(uint32_t node, uint64_t key, uint64_t keyAbove) {
  const bool wanted = key != keyAbove;
  if (keys_[node] == key && isLinked(node) == wanted) return;
  unlink(node);
  keys_[node] = key;
  if (wanted) link(node);
}

void PositionIndex::rebuild(const GameTree& tree, const std::stop_token& stop) {
  const sgf::Collection& collection = tree.collection();
  root_ = tree.root();
  seenChanges_ = tree.boardChanges().size();
  keys_.assign(collection.nodeCount(), 0);
  rings_.assign(collection.nodeCount(), Ring{});
  std::vector<uint32_t> places;
  places.reserve(collection.nodeCount());
  walkTree(collection, root_, stateBefore(tree, root_), [&](BoardState& state, NodeId id) {
    if (stop.stop_requested()) return;
    applyNode(state, collection, id);
    const auto node = static_cast<uint32_t>(id);
    const NodeId above = collection.parent(id);
    keys_[node] = keyOf(state);
    if (above == kNoNode || keys_[node] != keys_[static_cast<size_t>(above)]) {
      places.push_back(node);
    }
  });
  linkAll(places);
}

// As link() one by one, but what it will look at is asked for ahead of need, the slot first and
// then the key of the node in it: both arrays are far larger than the caches.
void PositionIndex::linkAll(const std::vector<uint32_t>& places) {
  constexpr size_t kAhead = 16;
  table_.clear();
  usedSlots_ = 0;
  growTable(places.size());
  const size_t mask = table_.size() - 1;
  for (size_t i = 0; i < places.size(); ++i) {
    if (i + kAhead < places.size()) {
      __builtin_prefetch(&table_[keys_[places[i + kAhead]] & mask]);
      const uint32_t other = table_[keys_[places[i + kAhead / 2]] & mask];
      if (other != kNone) __builtin_prefetch(&keys_[other]);
    }
    link(places[i]);
  }
}

std::vector<NodeId> PositionIndex::equalTo(const GameTree& tree, NodeId id) {
  update(tree);
  if (static_cast<size_t>(id) >= keys_.size() || keys_[static_cast<size_t>(id)] == 0) return {};
  while (!isLinked(static_cast<uint32_t>(id))) {
    id = tree.parent(id);
  }
  const auto place = static_cast<uint32_t>(id);
  if (rings_[place].next == place) return {};

  // Whose ancestors are known to lead to the root without meeting this place, and whose to meet it.
  std::vector<bool> aside(keys_.size());
  std::vector<bool> below(keys_.size());
  std::vector<bool> above(keys_.size());
  for (NodeId a = tree.parent(id); a != kNoNode; a = tree.parent(a)) {
    above[static_cast<size_t>(a)] = true;
  }
  std::vector<NodeId> equal;
  std::vector<NodeId> way;
  for (uint32_t node = rings_[place].next; node != place; node = rings_[node].next) {
    if (above[node]) continue;
    way.clear();
    auto a = static_cast<NodeId>(node);
    const auto undecided = [&](NodeId n) {
      const auto i = static_cast<size_t>(n);
      return n != id && !above[i] && !aside[i] && !below[i];
    };
    for (; undecided(a); a = tree.parent(a)) {
      way.push_back(a);
    }
    const bool isBelow = a == id || below[static_cast<size_t>(a)];
    for (const NodeId n : way) {
      (isBelow ? below : aside)[static_cast<size_t>(n)] = true;
    }
    if (!isBelow) equal.push_back(static_cast<NodeId>(node));
  }
  return equal;
}

std::vector<PositionIndex::Pair> PositionIndex::threads(const GameTree& tree) {
  update(tree);
  std::vector<uint32_t> ends;  // one node of each ring of several
  for (const uint32_t node : table_) {
    if (node != kNone && rings_[node].next != node) ends.push_back(node);
  }
  if (ends.empty()) return {};

  // In the order of the tree all below a node follow it without a gap.
  const sgf::Collection& collection = tree.collection();
  const std::vector<uint32_t> below = branchSizes(collection, root_);
  std::vector<uint32_t> order(keys_.size());
  uint32_t count = 0;
  for (NodeId id = root_; id != kNoNode; id = collection.nextInTree(id, root_)) {
    order[static_cast<size_t>(id)] = count++;
  }
  const auto isBefore = [&](uint32_t a, uint32_t b) { return order[a] < order[b]; };
  std::vector<Pair> pairs;
  std::vector<uint32_t> ring;
  for (const uint32_t end : ends) {
    ring.assign(1, end);
    for (uint32_t node = rings_[end].next; node != end; node = rings_[node].next)
      ring.push_back(node);
    std::sort(ring.begin(), ring.end(), isBefore);
    for (const uint32_t node : ring) {
      const auto other = std::partition_point(ring.begin(), ring.end(), [&](uint32_t candidate) {
        return order[candidate] < order[node] + below[node];
      });
      if (other != ring.end()) {
        pairs.emplace_back(static_cast<NodeId>(node), static_cast<NodeId>(*other));
      }
    }
  }
  return pairs;
}

void PositionIndex::link(uint32_t node) {
  if ((usedSlots_ + 1) * 2 > table_.size()) growTable(usedSlots_ + 1);
  const size_t slot = slotOf(keys_[node]);
  const uint32_t other = table_[slot];
  if (other == kNone) {
    table_[slot] = node;
    ++usedSlots_;
    rings_[node] = {node, node};
    return;
  }
  rings_[node] = {other, rings_[other].previous};
  rings_[rings_[other].previous].next = node;
  rings_[other].previous = node;
}

void PositionIndex::unlink(uint32_t node) {
  if (!isLinked(node)) return;
  const Ring ring = rings_[node];
  const size_t slot = slotOf(keys_[node]);
  rings_[ring.next].previous = ring.previous;
  rings_[ring.previous].next = ring.next;
  if (ring.next == node) {
    clearSlot(slot);
  } else if (table_[slot] == node) {
    table_[slot] = ring.next;
  }
  rings_[node] = Ring{};
}

size_t PositionIndex::slotOf(uint64_t key) const {
  const size_t mask = table_.size() - 1;
  size_t slot = key & mask;
  while (table_[slot] != kNone && keys_[table_[slot]] != key) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

// Moves up what had to step aside for the one that goes, so that every search still ends at a gap.
void PositionIndex::clearSlot(size_t slot) {
  const size_t mask = table_.size() - 1;
  size_t gap = slot;
  for (size_t next = (gap + 1) & mask; table_[next] != kNone; next = (next + 1) & mask) {
    const size_t home = keys_[table_[next]] & mask;
    if (((next - home) & mask) < ((next - gap) & mask)) continue;
    table_[gap] = table_[next];
    gap = next;
  }
  table_[gap] = kNone;
  --usedSlots_;
}

void PositionIndex::growTable(size_t places) {
  size_t slots = std::max<size_t>(64, table_.size());
  while (slots < places * 2) {
    slots *= 2;
  }
  std::vector<uint32_t> old(slots, kNone);
  old.swap(table_);
  for (const uint32_t node : old) {
    if (node != kNone) table_[slotOf(keys_[node])] = node;
  }
}

size_t PositionIndex::memoryInUse() const {
  return keys_.capacity() * sizeof(uint64_t) + rings_.capacity() * sizeof(Ring) +
         table_.capacity() * sizeof(uint32_t);
}

}  // namespace tengen
