// How fast and how exactly the judge finds dead stones.
#pragma once

#include <string_view>

#include "bench/figure.h"

namespace tengen::bench {

// Time a judgement by playouts takes on almost finished random games of 9x9 and 19x19, how many
// positions with a known verdict it gets right, and time on finished games by both judges. All
// times are those of one core.
Figures judgeFigures();

// How exactly both judges count recorded games that ended by counting, from JSON text: an object
// with "games", each with "size", "komi", "setup", "moves", "result", "scoring_consistent_with"
// and, to tell misses by kind, "dead_stone_oracles". Games marked "verified": false are left out.
// Nothing for other text.
Figures judgeFigures(std::string_view json);

}  // namespace tengen::bench
