// The last choice for a new game, kept between runs.
#pragma once

#include "apps/desktop/engine/seats.h"

namespace tengen::desktop {

NewGame loadLastGame();  // two persons, 9x9 and Japanese rules where nothing was ever chosen
void saveLastGame(const NewGame& game);

}  // namespace tengen::desktop
