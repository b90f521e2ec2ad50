// Evaluations in advance: one evaluation keeps one thread busy, so where a client says what it will
// ask next, the others look at that meanwhile. What they find is remembered.
#pragma once

#include <span>

#include "apps/cli/gtp/gtp_engine.h"

namespace tengen::cli {

// If the situation is not known yet, it and the positions behind these moves are evaluated at once,
// one a thread, as far as there are threads and the moves are legal. What fails is asked again by
// those who need it. Nothing is done where nothing is remembered.
void evaluateAhead(GtpEngine& engine, const nn::Situation& situation, std::span<const Move> moves);

}  // namespace tengen::cli
