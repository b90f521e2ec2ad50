// Which files a game may be saved to without another one being lost.
#pragma once

#include <filesystem>
#include <set>
#include <string>

#include "game/game_tree.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/play/play_input.h"

namespace tengen::cli {

// Nothing lies there that could be lost: no file or an empty one, a device, a pipe.
bool isFree(const std::string& file);

class GameFiles {
 public:
  // A free one, an own one, and one that holds nothing but a part of this game.
  bool mayReplace(const std::string& file, const GameTree& game) const;
  // That one, or the first beside it that may be: game.sgf, game-2.sgf, game-3.sgf.
  std::string placeFor(const std::string& file, const GameTree& game) const;

  // From now on: the game was written to it, or somebody said so.
  void own(const std::string& file);

 private:
  std::set<std::filesystem::path> own_;
};

CliError holdsAnotherGame(const std::string& file);
// Asks until the answer is one: a game must not vanish because somebody typed too early.
bool wantsToReplace(const std::string& file, const std::string& beside, LineInput& input);

}  // namespace tengen::cli
