// Finding a node of a game by what people call it: a variation, and a number of moves along it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/game_tree.h"

#include "apps/cli/files.h"

namespace tengen::cli {

// From the root to the end of a line. Where the game branches, the next number of the path (0.2.1)
// says which way to go; without one it is the first.
Result<std::vector<NodeId>, CliError> lineAlong(const GameTree& tree, const std::string& path);
std::vector<NodeId> mainLine(const GameTree& tree);

// The node of a line after so many moves, set-up not counted; without a number its last node.
Result<NodeId, CliError> nodeAtMove(const GameTree& tree, const std::vector<NodeId>& line,
                                    std::optional<int> moves);

}  // namespace tengen::cli
