// The game of a GTP client as a network is shown it.
#pragma once

#include "nn/evaluator.h"

#include "apps/cli/gtp/gtp_game.h"

namespace tengen::cli {

// As this side sees it before its move.
nn::Situation situationOf(const GtpGame& game, Color toMove);

}  // namespace tengen::cli
