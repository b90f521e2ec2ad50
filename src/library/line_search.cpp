#include "library/line_search.h"

#include <algorithm>

namespace tengen::library {

bool LineSearch::find(Steps steps, const Placement& placement, uint32_t lastNode) {
  hits_.clear();
  std::fill(stones_.begin(), stones_.end(), Stone::None);
  int misfits = placement.stonesNeeded;  // points that do not fit
  bool didFit = false;
  size_t open = 0;  // the first hit behind which nothing was played inside
  uint32_t node = 0;
  for (const Step step : steps) {
    const StepKind kind = kindOf(step);
    if (kind == StepKind::Return) return false;
    const auto point = static_cast<size_t>(pointOf(step));
    if (kind < StepKind::Nothing && point < stones_.size() && placement.covers[point] != 0) {
      const Allowed allowed = placement.covers[point] & kAnything;
      const Stone stone = stoneOf(kind);
      misfits += allows(allowed, stones_[point]) - allows(allowed, stone);
      stones_[point] = stone;
      if (stone != Stone::None) {
        for (; open < hits_.size(); ++open) {
          if (isMove(step)) hits_[open].next = step;
        }
      }
    }
    if ((step & kEndsNode) == 0) continue;
    if (misfits == 0 && !didFit) hits_.push_back({node});
    didFit = misfits == 0;
    if (node >= lastNode && open == hits_.size()) break;
    ++node;
  }
  return true;
}

}  // namespace tengen::library
