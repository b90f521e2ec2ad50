// What two players agree on before the first move, and the tree of the game that begins with it.
#pragma once

#include <string>

#include "base/result.h"
#include "clock/time_settings.h"
#include "game/game_tree.h"

namespace tengen {

struct GameSetup {
  BoardSize size;
  Ruleset rules;  // one of the presets, with any komi
  // What the rules were called: of presets that are alike the record names the one that was meant.
  std::string rulesName = {};
  int handicap = 0;  // 0, or 2 and more; White moves first
  // The stones the game starts from. With a handicap and no stones given, the fixed places are
  // taken; with as many black stones as the handicap, Black has placed them freely.
  Points black;
  Points white;
  TimeSettings time;
  std::string blackName;
  std::string whiteName;
  std::string date;  // as SGF writes it: 2024-03-31
};

struct GameSetupError {
  enum class Kind : uint8_t {
    BadSize,
    UnnamedRules,      // no preset has these rules, so no file could name them
    BadHandicap,       // negative, or one
    TooMuchHandicap,   // see `most`: fixed places for so many
    HandicapMismatch,  // as many black stones as the handicap, or none
    Stones,            // see `stones`
  };
  Kind kind;
  int most = 0;
  SetupError stones = {};
};

Result<GameTree, GameSetupError> newGame(const GameSetup& setup);

// The time settings of a game, as its root tells them.
TimeSettings timeSettingsOf(const GameTree& tree);

}  // namespace tengen
