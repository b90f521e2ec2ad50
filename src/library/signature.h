// Numbers that tell games apart, and find the same game in other files.
#pragma once

#include <cstdint>

#include "library/steps.h"

namespace tengen::library {

// All that happens on the board, variations included.
uint64_t contentOf(Steps steps, BoardSize size);

// Dyer's signature, where moves 20, 40, 60, 31, 51 and 71 of the main line were played, together
// with its last position: the same however the board was turned.
uint64_t signatureOf(Steps steps, BoardSize size);

// Moves and passes on the main line.
int mainLineMoves(Steps steps);

}  // namespace tengen::library
