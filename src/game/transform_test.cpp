#include "game/transform.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"
#include "game/node_markup.h"

namespace tengen {
namespace {

using testing::at;
using testing::boardAt;
using testing::nodeAt;
using testing::nodesOf;
using testing::treeOf;

//   X . .
//   . . O
constexpr const char* kSmall = "(;SZ[3:2]AB[aa]AW[cb])";

std::string after(Symmetry symmetry) {
  GameTree tree = treeOf(kSmall);
  transform(tree, symmetry);
  return boardAt(tree, tree.root());
}

TEST(Transform, TurnsAndMirrorsTheBoard) {
  EXPECT_EQ(after(Symmetry::QuarterTurn),
            ".X\n"
            "..\n"
            "O.\n");
  EXPECT_EQ(after(Symmetry::HalfTurn),
            "O..\n"
            "..X\n");
  EXPECT_EQ(after(Symmetry::ThreeQuarterTurn),
            ".O\n"
            "..\n"
            "X.\n");
  EXPECT_EQ(after(Symmetry::MirrorLeftRight),
            "..X\n"
            "O..\n");
  EXPECT_EQ(after(Symmetry::MirrorTopBottom),
            "..O\n"
            "X..\n");
}

TEST(Transform, WritesTheSizeOfATurnedRectangleAlone) {
  GameTree tree = treeOf(kSmall);
  transform(tree, Symmetry::QuarterTurn);
  EXPECT_EQ(tree.text(tree.root(), "SZ"), "2:3");
  EXPECT_EQ(tree.size(), (BoardSize{2, 3}));
  transform(tree, Symmetry::HalfTurn);
  EXPECT_EQ(tree.text(tree.root(), "SZ"), "2:3");
  GameTree square = treeOf("(;B[aa])");
  transform(square, Symmetry::QuarterTurn);
  EXPECT_EQ(square.collection().find(square.root(), "SZ"), std::nullopt);
}

TEST(Transform, MovesThePointsOfEveryPropertyThatHasThem) {
  GameTree tree = treeOf(
      "(;SZ[9]"
      ";B[ab]TR[ab]SQ[ab]CR[ab]MA[ab]SL[ab]TB[ab]TW[ab]DD[ab]VW[ab]M[ab]L[ab]"
      "LB[ab:x:y]AR[ab:cd]LN[ab:cd]AE[cd]XX[ab]C[ab]V[1]"
      ";AB[ab:bd]AW[ea]W[])");
  transform(tree, Symmetry::MirrorLeftRight);
  const std::string text = tree.save();
  for (const char* slice :
       {"B[ib]",  "TR[ib]", "SQ[ib]", "CR[ib]",    "MA[ib]",     "SL[ib]",    "TB[ib]",    "TW[ib]",
        "DD[ib]", "VW[ib]", "M[ib]",  "L[ib]",     "LB[ib:x:y]", "AR[ib:gd]", "LN[ib:gd]", "AE[gd]",
        "XX[ab]", "C[ab]",  "V[1]",   "AB[hb:id]", "AW[ea]",     "W[]"}) {
    EXPECT_NE(text.find(slice), std::string::npos) << slice;
  }
}

TEST(Transform, LeavesPassesAndPointsOffTheBoardAlone) {
  GameTree tree = treeOf("(;SZ[9];B[tt];W[zz]TR[ab][zz]AB[aa:zz]DD[])");
  const std::string before = tree.save();
  transform(tree, Symmetry::MirrorLeftRight);
  const std::string text = tree.save();
  for (const char* slice : {"B[tt]", "W[zz]", "TR[ib][zz]", "AB[aa:zz]", "DD[]"}) {
    EXPECT_NE(text.find(slice), std::string::npos) << slice;
  }
  tree.undo();
  EXPECT_EQ(tree.save(), before);
}

TEST(Transform, RepeatedComesBackToTheSameFile) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    GameTree tree = treeOf(testing::randomTreeText(seed, 60, 7));
    transform(tree, Symmetry::HalfTurn);  // puts the corners of rectangles in order
    const std::string start = tree.save();
    const auto boards = [&] {
      std::vector<std::string> all;
      for (const NodeId id : nodesOf(tree))
        all.push_back(boardAt(tree, id));
      return all;
    };
    const auto before = boards();
    for (int i = 0; i < 4; ++i)
      transform(tree, Symmetry::QuarterTurn);
    EXPECT_EQ(tree.save(), start);
    EXPECT_EQ(boards(), before);
    transform(tree, Symmetry::QuarterTurn);
    transform(tree, Symmetry::QuarterTurn);
    transform(tree, Symmetry::HalfTurn);
    EXPECT_EQ(tree.save(), start);
    transform(tree, Symmetry::ThreeQuarterTurn);
    transform(tree, Symmetry::QuarterTurn);
    EXPECT_EQ(tree.save(), start);
    transform(tree, Symmetry::MirrorLeftRight);
    transform(tree, Symmetry::MirrorTopBottom);
    transform(tree, Symmetry::HalfTurn);
    EXPECT_EQ(tree.save(), start);
    swapColors(tree);
    EXPECT_NE(tree.save(), start);
    swapColors(tree);
    EXPECT_EQ(tree.save(), start);
  }
}

TEST(SwapColors, ChangesEverythingThatNamesASide) {
  GameTree tree = treeOf(
      "(;SZ[9]PB[b]PW[w]BR[1d]WR[2d]BT[x]WT[y]RE[B+3.5]KM[6.5]PL[B]AB[aa]AW[bb]"
      ";B[cc]BL[10]WL[20]OB[1]OW[2]GB[1]TB[dd]TW[ee]C[B wins])");
  swapColors(tree);
  const std::string text = tree.save();
  for (const char* slice :
       {"PW[b]", "PB[w]", "WR[1d]", "BR[2d]", "WT[x]", "BT[y]", "RE[W+3.5]", "KM[6.5]", "PL[W]",
        "AW[aa]", "AB[bb]", "W[cc]WL[10]BL[20]OW[1]OB[2]GW[1]TW[dd]TB[ee]C[B wins]"}) {
    EXPECT_NE(text.find(slice), std::string::npos) << slice;
  }
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 1)).toMove(), Color::Black);
  EXPECT_EQ(tree.undo(), tree.root());
  EXPECT_FALSE(tree.canUndo());
}

TEST(SwapColors, LeavesResultsWithoutAWinnerAlone) {
  for (const char* result : {"Void", "Draw", "0", "?", "Black wins", "B"}) {
    GameTree tree = treeOf("(;RE[" + std::string(result) + "])");
    swapColors(tree);
    EXPECT_EQ(tree.text(tree.root(), "RE"), result);
  }
  GameTree tree = treeOf("(;RE[w+R]PL[])");
  swapColors(tree);
  EXPECT_EQ(tree.text(tree.root(), "RE"), "b+R");
}

}  // namespace
}  // namespace tengen
