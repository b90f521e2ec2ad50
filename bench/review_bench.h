// How long an engine's look at a whole game takes: what a review asks of the search, without the
// conversation around it.
#pragma once

#include "bench/figure.h"

namespace tengen::bench {

// A game of 250 moves on 19x19, drawn from the network's own priors: every position evaluated once,
// then 25 visits each from the last move to the first with the played move forced, on two threads;
// with and without remembered evaluations.
Figures reviewFigures();

}  // namespace tengen::bench
