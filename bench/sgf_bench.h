// How fast SGF is read, replayed and written, and whether it grows in proportion to size.
#pragma once

#include <string>

#include "bench/figure.h"

namespace tengen::bench {

// Flat game records, game by game; then one tree, one line and one nest of many nodes.
Figures sgfFigures();
// The first part on the bytes of a file, taken as one collection.
Figures sgfFigures(const std::string& fileBytes);

}  // namespace tengen::bench
