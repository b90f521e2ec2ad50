// How long the search needs for a whole game, position by position as a review asks for it, and
// what remembered evaluations are worth there.
#pragma once

#include "bench/figure.h"

namespace tengen::bench {

// 50 positions of a 19x19 game drawn from the network's own priors: each evaluated once, then 25
// visits each from the last to the first with the played move forced, on two threads; without a
// cache and with one. Nothing without a network.
Figures sweepFigures();

}  // namespace tengen::bench
