#include <gtest/gtest.h>

#include "rules/diagram.h"
#include "rules/scoring.h"

namespace tengen {
namespace {

std::string ownersSet(const Marks& marks) {
  const BoardSize size = marks.regionOwner.size();
  std::string text;
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    const auto owner = marks.regionOwner[p];
    text += owner ? "NBW"[static_cast<int>(*owner)] : '.';
    if (p.x + 1 == size.width) text += '\n';
  }
  return text;
}

const char* const kTwoStrayStones =
    ".X..O.X\n"
    "X...O..\n"
    "....O..\n"
    "OOOOO..\n";

TEST(ToggleGroup, TakesAllStonesReachedThroughEmptyPointsAndTheirColour) {
  const Board board = boardOf(kTwoStrayStones);
  Marks marks(board.size());
  toggleGroup(marks, board, {1, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".*.....\n*......\n.......\n.......\n");
  toggleGroup(marks, board, {6, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".*....*\n*......\n.......\n.......\n");
  toggleGroup(marks, board, {0, 1});
  EXPECT_EQ(toDiagram(marks.dead), "......*\n.......\n.......\n.......\n");
}

TEST(ToggleGroup, FollowsTheStoneThatWasClicked) {
  const Board board = boardOf(kTwoStrayStones);
  Marks marks(board.size());
  toggleChain(marks, board, {1, 0});
  toggleGroup(marks, board, {0, 1});  // alive, so both die
  EXPECT_EQ(toDiagram(marks.dead), ".*.....\n*......\n.......\n.......\n");
}

TEST(ToggleChain, TakesOneChainAlone) {
  const Board board = boardOf(kTwoStrayStones);
  Marks marks(board.size());
  toggleChain(marks, board, {1, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".*.....\n.......\n.......\n.......\n");
  toggleChain(marks, board, {1, 0});
  EXPECT_EQ(marks, Marks(board.size()));
}

TEST(Toggle, ChangesNothingOnAnEmptyPoint) {
  const Board board = boardOf(kTwoStrayStones);
  Marks marks(board.size());
  toggleGroup(marks, board, {0, 0});
  toggleChain(marks, board, {0, 0});
  EXPECT_EQ(marks, Marks(board.size()));
}

TEST(Toggle, RevivesTheEnemyAround) {
  const Board board = boardOf(
      ".XO...X\n"
      ".XO...X\n"
      "XXO.O.X\n"
      "OOO...X\n"
      "XXXXXXX\n");
  Marks marks(board.size());
  toggleGroup(marks, board, {2, 0});
  EXPECT_EQ(toDiagram(marks.dead),
            "..*....\n"
            "..*....\n"
            "..*.*..\n"
            "***....\n"
            ".......\n");
  toggleChain(marks, board, {1, 0});
  EXPECT_EQ(toDiagram(marks.dead),
            ".*.....\n"
            ".*.....\n"
            "**..*..\n"
            ".......\n"
            ".......\n");
  toggleGroup(marks, board, {4, 2});
  EXPECT_EQ(toDiagram(marks.dead),
            ".*.....\n"
            ".*.....\n"
            "**.....\n"
            ".......\n"
            ".......\n");
}

TEST(Toggle, ForgetsOwnersSetInTheSpaceAround) {
  const Board board = boardOf("..X..O.X.");
  Marks marks(board.size());
  for (const Point p : {Point{0, 0}, Point{3, 0}, Point{6, 0}, Point{8, 0}}) {
    cycleRegion(marks, board, p);
  }
  EXPECT_EQ(ownersSet(marks), "BB.BB.B.B\n");
  toggleChain(marks, board, {2, 0});
  EXPECT_EQ(ownersSet(marks), "......B.B\n");
  toggleGroup(marks, board, {2, 0});
  toggleGroup(marks, board, {7, 0});
  EXPECT_EQ(ownersSet(marks), ".........\n");
}

TEST(Toggle, LeavesAliveWhatCannotDie) {
  const Board board = boardOf(
      ".X.X..X.\n"
      "XXXX....\n"
      "........\n");
  Marks marks(board.size());
  toggleGroup(marks, board, {1, 0});
  toggleChain(marks, board, {1, 0});
  EXPECT_EQ(marks, Marks(board.size()));
  toggleGroup(marks, board, {6, 0});  // reaches the living chain too
  EXPECT_EQ(toDiagram(marks.dead), "......*.\n........\n........\n");
}

TEST(Toggle, AsksWhetherSuicideIsAllowedForWhatCannotDie) {
  const Board board = boardOf(
      "XXXXX.\n"
      "X...XX\n"
      "X.O.X.\n"
      "X...X.\n"
      "XXXXX.\n"
      "......\n");
  Marks marks(board.size());
  toggleChain(marks, board, {0, 0}, Suicide::Forbidden);
  EXPECT_EQ(marks, Marks(board.size()));
  toggleChain(marks, board, {0, 0});
  EXPECT_TRUE((marks.dead[Point{0, 0}]));
}

TEST(CycleRegion, GoesFromBlackToWhiteToNobodyAndBack) {
  const Board board = boardOf(
      ".X..\n"
      "X...\n");
  Marks marks(board.size());
  cycleRegion(marks, board, {3, 1});
  EXPECT_EQ(ownersSet(marks), "..BB\n.BBB\n");
  cycleRegion(marks, board, {2, 0});
  EXPECT_EQ(ownersSet(marks), "..WW\n.WWW\n");
  cycleRegion(marks, board, {3, 1});
  EXPECT_EQ(ownersSet(marks), "..NN\n.NNN\n");
  cycleRegion(marks, board, {3, 1});
  EXPECT_EQ(marks, Marks(board.size()));
}

TEST(CycleRegion, LooksThroughDeadStonesAndStopsAtLivingOnes) {
  const Board board = boardOf(".O.X.");
  Marks marks(board.size());
  marks.dead[Point{1, 0}] = true;
  cycleRegion(marks, board, {0, 0});
  EXPECT_EQ(ownersSet(marks), "BBB..\n");
  cycleRegion(marks, board, {1, 0});  // a stone
  EXPECT_EQ(ownersSet(marks), "BBB..\n");
  EXPECT_EQ(count(board, marks).black.territory, 4);
  toggleChain(marks, board, {3, 0});  // its taker comes back, and the region with him
  EXPECT_EQ(ownersSet(marks), ".....\n");
  EXPECT_EQ(toDiagram(marks.dead), "...*.\n");
}

TEST(CycleRegion, RevivesTheStonesOfItsOwner) {
  const Board board = boardOf(
      ".X...O.\n"
      "...O...\n"
      ".X...O.\n");
  Marks marks(board.size());
  toggleGroup(marks, board, {1, 0});
  ASSERT_EQ(toDiagram(marks.dead), ".*.....\n.......\n.*.....\n");
  cycleRegion(marks, board, {3, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".......\n.......\n.......\n");
  EXPECT_EQ(ownersSet(marks), "B.BBB.B\nBBB.BBB\nB.BBB.B\n");
  EXPECT_EQ(count(board, marks).black.territory, 16);
  cycleRegion(marks, board, {3, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".......\n.......\n.......\n") << "White's then, and all live";
}

TEST(CycleRegion, LeavesTheDeadOfTheOtherSideDead) {
  const Board board = boardOf(".O.X.");
  Marks marks(board.size());
  marks.dead[Point{1, 0}] = true;
  cycleRegion(marks, board, {0, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".*...\n") << "Black's prisoner";
  cycleRegion(marks, board, {0, 0});
  EXPECT_EQ(toDiagram(marks.dead), ".....\n") << "White's region, and his stone";
}

}  // namespace
}  // namespace tengen
