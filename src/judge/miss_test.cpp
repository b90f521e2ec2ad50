#include "judge/miss.h"

#include <gtest/gtest.h>
#include <string_view>

#include "rules/diagram.h"

namespace tengen {
namespace {

// The set of the points drawn with *.
PointSet setOf(const Board& board, std::string_view drawing) {
  PointSet set(board.size());
  for (const Point p : pointsDrawn(drawing, '*'))
    set[p] = true;
  return set;
}

TEST(Miss, OfEqualVerdictsIsNone) {
  const Board board = boardOf("X O .\n. . .\n");
  const PointSet dead = setOf(board, "* . .\n. . .\n");
  EXPECT_EQ(classifyMiss(board, dead, dead), std::nullopt);
}

TEST(Miss, OfStonesThatLiveInSekiIsSeki) {
  const Board board = boardOf(R"(
    . O O O . X O .
    X X X X X X O .
    O O O O O O O .
    . . . . . . . .
)");
  const PointSet killed = setOf(board, R"(
    . * * * . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
)");
  EXPECT_EQ(classifyMiss(board, PointSet(board.size()), killed), MissKind::Seki);
}

TEST(Miss, OfABentFourIsTold) {
  const Board board = boardOf(R"(
    X X . O X .
    X O O O X .
    . O X X X .
    O O X . . .
    X X X . . .
    . . . . . .
)");
  const PointSet dead = setOf(board, R"(
    . . . * . .
    . * * * . .
    . * . . . .
    * * . . . .
    . . . . . .
    . . . . . .
)");
  EXPECT_EQ(classifyMiss(board, dead, PointSet(board.size())), MissKind::BentFour);
}

TEST(Miss, BesideAKoIsKo) {
  const Board board = boardOf(R"(
    . X O . .
    X O . O .
    . X O . .
    . X O . .
)");
  const PointSet killed = setOf(board, R"(
    . . . . .
    . * . . .
    . . . . .
    . . . . .
)");
  EXPECT_EQ(classifyMiss(board, PointSet(board.size()), killed), MissKind::Ko);
}

TEST(Miss, OfAChainWithAFalseEyeIsFalseEye) {
  const Board board = boardOf(R"(
    . . X . . .
    . O X O . .
    X X . X X .
    . O X . . .
    . . X . . .
)");
  const PointSet dead = setOf(board, R"(
    . . * . . .
    . . * . . .
    * * . * * .
    . . * . . .
    . . * . . .
)");
  EXPECT_EQ(classifyMiss(board, dead, PointSet(board.size())), MissKind::FalseEye);
}

TEST(Miss, OfAnythingElseIsOther) {
  const Board board = boardOf(R"(
    . . . X O . .
    . O . X O . .
    . . . X O . .
)");
  const PointSet dead = setOf(board, R"(
    . . . . . . .
    . * . . . . .
    . . . . . . .
)");
  EXPECT_EQ(classifyMiss(board, dead, PointSet(board.size())), MissKind::Other);
}

}  // namespace
}  // namespace tengen
