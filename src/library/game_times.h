// When the points of one recorded game changed: enough to tell when a pattern stood on the board
// without going through the game for every place it could lie on.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "library/pattern.h"
#include "library/steps.h"

namespace tengen::library {

class GameTimes {
 public:
  explicit GameTimes(BoardSize size);

  // Takes another game of this size in place of the one before.
  void read(Steps steps);

  // The nodes at which the placement begins to fit, in order.
  const std::vector<uint32_t>& nodesOf(const Placement& placement);
  bool isLine() const { return isLine_; }  // no variations
  Steps steps() const { return steps_; }
  Steps stepsBehind(uint32_t node) const;  // of a line
  // Could it ever? Looks at single points alone.
  bool mayFit(const Placement& placement) const;

 private:
  using Node = uint32_t;
  static constexpr Node kNever = std::numeric_limits<Node>::max();

  struct PointTimes {
    Node first = kNever;        // when it first changed
    Stone stone = Stone::None;  // and to what
    bool isPlain = true;        // it changed once at most
    Allowed ever = allowedOf(Stone::None);
  };
  struct Change {
    Node node;
    uint16_t point;
    Stone stone;
  };

  void readLine(const Placement& placement);
  void readTree(const Placement& placement);
  bool readQuickly(const Placement& placement);

  BoardSize size_;
  Steps steps_;
  bool isLine_ = true;
  std::vector<PointTimes> points_;
  std::vector<Change> changes_;
  std::vector<uint32_t> ends_;     // of each node among the steps
  std::vector<Allowed> demanded_;  // by the placement that is looked at
  std::vector<uint32_t> nodes_;
};

}  // namespace tengen::library
