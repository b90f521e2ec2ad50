// A game as the index keeps it: for every node, in file order, what it does to the stones, two
// bytes a step. Captures are written out, so that reading it needs no rules. docs/library.md has
// the layout.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "rules/color.h"
#include "rules/point.h"
#include "sgf/collection.h"

namespace tengen::library {

using Step = uint16_t;

enum class StepKind : uint8_t {
  Black,     // plays
  White,     // plays
  AddBlack,  // set-up
  AddWhite,  // set-up
  Remove,    // captured, or taken off by set-up
  Nothing,   // a node without stones
  Return,    // before a node that does not follow the one before it: the next two steps are the
             // low and the high half of its parent's number
};

inline constexpr int kPassPoint = 0xfff;
inline constexpr Step kEndsNode = 0x8000;

constexpr Step makeStep(StepKind kind, int point = 0) {
  return static_cast<Step>(static_cast<unsigned>(kind) << 12 | static_cast<unsigned>(point));
}
constexpr StepKind kindOf(Step step) {
  return static_cast<StepKind>(step >> 12 & 7);
}
constexpr int pointOf(Step step) {
  return step & 0xfff;
}
constexpr bool isMove(Step step) {
  return kindOf(step) <= StepKind::White;
}
constexpr bool isPass(Step step) {
  return isMove(step) && pointOf(step) == kPassPoint;
}
constexpr Color colorOf(Step move) {
  return kindOf(move) == StepKind::Black ? Color::Black : Color::White;
}
// What the point of a step holds after it.
constexpr Stone stoneOf(StepKind kind) {
  switch (kind) {
    case StepKind::Black:
    case StepKind::AddBlack:
      return Stone::Black;
    case StepKind::White:
    case StepKind::AddWhite:
      return Stone::White;
    default:
      return Stone::None;
  }
}

using Steps = std::span<const Step>;

// One game of a collection. Nodes are numbered from the root in file order, its variations
// included.
std::vector<Step> recordSteps(const sgf::Collection& collection, sgf::NodeId root, BoardSize size);

// No variations: every node follows the one before it.
bool isSingleLine(Steps steps);

// Goes through the nodes. Whatever the bytes are, it comes to an end.
class NodeReader {
 public:
  static constexpr uint32_t kNoParent = std::numeric_limits<uint32_t>::max();

  explicit NodeReader(Steps steps) : rest_(steps) {}
  // At one node of which all is known.
  static NodeReader of(Steps node, uint32_t number, uint32_t parent) {
    NodeReader reader{Steps()};
    reader.steps_ = node;
    reader.number_ = number;
    reader.parent_ = parent;
    return reader;
  }

  bool next();
  uint32_t number() const { return number_; }
  uint32_t parent() const { return parent_; }  // kNoParent: it is the root
  Steps steps() const { return steps_; }
  std::optional<Step> move() const;  // the first, should there be several
  bool changesNothing() const;       // neither a move nor a change of stones

 private:
  Steps rest_;
  Steps steps_;
  uint32_t number_ = kNoParent;
  uint32_t parent_ = kNoParent;
};

}  // namespace tengen::library
