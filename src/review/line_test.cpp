#include "review/line.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

TEST(Line, HasTheRootAndEveryMove) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd];W[]))");
  const Line line = mainLine(tree);
  ASSERT_EQ(line.size(), 4u);
  EXPECT_EQ(line[0].played, Move::at(at("aa")));
  EXPECT_FALSE(line[0].move);
  EXPECT_EQ(line[1].toMove, Color::White);
  EXPECT_EQ(line[3].move, black("cc"));
  EXPECT_EQ(line[3].number, 3);
  EXPECT_EQ(line[3].toMove, Color::White);
  EXPECT_FALSE(line[3].played) << "nothing follows";
  const Line other = lineTo(tree, nodeAt(tree, 5));
  ASSERT_EQ(other.size(), 5u);
  EXPECT_EQ(other[2].played, Move::at(at("dd")));
  EXPECT_EQ(other[3].played, Move::pass());
}

TEST(Line, LeavesOutNodesThatOnlySaySomething) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];C[well];W[bb];C[end])");
  const Line line = mainLine(tree);
  ASSERT_EQ(line.size(), 3u);
  EXPECT_EQ(line[1].node, nodeAt(tree, 1));
  EXPECT_EQ(line[1].played, Move::at(at("bb")));
  EXPECT_EQ(positionNode(tree, nodeAt(tree, 2)), nodeAt(tree, 1));
  EXPECT_EQ(positionNode(tree, nodeAt(tree, 3)), nodeAt(tree, 3));
  EXPECT_EQ(positionNode(tree, nodeAt(tree, 0)), nodeAt(tree, 0));
}

TEST(Line, StonesSetUpAreNoMove) {
  const GameTree tree = treeOf("(;SZ[9]AB[cc][gg]HA[2];W[aa];AB[dd]PL[W];W[ee])");
  const Line line = mainLine(tree);
  ASSERT_EQ(line.size(), 4u);
  EXPECT_EQ(line[0].toMove, Color::White);
  EXPECT_FALSE(line[1].played);
  EXPECT_EQ(line[2].toMove, Color::White);
  EXPECT_FALSE(line[2].move);
  EXPECT_EQ(line[2].played, Move::at(at("ee")));
}

TEST(Line, WhoeverMovesInTheRecordIsAsked) {
  const GameTree tree = treeOf("(;SZ[9];B[cc];B[gg];W[ee])");
  const Line line = mainLine(tree);
  EXPECT_EQ(line[1].toMove, Color::Black);
  EXPECT_EQ(line[1].played, Move::at(at("gg")));
}

TEST(Line, AnIllegalMoveIsNotForcedOnAnyone) {
  const GameTree tree = treeOf("(;SZ[9];B[cc];W[cc];B[gg])");
  const Line line = mainLine(tree);
  EXPECT_FALSE(line[1].played);
  EXPECT_EQ(line[2].move, white("cc"));
}

TEST(Line, OfAGameWithoutMovesIsItsRoot) {
  EXPECT_EQ(mainLine(treeOf("(;SZ[9])")).size(), 1u);
}

}  // namespace
}  // namespace tengen::review
