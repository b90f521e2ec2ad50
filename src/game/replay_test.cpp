#include "game/replay.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::boardAt;
using testing::nodeAt;
using testing::treeOf;

TEST(Replay, PlacesMovesAndCaptures) {
  const GameTree tree = treeOf("(;SZ[3];B[aa];W[ba];B[cc];W[ab])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 3)),
            "XO.\n"
            "...\n"
            "..X\n");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 4)),
            ".O.\n"
            "O..\n"
            "..X\n");
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 4)).board().prisonersOf(Color::White), 1);
}

TEST(Replay, PutsAStoneOnAnOccupiedPointAsTheFileSays) {
  const GameTree tree = treeOf("(;SZ[3];B[bb];W[bb])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 2)),
            "...\n"
            ".O.\n"
            "...\n");
}

TEST(Replay, LeavesOutOnlyTheSetUpChainsThatCannotStand) {
  // The corner stone keeps the liberty that is cleared for it in the same node; the other one has
  // none and is left out.
  const GameTree tree = treeOf("(;SZ[4]AB[aa]AW[ba];AW[ab][cd][dc]AB[dd]AE[ba])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            "X...\n"
            "O...\n"
            "...O\n"
            "..O.\n");
}

TEST(Replay, TakesOffARecordedSuicide) {
  const GameTree tree = treeOf("(;SZ[3]AW[ba][ab];B[aa])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            ".O.\n"
            "O..\n"
            "...\n");
}

TEST(Replay, NeverRefusesARepetition) {
  const GameTree tree =
      treeOf("(;SZ[4:3]RU[Tromp-Taylor]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb];B[cb])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            ".XO.\n"
            "X.XO\n"
            ".XO.\n");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 3)), boardAt(tree, nodeAt(tree, 1)));
}

TEST(Replay, SetsUpBeforeItMoves) {
  // The last word about a point counts.
  const GameTree tree = treeOf("(;SZ[3];W[ab]AB[aa][ba]AW[ba][ca]AE[ca]PL[W])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            ".O.\n"
            "O..\n"
            "...\n");
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 1)).board().prisonersOf(Color::White), 1);
}

TEST(Replay, SetUpIsANewStartForKoButKeepsPrisoners) {
  const GameTree tree = treeOf("(;SZ[4:3]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AB[aa])");
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 1)).board().koPoint(), (Point{1, 1}));
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 2)).board().koPoint(), std::nullopt);
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 2)).board().prisonersOf(Color::Black), 1);
}

TEST(Replay, LeavesOutChainsThatCannotStand) {
  // Everything but one point is white; the black stone in the corner has no liberty.
  const GameTree tree = treeOf("(;SZ[3]AB[aa]AW[ba:bc][ab:ac][ca:cb])");
  EXPECT_EQ(boardAt(tree, tree.root()),
            ".OO\n"
            "OOO\n"
            "OO.\n");
  const GameTree full = treeOf("(;SZ[2]AB[aa:bb])");
  EXPECT_EQ(boardAt(full, full.root()),
            "..\n"
            "..\n");
}

TEST(Replay, SetupThatSuffocatesAnOlderChainTakesItOff) {
  const GameTree tree = treeOf("(;SZ[3]AB[aa];AW[ba][ab])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            ".O.\n"
            "O..\n"
            "...\n");
}

TEST(Replay, SetupMayReplaceAndTakeAway) {
  const GameTree tree = treeOf("(;SZ[3]AB[aa][bb];AW[bb]AE[aa])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            "...\n"
            ".O.\n"
            "...\n");
}

TEST(Replay, TakesFiveThousandWholeBoardRectangles) {
  std::string text = "(;SZ[52]AE";
  for (int i = 0; i < 5000; ++i)
    text += "[aa:ZZ]";
  const GameTree tree = treeOf(text + "AB[aa])");
  EXPECT_EQ(tree.positionAt(tree.root()).board().stones(), 1);
}

TEST(SideToMove, FollowsTheMovesAndPL) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];C[x];PL[B];B[bb];B[cc];PL[W];PL[];PL[black])");
  const auto toMove = [&](int n) { return tree.positionAt(nodeAt(tree, n)).toMove(); };
  EXPECT_EQ(toMove(0), Color::Black);
  EXPECT_EQ(toMove(1), Color::White);
  EXPECT_EQ(toMove(2), Color::White);
  EXPECT_EQ(toMove(3), Color::Black);
  EXPECT_EQ(toMove(4), Color::White);
  EXPECT_EQ(toMove(5), Color::White);
  EXPECT_EQ(toMove(6), Color::White);
  EXPECT_EQ(toMove(7), Color::White);
  EXPECT_EQ(toMove(8), Color::Black);
}

TEST(SideToMove, IsReadInOldSpellings) {
  for (const auto& [raw, color] : {std::pair{"B", Color::Black},
                                   {"black", Color::Black},
                                   {"1", Color::Black},
                                   {"W", Color::White},
                                   {"white", Color::White},
                                   {"2", Color::White}}) {
    const GameTree tree = treeOf("(;SZ[9]PL[" + std::string(raw) + "])");
    EXPECT_EQ(tree.toMoveSetAt(tree.root()), color) << raw;
  }
  const GameTree tree = treeOf("(;SZ[9]PL[x];C[y])");
  EXPECT_EQ(tree.toMoveSetAt(tree.root()), std::nullopt);
  EXPECT_EQ(tree.toMoveSetAt(nodeAt(tree, 1)), std::nullopt);
}

TEST(SideToMove, IsWhiteAfterHandicapStones) {
  const auto first = [](const char* text) {
    const GameTree tree = treeOf(text);
    return tree.positionAt(tree.root()).toMove();
  };
  EXPECT_EQ(first("(;SZ[9]HA[2]AB[gc][cg])"), Color::White);
  EXPECT_EQ(first("(;SZ[9]HA[1])"), Color::Black);
  EXPECT_EQ(first("(;SZ[9]HA[1]AB[gc])"), Color::Black);
  EXPECT_EQ(first("(;SZ[9]HA[2])"), Color::Black);  // Black is yet to place them
  EXPECT_EQ(first("(;SZ[9]HA[2]AB[gc][cg]PL[B])"), Color::Black);
  EXPECT_EQ(first("(;SZ[9]AB[gc][cg])"), Color::Black);
}

TEST(Replay, AMoveInTheRootIsPlayed) {
  const GameTree tree = treeOf("(;SZ[3]B[bb];W[aa])");
  EXPECT_EQ(boardAt(tree, tree.root()),
            "...\n"
            ".X.\n"
            "...\n");
  EXPECT_EQ(tree.moveNumber(nodeAt(tree, 1)), 2);
}

TEST(Replay, PlaysAllMovesOfANodeInTheirOrder) {
  const GameTree tree = treeOf("(;SZ[3];B[aa]W[bb])");
  EXPECT_EQ(boardAt(tree, nodeAt(tree, 1)),
            "X..\n"
            ".O.\n"
            "...\n");
  EXPECT_EQ(tree.moveAt(nodeAt(tree, 1)), testing::white("bb"));
  EXPECT_EQ(tree.moveNumber(nodeAt(tree, 1)), 2);
}

TEST(BoardProperties, AreToldByTheirWholeName) {
  using enum BoardProperty;
  EXPECT_EQ(boardPropertyOf("B[aa]"), Black);
  EXPECT_EQ(boardPropertyOf("W[]"), White);
  EXPECT_EQ(boardPropertyOf("AB[aa]"), AddBlack);
  EXPECT_EQ(boardPropertyOf("AW[aa]"), AddWhite);
  EXPECT_EQ(boardPropertyOf("AE[aa]"), AddEmpty);
  EXPECT_EQ(boardPropertyOf("PL[B]"), Player);
  for (const char* slice : {"C[]", "BL[3]", "WL[3]", "AP[x]", "PB[x]", "ABC[aa]", "PLX[B]", "V[]",
                            "BB[aa]", "LB[aa:b]", "X[]"}) {
    EXPECT_EQ(boardPropertyOf(slice), None) << slice;
  }
}

TEST(PlainPoints, AreTwoSmallLettersOnTheBoard) {
  const BoardSize size{9, 13};
  EXPECT_EQ(plainPoint("B[aa]", size), (Point{0, 0}));
  EXPECT_EQ(plainPoint("W[im]", size), (Point{8, 12}));
  for (const char* slice : {"B[ja]", "B[in]", "B[]", "B[a]", "B[AA]", "B[`a]", "B[a{]", "BB[aa]",
                            "B[aa][bb]", "B[\\]]"}) {
    EXPECT_EQ(plainPoint(slice, size), std::nullopt) << slice;
  }
  EXPECT_EQ(plainPoint("B[zz]", {52, 52}), (Point{25, 25}));
  EXPECT_EQ(plainPoint("B[{z]", {52, 52}), std::nullopt);
  EXPECT_EQ(plainPoint("B[z{]", {52, 52}), std::nullopt);
}

TEST(Replay, BoardAndPositionAgreeOnRandomTrees) {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    const GameTree tree = treeOf(testing::randomTreeText(seed, 80, 2 + static_cast<int>(seed % 4)));
    for (const NodeId id : testing::nodesOf(tree)) {
      Position slow = tree.positionBefore(tree.root());
      BoardState fast{slow.board(), slow.toMove()};
      for (const NodeId step : tree.pathTo(id)) {
        slow = afterNode(slow, tree.collection(), step);
        applyNode(fast, tree.collection(), step);
      }
      ASSERT_EQ(fast.board, slow.board()) << "seed " << seed;
      ASSERT_EQ(fast.toMove, slow.toMove());
      ASSERT_EQ(fast.board.hash(), slow.board().hash());
      // And what the tree says from its cache is what a replay from the start says.
      const Position cached = tree.positionAt(id);
      ASSERT_EQ(cached.board(), slow.board());
      ASSERT_EQ(cached.toMove(), slow.toMove());
      ASSERT_EQ(cached.moveNumber(), slow.moveNumber());
    }
  }
}

}  // namespace
}  // namespace tengen
