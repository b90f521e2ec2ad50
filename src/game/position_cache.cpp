#include "game/position_cache.h"

#include <algorithm>

namespace tengen {

const Position* PositionCache::find(sgf::NodeId id) {
  const auto found = std::find(ids_.begin(), ids_.end(), id);
  if (found == ids_.end()) return nullptr;
  const auto index = static_cast<size_t>(found - ids_.begin());
  lastUse_[index] = ++now_;
  return &positions_[index];
}

void PositionCache::insert(sgf::NodeId id, const Position& position) {
  if (capacity_ == 0 || find(id)) return;
  if (ids_.size() < capacity_) {
    ids_.push_back(id);
    lastUse_.push_back(++now_);
    positions_.push_back(position);
    return;
  }
  const auto oldest = std::min_element(lastUse_.begin(), lastUse_.end());
  const auto index = static_cast<size_t>(oldest - lastUse_.begin());
  ids_[index] = id;
  lastUse_[index] = ++now_;
  positions_[index] = position;
}

void PositionCache::clear() {
  ids_.clear();
  lastUse_.clear();
  positions_.clear();
}

}  // namespace tengen
