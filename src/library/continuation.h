// What was played inside a pattern after it stood there.
#pragma once

#include <vector>

#include "library/game_times.h"
#include "library/pattern.h"

namespace tengen::library {

// What follows a hit inside the pattern: first the moves that must come, then the next one.
class Continuation {
 public:
  Continuation(const Placement& placement, const GameTimes& times, uint32_t hit)
      : placement_(placement), isInOrder_(placement.order.empty()) {
    if (times.isLine()) {
      followLine(times.stepsBehind(hit));
    } else {
      followTree(times.steps(), hit);
    }
  }

  bool isInOrder() const { return isInOrder_; }
  const std::vector<Step>& next() const { return next_; }

 private:
  static constexpr int kClosed = -1;  // nothing more is to be learned on this line

  void followLine(Steps steps) {
    int played = 0;
    for (size_t i = 0; i < steps.size() && played != kClosed; ++i)
      played = after(steps[i], played);
  }

  void followTree(Steps steps, uint32_t hit) {
    std::vector<int> played;  // of the order, after each node
    NodeReader reader(steps);
    while (reader.next()) {
      if (reader.number() <= hit) {
        played.push_back(reader.number() == hit ? 0 : kClosed);
        continue;
      }
      int state = played[reader.parent()];
      for (const Step step : reader.steps()) {
        if (state != kClosed) state = after(step, state);
      }
      played.push_back(state);
    }
  }

  // How many moves of the order have been played after this step.
  int after(Step step, int played) {
    const StepKind kind = kindOf(step);
    const auto point = static_cast<size_t>(pointOf(step));
    if (kind >= StepKind::Remove || point >= placement_.covers.size() || !placement_.covers[point])
      return played;
    if (!isMove(step)) return kClosed;
    const auto number = static_cast<size_t>(played);
    if (number == placement_.order.size()) {
      next_.push_back(step);
      return kClosed;
    }
    const Color color = number % 2 == 0 ? placement_.first : opponent(placement_.first);
    if (point != placement_.order[number] || colorOf(step) != color) return kClosed;
    isInOrder_ |= number + 1 == placement_.order.size();
    return played + 1;
  }

  const Placement& placement_;
  bool isInOrder_;
  std::vector<Step> next_;
};

}  // namespace tengen::library
