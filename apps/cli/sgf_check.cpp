// tengen sgf check: what is wrong with a file, and where.
#include <iostream>

#include "game/flaws.h"
#include "rules/notation.h"

#include "apps/cli/files.h"
#include "apps/cli/sgf_command.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

// Finding the number of a move costs its depth, and a list without end helps nobody.
constexpr size_t kMostFlawsListed = 200;

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

// How many things are wrong.
size_t listTroubles(const std::string& name, LoadedGame& file) {
  for (const sgf::Warning& warning : file.warnings) {
    std::cout << name << ':' << warning.line << ':' << warning.column << ": " << words(warning)
              << '\n';
  }
  size_t flaws = 0;
  GameTree& tree = file.tree;
  for (size_t game = 0; game < tree.gameCount(); ++game) {
    tree.open(game);
    for (const FlawAt& found : flawsOf(tree)) {
      if (++flaws > kMostFlawsListed) continue;
      std::cout << name << ": " << placeOf(tree, found.node) << ": " << words(found.flaw) << '\n';
    }
  }
  if (flaws > kMostFlawsListed) {
    std::cout << name << ": and " << flaws - kMostFlawsListed << " more\n";
  }
  return file.warnings.size() + flaws;
}

}  // namespace

int sgfCheck(const std::vector<std::string>& files) {
  int exitCode = 0;
  for (const std::string& name : files) {
    auto file = loadGame(name);
    if (!file) {
      exitCode = complain(file.error());
    } else if (listTroubles(name, *file) > 0) {
      exitCode = 1;
    }
  }
  return exitCode;
}

}  // namespace tengen::cli
