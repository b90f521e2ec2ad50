// Where a pattern stands in games: in a corner, on a side or anywhere, turned, mirrored, and with
// colours changed. Uses several threads.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "library/answer.h"
#include "library/pattern.h"
#include "library/position_search.h"
#include "library/selection.h"

namespace tengen::library {

struct PatternQuery {
  Pattern pattern;
  bool eitherColor = true;
  std::optional<Color> next;  // only where this side is the next to play in the pattern
  MoveRange moves;            // before it begins to stand
};

// What is known so far, while a search goes on: called by its threads, one at a time.
using SoFar = std::function<void(const Answer&)>;

// Next moves are those in the part of the board the pattern covers, at once or later, as points of
// the pattern; of equal ones in a symmetrical pattern, the one farthest to the upper right.
Answer findPattern(std::span<const Segment> segments, const Selection& selection,
                   const PatternQuery& query, const AnswerOptions& options,
                   const std::stop_token& stop = {}, const SoFar& soFar = {});

}  // namespace tengen::library
