// What the positions behind a move say about it. A search gives the played move only a share of its
// visits, and what it overlooked comes out when the next positions are looked at for themselves.
#pragma once

#include "review/line.h"
#include "review/review.h"

namespace tengen::review {

// Points by which the positions behind a move must be worse than its own search says, to be
// believed: below that two searches differ by chance.
constexpr double kSwing = 3;

// What the move from line[index] is worth: what its own search says, or what the position after it
// says, if that was looked at more deeply, sees a swing, and is borne out by the next one. `played`
// is the move as it was searched.
Value valueInHindsight(const Line& line, size_t index, const Candidate& played,
                       const Review& review);

}  // namespace tengen::review
