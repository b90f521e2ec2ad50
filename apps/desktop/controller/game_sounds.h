// Lets a game be heard: says which action makes which sound.
#pragma once

#include "apps/desktop/sound/sound_player.h"

namespace tengen::desktop {

class GameController;
struct Preferences;

// For as long as the game lives; the player must outlive it.
void hearGame(GameController& game, SoundPlayer& player);
void applySound(const Preferences& preferences, SoundPlayer& player);

}  // namespace tengen::desktop
