#include "apps/desktop/board/board_overlay.h"

#include <algorithm>

namespace tengen::desktop {
namespace {

// The points of those that are not in both.
template <class Painted>
void addChanged(Points& points, const std::vector<Painted>& before,
                const std::vector<Painted>& after) {
  const auto addMissing = [&points](const auto& these, const auto& others) {
    for (const Painted& one : these) {
      if (std::find(others.begin(), others.end(), one) == others.end()) points.push_back(one.point);
    }
  };
  addMissing(before, after);
  addMissing(after, before);
}

}  // namespace

PaintedRegion regionBetween(Point a, Point b) {
  return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

std::optional<Points> changedPoints(const BoardOverlay& before, const BoardOverlay& after) {
  if (before.ownership != after.ownership || before.region != after.region) return std::nullopt;
  Points changed;
  addChanged(changed, before.letters, after.letters);
  addChanged(changed, before.candidates, after.candidates);
  addChanged(changed, before.line, after.line);
  if (before.taken != after.taken) {
    changed.insert(changed.end(), before.taken.begin(), before.taken.end());
    changed.insert(changed.end(), after.taken.begin(), after.taken.end());
  }
  return changed;
}

}  // namespace tengen::desktop
