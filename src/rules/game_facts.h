// What counting needs to know of a game beside its board, taken from where the game stands. The one
// place that does so: whoever counts by hand forgets who passed last.
#pragma once

#include "rules/position.h"
#include "rules/scoring.h"

namespace tengen {

// The komi is that of the position's rules; whoever knows another writes it over.
GameFacts factsOf(const Position& position, int handicap);

}  // namespace tengen
