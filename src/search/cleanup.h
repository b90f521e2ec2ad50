// Taking dead stones off the board before a game is counted: for players who could not agree on
// what is dead, or cannot talk about it. A stone that is only thought to be dead is not worth a
// living group: the search has the last word on every move.
#pragma once

#include <optional>

#include "rules/position.h"
#include "rules/scoring.h"
#include "search/report.h"

namespace tengen::search {

// Legal moves of the side to move that take enemy stones marked dead or one of their liberties, and
// fill no eye of its own unless they take something: those beside the fewest liberties, not more
// than a search can look at.
Points cleanupMoves(const Position& position, const Marks& marks);

// Of a search among such moves: the best that costs no more than the stone it puts down. Nothing
// where each harms the side that plays it, which leads by `leadIfOver` with all the dead taken off.
std::optional<Move> harmlessCleanup(const Report& report, Scoring scoring, double leadIfOver);

}  // namespace tengen::search
