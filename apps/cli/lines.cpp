#include "apps/cli/lines.h"

#include <CLI/StringTools.hpp>

#include "base/decimal.h"

#include "apps/cli/words.h"

namespace tengen::cli {

Result<std::vector<NodeId>, CliError> lineAlong(const GameTree& tree, const std::string& path) {
  std::vector<std::string> choices;
  if (!path.empty()) choices = CLI::detail::split(path, '.');
  size_t next = 0;
  std::vector<NodeId> line;
  for (NodeId id = tree.root(); id != kNoNode;) {
    line.push_back(id);
    const NodeId first = tree.firstChild(id);
    const bool branches = first != kNoNode && tree.nextSibling(first) != kNoNode;
    id = first;
    if (!branches || next == choices.size()) continue;
    const std::string& choice = choices[next++];
    id = tree.child(line.back(), static_cast<size_t>(parseInteger(choice).value_or(0)));
    if (id == kNoNode) {
      return Unexpected{CliError{"there is no variation " + choice + " after move " +
                                 std::to_string(tree.moveNumber(line.back()))}};
    }
  }
  if (next < choices.size()) {
    return Unexpected{CliError{"the game does not branch so often: " + path}};
  }
  return line;
}

std::vector<NodeId> mainLine(const GameTree& tree) {
  return *lineAlong(tree, "");
}

Result<NodeId, CliError> nodeAtMove(const GameTree& tree, const std::vector<NodeId>& line,
                                    std::optional<int> moves) {
  if (!moves) return line.back();
  int played = 0;
  for (const NodeId id : line) {
    if (tree.hasMove(id)) ++played;
    if (played >= *moves) return id;
  }
  return Unexpected{CliError{"there is no move " + std::to_string(*moves) + "; the line has " +
                             counted(static_cast<size_t>(played), "move")}};
}

}  // namespace tengen::cli
