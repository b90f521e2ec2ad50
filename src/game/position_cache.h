// The last few positions a tree was asked for, by node. Bounded; the one not used for longest goes.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/position.h"
#include "sgf/collection.h"

namespace tengen {

class PositionCache {
 public:
  // Enough for a line of a long game in both directions; a 19x19 position is a few KB.
  static constexpr size_t kCapacity = 48;

  explicit PositionCache(size_t capacity = kCapacity) : capacity_(capacity) {}

  const Position* find(sgf::NodeId id);
  void insert(sgf::NodeId id, const Position& position);
  void clear();

 private:
  size_t capacity_;
  std::vector<sgf::NodeId> ids_;  // beside the positions, so that a search runs over one cache line
  std::vector<uint64_t> lastUse_;
  std::vector<Position> positions_;
  uint64_t now_ = 0;
};

}  // namespace tengen
