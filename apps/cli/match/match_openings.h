// The first moves of a match's games, all different, so that programs without chance in them do not
// play one game again and again. Made from a seed, or read from files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/position.h"

#include "apps/cli/files.h"

namespace tengen::cli {

struct Opening {
  std::string name;
  std::vector<Turn> turns;
};

// So many openings of a few natural looking moves each (so many, or what suits the board): corners
// on large boards, the middle on small ones, stones apart from each other. Beside handicap stones
// White begins along the sides. No two are the same turned or mirrored; where a board is too small
// for that many, some have more moves.
std::vector<Opening> randomOpenings(BoardSize size, int count, std::optional<int> moves,
                                    uint64_t seed, const Points& handicap = {});

// The main line of each game of a file, or of every .sgf file of a folder: whole, or its first
// moves. Boards must have the size of the start, moves must be legal from there, and nothing set
// up.
Result<std::vector<Opening>, CliError> openingsFrom(const std::string& path, const Position& start,
                                                    std::optional<int> moves);

}  // namespace tengen::cli
