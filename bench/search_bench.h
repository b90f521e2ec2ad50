// How fast the search visits positions, and whether it still searches the same: a fingerprint of
// its visit counts.
#pragma once

#include "bench/figure.h"

namespace tengen::bench {

// With a stand-in for a network: what a visit costs beside its evaluation, the memory of a large
// tree, and a fingerprint that changes only when the search does. Then, if there is one, with the
// network that ships: visits a second on one thread and on two, and its fingerprint.
Figures searchFigures();

}  // namespace tengen::bench
