#include "engine/game.h"

#include <gtest/gtest.h>

#include "game/formats.h"
#include "rules/diagram.h"

namespace tengen::engine {
namespace {

GameTree treeOf(const char* sgf) {
  return std::move(load(sgf)->tree);
}

Game lastOf(const GameTree& tree) {
  return gameAt(tree, tree.endOfLine(tree.root()), *rulesetNamed("chinese"), TimeSettings::none());
}

TEST(EngineGame, HandicapStonesAreItsStart) {
  const Game game = lastOf(treeOf("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[])"));
  EXPECT_TRUE(game.beginsWithHandicap());
  EXPECT_EQ(game.black, (Points{{2, 2}, {6, 6}}));
  EXPECT_EQ(game.moves,
            (std::vector<Turn>{{Color::White, Move::at({4, 4})}, {Color::Black, Move::pass()}}));
}

TEST(EngineGame, BeginsWithTheLastSetUp) {
  const Game game = lastOf(treeOf("(;SZ[5]HA[2]AB[aa][bb];W[cc];AE[aa]AW[dd];B[ee])"));
  EXPECT_FALSE(game.beginsWithHandicap());
  EXPECT_EQ(game.black, (Points{{1, 1}}));
  EXPECT_EQ(game.white, (Points{{2, 2}, {3, 3}}));
  EXPECT_EQ(game.moves.size(), 1u);
}

TEST(EngineGame, KnowsItsLastBoard) {
  const Game game = lastOf(treeOf("(;SZ[3];B[ab];W[aa];B[ba])"));
  EXPECT_EQ(toDiagram(game.lastBoard()), toDiagram(boardOf(". X ."
                                                           "\nX . ."
                                                           "\n. . .")));
}

}  // namespace
}  // namespace tengen::engine
