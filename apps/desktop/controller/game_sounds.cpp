#include "apps/desktop/controller/game_sounds.h"

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/settings/preferences.h"

namespace tengen::desktop {

void hearGame(GameController& game, SoundPlayer& player) {
  const auto hear = [&game, &player](auto signal, Sound sound) {
    QObject::connect(&game, signal, &game, [&player, sound] { player.play(sound); });
  };
  hear(&GameController::passed, Sound::Pass);
  hear(&GameController::refused, Sound::Illegal);
  hear(&GameController::gameEnded, Sound::GameEnd);
  hear(&GameController::clockTicked, Sound::Tick);
  QObject::connect(&game, &GameController::stonePlayed, &game, [&player](int captured) {
    player.play(captured > 0 ? Sound::Capture : Sound::Stone, captured);
  });
}

void applySound(const Preferences& preferences, SoundPlayer& player) {
  player.setOn(preferences.sound);
  player.setVolume(preferences.volume);
}

}  // namespace tengen::desktop
