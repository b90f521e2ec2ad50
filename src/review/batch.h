// What became known of a review since it was last written down, as text: for a journal, which keeps
// a review while it is in no file yet. A game's own file has another form (record.h).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "review/review.h"

namespace tengen::review {

// Who thinks, then a line for each of these nodes: its number and its evaluation. What another
// program left in the file is there already.
std::string batchText(const Review& review, const GameTree& tree, std::span<const NodeId> nodes);
// Whether anything was taken in. What is about another board or other rules is passed over, and a
// review of our own takes the place of another program's, as when it began.
bool takeBatch(Review& review, const GameTree& tree, std::string_view text);

}  // namespace tengen::review
