#include "engine/traffic_log.h"

#include <algorithm>

namespace tengen::engine {

void TrafficLog::add(Entry::Kind kind, std::string_view text) {
  const std::lock_guard lock(mutex_);
  ++added_;
  entries_.push_back({kind, std::string(text.substr(0, longestText_))});
  if (entries_.size() > mostEntries_) entries_.pop_front();
}

std::vector<TrafficLog::Entry> TrafficLog::entries() const {
  const std::lock_guard lock(mutex_);
  return {entries_.begin(), entries_.end()};
}

uint64_t TrafficLog::added() const {
  const std::lock_guard lock(mutex_);
  return added_;
}

TrafficLog::News TrafficLog::newsSince(uint64_t seen) const {
  const std::lock_guard lock(mutex_);
  const uint64_t fresh = std::min<uint64_t>(added_ - std::min(seen, added_), entries_.size());
  return {{entries_.end() - static_cast<std::ptrdiff_t>(fresh), entries_.end()}, added_};
}

}  // namespace tengen::engine
