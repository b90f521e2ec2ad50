// Who owns every point at the end of a counted game. The records do not say which stones were dead:
// random playouts guess, and the guess is believed only if counting it gives the recorded score.
#pragma once

#include <array>
#include <optional>

#include "base/random.h"
#include "rules/board.h"
#include "training/records.h"

namespace tengen::training {

using Owners = std::array<Stone, kPoints>;  // in reading order; None for dame

// `result` in half points for Black, komi included.
std::optional<Owners> finalOwners(const Board& board, int result, Random& random);

}  // namespace tengen::training
