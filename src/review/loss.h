// What a move cost, as its player sees it: the better move's value less its own. Never below zero:
// no move is better than the best.
#pragma once

#include <optional>

#include "review/evaluation.h"

namespace tengen::review {

struct Loss {
  double win = 0;                               // of the chance, 0 to 1
  std::optional<double> points = std::nullopt;  // where an engine counts them

  friend bool operator==(const Loss&, const Loss&) = default;
};

Loss lossOf(const Value& best, const Value& played, Color mover);

}  // namespace tengen::review
