// What was said to an engine and by it, for a console and for whoever looks for a mistake. Keeps
// the latest lines and bounds their length: an engine may talk for days.
//
// Thread-safe: the engine's thread writes, a window reads.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tengen::engine {

class TrafficLog {
 public:
  struct Entry {
    enum class Kind {
      Sent,
      Received,
      Error,    // a line of its standard error
      Started,  // its command line
      Ended,    // by itself
    };
    Kind kind;
    std::string text;

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  explicit TrafficLog(size_t mostEntries = 2000, size_t longestText = 2000)
      : mostEntries_(mostEntries), longestText_(longestText) {}

  void add(Entry::Kind kind, std::string_view text);
  std::vector<Entry> entries() const;
  uint64_t added() const;  // since the beginning, also those no longer kept
  // What is kept of the entries after the first `seen`, and how many there were by then in all.
  struct News {
    std::vector<Entry> entries;
    uint64_t added = 0;
  };
  News newsSince(uint64_t seen) const;

 private:
  const size_t mostEntries_;
  const size_t longestText_;
  mutable std::mutex mutex_;
  std::deque<Entry> entries_;
  uint64_t added_ = 0;
};

}  // namespace tengen::engine
