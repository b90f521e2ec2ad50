// Small eye spaces by their shape: which stay one eye whatever their owner does, and where the
// point is that decides it.
#pragma once

#include <optional>
#include <span>

#include "rules/board.h"

namespace tengen {

constexpr int kLargestEyeShape =
    6;  // no space of seven points can be kept at one eye by shape alone

struct EyeShape {
  bool staysOneEye = false;     // if the other side moves first in it (up to two points: always)
  std::optional<Vertex> vital;  // where that move must be; none where none is needed
};

// For connected points of the board. Bent four in the corner counts as one eye: it ends in a ko
// that its owner has to win every time, and territory rules call it dead.
EyeShape eyeShape(const Board& board, std::span<const Vertex> space);

}  // namespace tengen
