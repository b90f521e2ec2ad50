#include "review/loss.h"

#include <algorithm>

namespace tengen::review {

Loss lossOf(const Value& best, const Value& played, Color mover) {
  const double sign = mover == Color::Black ? 1 : -1;
  Loss loss{.win = roundedWin(std::max(0.0, sign * (best.win - played.win)))};
  if (best.lead && played.lead) {
    loss.points = roundedLead(std::max(0.0, sign * (*best.lead - *played.lead)));
  }
  return loss;
}

}  // namespace tengen::review
