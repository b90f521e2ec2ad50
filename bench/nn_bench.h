// How fast and how exactly a network is computed on this machine.
#pragma once

#include <string>

#include "bench/figure.h"

namespace tengen::bench {

// Evaluations the network that ships makes in a second of a core, features and masking of illegal
// moves included: by size of board and by batch on one thread, then on two; time to load it, and
// memory.
Figures nnFigures();

// What eight bits lose: moves, results and losses on positions of recorded games in the layout of
// training/README.md, for floats and for eight bits. Nothing for other bytes.
Figures nnFigures(const std::string& gameFile);

}  // namespace tengen::bench
