// The games of a match as files: one SGF file a game, named by its number, written in one step, so
// that a match that was killed goes on where it stood.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "rules/game_result.h"

#include "apps/cli/files.h"
#include "apps/cli/match/match_game.h"

namespace tengen::cli {

// In odd games the first program has Black, in even ones White.
constexpr bool firstHasBlack(int number) {
  return number % 2 == 1;
}

// What a finished game says for the table.
struct GameOutcome {
  GameResult result;
  int moves = 0;
  std::string remark;
  std::string black, white;  // the programs' names
};

// DIR/game-0001.sgf
std::filesystem::path gameFile(const std::filesystem::path& folder, int number);

std::string matchGameAsSgf(const MatchGame& game, const MatchTerms& terms, int number,
                           const std::string& date);
// Nothing for a file that is not there or holds no finished game.
std::optional<GameOutcome> outcomeIn(const std::filesystem::path& file);

}  // namespace tengen::cli
