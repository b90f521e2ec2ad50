// The stones while the nodes of a recorded game are gone through, variations included.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "library/steps.h"

namespace tengen::library {

class Replay {
 public:
  explicit Replay(BoardSize size)
      : points_(size.points()), stones_(static_cast<size_t>(points_), Stone::None) {}

  Stone at(int point) const { return stones_[static_cast<size_t>(point)]; }
  // Moves and passes from the root to here.
  int moveNumber() const { return levels_.empty() ? 0 : static_cast<int>(levels_.back().moves); }

  // Goes to the node's parent and makes its changes. Calls changed(point, before, after) for each
  // on the way, those that are taken back included.
  template <class Changed>
  void enter(const NodeReader& node, Changed changed) {
    leaveUntil(node.parent(), changed);
    levels_.push_back({node.number(), static_cast<uint32_t>(moveNumber()), changes_.size()});
    for (const Step step : node.steps()) {
      levels_.back().moves += isMove(step);
      const int point = pointOf(step);
      if (kindOf(step) >= StepKind::Nothing || point >= points_) continue;
      put(point, stoneOf(kindOf(step)), changed);
    }
  }
  // Takes nodes back until this one is the last.
  template <class Changed>
  void leaveUntil(uint32_t node, Changed changed) {
    while (!levels_.empty() && levels_.back().node != node) {
      while (changes_.size() > levels_.back().changes) {
        const Change last = changes_.back();
        changes_.pop_back();
        Stone& stone = stones_[last.point];
        changed(static_cast<int>(last.point), stone, last.before);
        stone = last.before;
      }
      levels_.pop_back();
    }
  }

 private:
  struct Change {
    uint16_t point;
    Stone before;
  };
  struct Level {
    uint32_t node;
    uint32_t moves;
    size_t changes;  // made before it
  };

  template <class Changed>
  void put(int point, Stone after, Changed changed) {
    Stone& stone = stones_[static_cast<size_t>(point)];
    if (stone == after) return;
    changes_.push_back({static_cast<uint16_t>(point), stone});
    changed(point, stone, after);
    stone = after;
  }

  int points_;
  std::vector<Stone> stones_;
  std::vector<Change> changes_;
  std::vector<Level> levels_;
};

}  // namespace tengen::library
