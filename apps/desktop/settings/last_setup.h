// The last choice for a new game, kept between runs.
#pragma once

#include "session/game_setup.h"

namespace tengen::desktop {

GameSetup loadLastSetup();  // 19x19 and Japanese rules where nothing was ever chosen
void saveLastSetup(const GameSetup& setup);

}  // namespace tengen::desktop
