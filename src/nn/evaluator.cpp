#include "nn/evaluator.h"

#include <algorithm>
#include <cassert>

namespace tengen::nn {

Situation Situation::after(Move move) const {
  Result<Position, MoveError> next = position.after(move);
  assert(next);
  Situation later{std::move(*next), recent, komi};
  std::shift_right(later.recent.begin(), later.recent.end(), 1);
  later.recent.front() = move;
  return later;
}

}  // namespace tengen::nn
