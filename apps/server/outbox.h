// What a game has to say, held back until what it is about is safe on the disk. Everything comes
// out in the order it went in. One thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace tengen::server {

class Outbox {
 public:
  using Action = std::function<void()>;

  // Something is being stored, and then there will be so many records: what is said from now on
  // waits for it.
  void hold(uint64_t records) { stages_.push_back({records, {}}); }
  // Done as soon as all that was held before is safe, at once if it is; or else, if it is lost,
  // `lost` instead.
  void say(Action safe, Action lost = {}) {
    if (stages_.empty()) return safe();
    stages_.back().words.push_back({std::move(safe), std::move(lost)});
  }
  // The oldest of what is being stored is safe.
  void release() {
    const Stage stage = std::move(stages_.front());
    stages_.erase(stages_.begin());
    for (const Word& word : stage.words)
      word.safe();
  }
  // Nothing of what is being stored will be.
  void drop() {
    const auto stages = std::exchange(stages_, {});
    for (const Stage& stage : stages) {
      for (const Word& word : stage.words) {
        if (word.lost) word.lost();
      }
    }
  }
  // So many records turned out to be safe, and no others will be.
  void settle(uint64_t records) {
    while (!stages_.empty() && stages_.front().records <= records)
      release();
    drop();
  }
  bool isEmpty() const { return stages_.empty(); }

 private:
  struct Word {
    Action safe;
    Action lost;
  };
  struct Stage {
    uint64_t records;
    std::vector<Word> words;
  };
  std::vector<Stage> stages_;  // few; an empty deque would hold half a kilobyte in each game
};

}  // namespace tengen::server
