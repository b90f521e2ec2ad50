#include "library/first_change.h"

#include <algorithm>

namespace tengen::library {
namespace {

// In a tree nodes do not follow one another in time: only what was never touched is known.
void readTree(Steps steps, std::span<uint8_t> points) {
  std::fill(points.begin(), points.end(), FirstChange::kNever);
  NodeReader reader(steps);
  while (reader.next()) {
    for (const Step step : reader.steps()) {
      const auto point = static_cast<size_t>(pointOf(step));
      if (kindOf(step) < StepKind::Nothing && point < points.size())
        points[point] = FirstChange::kSeveral;
    }
  }
}

uint8_t afterChange(uint8_t before, StepKind kind, uint32_t node) {
  if (before != FirstChange::kNever)
    return static_cast<uint8_t>(FirstChange::kSeveral + FirstChange::timeIn(before));
  const Stone stone = stoneOf(kind);
  // A stone that is set up in the middle of a game is no move that follows a pattern.
  const bool isPlain = kind <= StepKind::White || (node == 0 && stone != Stone::None);
  const uint8_t what = !isPlain                ? FirstChange::kSeveral
                       : stone == Stone::Black ? FirstChange::kBlack
                                               : FirstChange::kWhite;
  return static_cast<uint8_t>(what + FirstChange::timeOf(node));
}

}  // namespace

void readFirstChanges(Steps steps, std::span<uint8_t> points) {
  std::fill(points.begin(), points.end(), FirstChange::kNever);
  uint32_t node = 0;
  for (const Step step : steps) {
    const StepKind kind = kindOf(step);
    if (kind == StepKind::Return) return readTree(steps, points);
    const auto point = static_cast<size_t>(pointOf(step));
    if (kind < StepKind::Nothing && point < points.size())
      points[point] = afterChange(points[point], kind, node);
    node += (step & kEndsNode) != 0;
  }
}

}  // namespace tengen::library
