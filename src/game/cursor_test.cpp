#include "game/cursor.h"

#include <gtest/gtest.h>

#include "game/edits.h"
#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::black;
using testing::nodesOf;
using testing::treeOf;
using testing::white;

// 0 root - 1 B - 2 W - 3 B
//            \ 4 W - 5 (comment) - 6 B - 7 W
constexpr const char* kTwoAnswers = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];C[x];B[ee];W[gg]))";

TEST(Cursor, StartsAtTheRoot) {
  GameTree tree = treeOf(kTwoAnswers);
  Cursor cursor(tree);
  EXPECT_EQ(cursor.node(), tree.root());
  EXPECT_TRUE(cursor.isAtRoot());
  EXPECT_FALSE(cursor.isAtEnd());
  EXPECT_FALSE(cursor.back());
  EXPECT_FALSE(cursor.toSibling(1));
}

TEST(Cursor, ForwardUndoesBack) {
  GameTree tree = treeOf(kTwoAnswers);
  const auto n = nodesOf(tree);
  Cursor cursor(tree);
  cursor.goTo(n[6]);
  EXPECT_FALSE(cursor.isAtRoot());
  cursor.toStart();
  EXPECT_EQ(cursor.node(), n[0]);
  for (const int i : {1, 4, 5, 6, 7}) {
    EXPECT_TRUE(cursor.forward());
    EXPECT_EQ(cursor.node(), n[static_cast<size_t>(i)]);
  }
  EXPECT_FALSE(cursor.forward());
  EXPECT_TRUE(cursor.isAtEnd());
  EXPECT_EQ(cursor.position().moveNumber(), 4);
}

TEST(Cursor, TakesTheFirstBranchWhereItHasNotBeen) {
  GameTree tree = treeOf(kTwoAnswers);
  const auto n = nodesOf(tree);
  Cursor cursor(tree);
  cursor.toEnd();
  EXPECT_EQ(cursor.node(), n[3]);
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.toChild(1));
  EXPECT_EQ(cursor.node(), n[4]);
  EXPECT_FALSE(cursor.toChild(1));
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.node(), n[4]);
  // Back on the first branch, that is what it remembers.
  EXPECT_TRUE(cursor.toSibling(-1));
  EXPECT_EQ(cursor.node(), n[2]);
  EXPECT_FALSE(cursor.toSibling(-1));
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.node(), n[2]);
  EXPECT_TRUE(cursor.toSibling(1));
  EXPECT_FALSE(cursor.toSibling(1));
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.node(), n[4]);
}

TEST(Cursor, CountsMovesNotNodes) {
  GameTree tree = treeOf(kTwoAnswers);
  const auto n = nodesOf(tree);
  Cursor cursor(tree);
  cursor.goTo(n[7]);
  EXPECT_TRUE(cursor.toMove(3));
  EXPECT_EQ(cursor.node(), n[6]);
  EXPECT_TRUE(cursor.toMove(2));
  EXPECT_EQ(cursor.node(), n[4]);
  EXPECT_TRUE(cursor.toMove(4));
  EXPECT_EQ(cursor.node(), n[7]);
  EXPECT_FALSE(cursor.toMove(5));
  EXPECT_EQ(cursor.node(), n[7]);
  EXPECT_TRUE(cursor.toMove(0));
  EXPECT_EQ(cursor.node(), n[0]);
  cursor.toMainLineEnd();
  EXPECT_EQ(cursor.node(), n[3]);
}

TEST(Cursor, GoesToWhatItPlays) {
  GameTree tree = treeOf(kTwoAnswers);
  const auto n = nodesOf(tree);
  Cursor cursor(tree);
  EXPECT_TRUE(cursor.play(black("aa")));
  EXPECT_EQ(cursor.node(), n[1]);
  EXPECT_FALSE(cursor.play(white("aa")));
  EXPECT_EQ(cursor.node(), n[1]);
  const NodeId added = cursor.play(white("hh")).value();
  EXPECT_EQ(cursor.node(), added);
  EXPECT_TRUE(cursor.back());
  EXPECT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.node(), added);
  EXPECT_TRUE(cursor.undo());
  EXPECT_EQ(cursor.node(), n[1]);
  EXPECT_FALSE(cursor.undo());
  // What it remembered is gone now.
  EXPECT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.node(), n[2]);
  EXPECT_TRUE(cursor.redo());
  EXPECT_EQ(cursor.node(), added);
  EXPECT_FALSE(cursor.redo());
}

TEST(Cursor, ItsLineLeadsWhereForwardDoes) {
  GameTree tree = treeOf(kTwoAnswers);
  Cursor cursor(tree);
  const auto first = cursor.line();
  EXPECT_EQ(first.front(), tree.root());
  EXPECT_EQ(first.back(), tree.endOfLine(tree.root()));
  const NodeId last = nodesOf(tree).back();
  cursor.goTo(last);
  EXPECT_EQ(cursor.line(), tree.pathTo(last));
  cursor.toStart();
  EXPECT_EQ(cursor.line(), tree.pathTo(last)) << "by the branch last visited";
  ASSERT_TRUE(cursor.forward());
  EXPECT_EQ(cursor.line(), tree.pathTo(last));
}

}  // namespace
}  // namespace tengen
