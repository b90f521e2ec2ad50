#include "apps/desktop/board/board_picture.h"

namespace tengen::desktop {
namespace {

template <class Painted>
void addPoints(Points& points, const std::vector<Painted>& before,
               const std::vector<Painted>& after) {
  if (before == after) return;
  for (const Painted& one : before)
    points.push_back(one.point);
  for (const Painted& one : after)
    points.push_back(one.point);
}

}  // namespace

std::optional<Points> changedPoints(const BoardPicture& before, const BoardPicture& after) {
  if (before.size() != after.size() || before.labels != after.labels ||
      before.segments != after.segments) {
    return std::nullopt;
  }
  Points changed;
  for (int i = 0; i < after.size().points(); ++i) {
    const Point point = after.size().pointAt(i);
    const bool same = before.stones[point] == after.stones[point] &&
                      before.numbers[point] == after.numbers[point] &&
                      before.territory[point] == after.territory[point] &&
                      before.dead[point] == after.dead[point] &&
                      before.dimmed[point] == after.dimmed[point] &&
                      before.hidden[point] == after.hidden[point];
    if (!same) changed.push_back(point);
  }
  addPoints(changed, before.marks, after.marks);
  addPoints(changed, before.variations, after.variations);
  if (before.lastMove != after.lastMove) {
    for (const auto& last : {before.lastMove, after.lastMove}) {
      if (last) changed.push_back(*last);
    }
  }
  return changed;
}

}  // namespace tengen::desktop
