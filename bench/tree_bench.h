// How fast a file becomes a tree to browse, how much memory that takes, what the index of equal
// positions costs, and what undo keeps.
#pragma once

#include "bench/figure.h"

namespace tengen::bench {

Figures treeFigures();

}  // namespace tengen::bench
