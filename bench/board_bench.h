// How fast the board plays, and whether it plays right: random games and legal positions.
#pragma once

#include "bench/figure.h"

namespace tengen::bench {

// Uniformly random games that fill no eye, on 9x9 and 19x19: speed on one core, and the length and
// score by which a biased or broken player gives itself away.
Figures boardFigures();

// Legal positions from 1x1 to 4x4, each reached by setting up stone after stone: 1, 57, 12675 and
// 24318165.
Figures legalPositionFigures();

}  // namespace tengen::bench
