// How long a review takes: a stored game of 250 moves on 19x19, with an engine of its own.
#pragma once

#include <string>

#include "bench/figure.h"

namespace tengen::bench {

// By the engine with this command line; times count from when it has loaded its network. Nothing
// where it does not answer.
Figures reviewFigures(const std::string& engine);

}  // namespace tengen::bench
