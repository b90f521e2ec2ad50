// What a game has to say, held back until what it is about is safe on the disk. Everything comes
// out in the order it went in. One thread at a time.
#pragma once

#include <deque>
#include <functional>
#include <utility>
#include <vector>

namespace tengen::server {

class Outbox {
 public:
  using Action = std::function<void()>;

  // Something is being stored: what is said from now on waits for it.
  void hold() { stages_.emplace_back(); }
  // Done as soon as all that was held before is safe, at once if it is; or else, if it is lost,
  // `lost` instead.
  void say(Action safe, Action lost = {}) {
    if (stages_.empty()) return safe();
    stages_.back().push_back({std::move(safe), std::move(lost)});
  }
  // The oldest of what is being stored is safe.
  void release() {
    std::vector<Word> words = std::move(stages_.front());
    stages_.pop_front();
    for (const Word& word : words)
      word.safe();
  }
  // Nothing of what is being stored will be.
  void drop() {
    const auto stages = std::exchange(stages_, {});
    for (const auto& stage : stages) {
      for (const Word& word : stage) {
        if (word.lost) word.lost();
      }
    }
  }
  bool isEmpty() const { return stages_.empty(); }

 private:
  struct Word {
    Action safe;
    Action lost;
  };
  std::deque<std::vector<Word>> stages_;
};

}  // namespace tengen::server
