// tengen sgf check: what is wrong with a file, and where.
#include <algorithm>
#include <iostream>

#include "game/flaws.h"
#include "rules/notation.h"
#include "sgf/check.h"

#include "apps/cli/files.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/sgf/sgf_command.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

// Finding the number of a move costs its depth, and a list without end helps nobody.
constexpr size_t kMostListed = 200;

// "game 2, move 17 (B D4)" as far as there is anything to say.
std::string placeOf(const GameTree& tree, NodeId id) {
  std::string place;
  if (tree.gameCount() > 1) place = "game " + std::to_string(tree.openGame() + 1) + ", ";
  if (id == tree.root()) return place + "first node";
  place += (tree.hasMove(id) ? "move " : "after move ") + std::to_string(tree.moveNumber(id));
  if (const auto turn = tree.moveAt(id)) {
    place += turn->color == Color::Black ? " (B " : " (W ";
    place += toText(turn->move, tree.size(), Notation::Standard) + ')';
  }
  return place;
}

// The number of the game a node belongs to.
size_t gameOf(const GameTree& tree, NodeId id) {
  const NodeId root = tree.pathTo(id).front();
  const auto games = tree.collection().games();
  return static_cast<size_t>(std::find(games.begin(), games.end(), root) - games.begin());
}

// Each lists one kind of trouble and says whether there was any.
bool listWarnings(const std::string& name, const sgf::Warnings& warnings) {
  for (const sgf::Warning& warning : warnings) {
    std::cout << plainLine(name) << ':' << warning.line << ':' << warning.column << ": "
              << plainLine(words(warning)) << '\n';
  }
  return !warnings.empty();
}

bool listViolations(const std::string& name, GameTree& tree) {
  const auto violations = sgf::check(tree.collection(), kMostListed);
  for (const sgf::Violation& violation : violations) {
    tree.open(gameOf(tree, violation.node));
    std::cout << plainLine(name) << ": " << placeOf(tree, violation.node) << ": "
              << plainLine(words(violation)) << '\n';
  }
  return !violations.empty();
}

// Violations say these already.
bool isSaidAlready(RecordedFlaw flaw) {
  return flaw == RecordedFlaw::MoveAndSetup || flaw == RecordedFlaw::SeveralMoves;
}

bool listFlaws(const std::string& name, GameTree& tree) {
  size_t flaws = 0;
  for (size_t game = 0; game < tree.gameCount(); ++game) {
    tree.open(game);
    for (const FlawAt& found : flawsOf(tree)) {
      if (isSaidAlready(found.flaw) || ++flaws > kMostListed) continue;
      std::cout << plainLine(name) << ": " << placeOf(tree, found.node) << ": " << words(found.flaw)
                << '\n';
    }
  }
  if (flaws > kMostListed)
    std::cout << plainLine(name) << ": and " << flaws - kMostListed << " more\n";
  return flaws > 0;
}

// False if anything is wrong.
bool isClean(const std::string& name, LoadedGame& file) {
  const bool warned = listWarnings(name, file.warnings);
  const bool violated = listViolations(name, file.tree);
  const bool flawed = listFlaws(name, file.tree);
  return !warned && !violated && !flawed;
}

}  // namespace

int sgfCheck(const std::vector<std::string>& files) {
  int exitCode = 0;
  for (const std::string& name : files) {
    auto file = loadGame(name);
    if (!file) {
      exitCode = printError(file.error());
    } else if (!isClean(name, *file)) {
      exitCode = 1;
    }
  }
  return exitCode;
}

}  // namespace tengen::cli
