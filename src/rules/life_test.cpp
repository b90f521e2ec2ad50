#include "rules/life.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/areas.h"
#include "rules/diagram.h"

namespace tengen {
namespace {

std::string aliveIn(const char* drawing, Color color, Suicide suicide = Suicide::Forbidden) {
  return toDiagram(sureLife(boardOf(drawing), color, suicide).alive);
}

std::string territoryIn(const char* drawing, Color color, Suicide suicide = Suicide::Forbidden) {
  return toDiagram(sureLife(boardOf(drawing), color, suicide).territory);
}

TEST(Life, OfOneChainTakesTwoEyes) {
  EXPECT_EQ(aliveIn(".X.X.\n"
                    "XXXX.\n"
                    ".....\n",
                    Color::Black),
            ".*.*.\n"
            "****.\n"
            ".....\n");
  EXPECT_EQ(aliveIn(".XX..\n"
                    "XXX..\n"
                    ".....\n",
                    Color::Black),
            ".....\n.....\n.....\n");
}

TEST(Life, IsForTheSideThatWasAsked) {
  const char* drawing =
      ".X.X.\n"
      "XXXX.\n"
      ".....\n";
  EXPECT_EQ(aliveIn(drawing, Color::White), ".....\n.....\n.....\n");
  EXPECT_EQ(territoryIn(drawing, Color::White), ".....\n.....\n.....\n");
}

TEST(Life, IsNotGivenByFalseEyes) {
  // The stone on the right can be put into atari; then the second eye must be filled.
  EXPECT_EQ(aliveIn(".X.X..\n"
                    "XXXOO.\n"
                    "......\n",
                    Color::Black),
            "......\n......\n......\n");
}

TEST(Life, OfATwoHeadedDragonNeedsBothHeads) {
  // Both halves lean on both eyes, though each eye looks false.
  EXPECT_EQ(aliveIn("OOOOOO\n"
                    "OXXXXO\n"
                    "OX.XXO\n"
                    "OXX.XO\n"
                    "OXXXXO\n"
                    "......\n",
                    Color::Black),
            "......\n"
            ".****.\n"
            ".*.**.\n"
            ".**.*.\n"
            ".****.\n"
            "......\n");
  EXPECT_EQ(aliveIn("OOOOOO\n"
                    "OXXX.O\n"
                    "OX.XXO\n"
                    "OXX.XO\n"
                    "O.XXXO\n"
                    "......\n",
                    Color::Black),
            "......\n"
            ".***..\n"
            ".*.**.\n"
            ".**.*.\n"
            "..***.\n"
            "......\n");
}

TEST(Life, LetsEnemyStonesLieInARegionWhereTheyMayNotCommitSuicide) {
  // The white stone's point does not touch the chain; all empty ones do.
  const char* drawing =
      ".XXXXX.\n"
      "XX...XX\n"
      "XX.O.XX\n"
      "XX...XX\n"
      "XXXXXXX\n";
  const char* alive =
      ".*****.\n"
      "**...**\n"
      "**...**\n"
      "**...**\n"
      "*******\n";
  EXPECT_EQ(aliveIn(drawing, Color::Black, Suicide::Forbidden), alive);
  EXPECT_EQ(aliveIn(drawing, Color::Black, Suicide::SeveralStones), alive);
}

TEST(Life, AsksEveryPointOfAVitalRegionWhereSeveralStonesMayCommitSuicide) {
  // One eye at the corner. The other region's white middle does not touch the chain.
  const char* drawing =
      "XXXXX.\n"
      "X...XX\n"
      "X.O.X.\n"
      "X...X.\n"
      "XXXXX.\n"
      "......\n";
  EXPECT_EQ(aliveIn(drawing, Color::Black, Suicide::Forbidden),
            "*****.\n"
            "*...**\n"
            "*...*.\n"
            "*...*.\n"
            "*****.\n"
            "......\n");
  EXPECT_EQ(aliveIn(drawing, Color::Black, Suicide::SeveralStones),
            "......\n......\n......\n......\n......\n......\n");
}

TEST(SureTerritory, IsWhatLivingChainsEncloseWithoutRoomForTwoEyes) {
  EXPECT_EQ(territoryIn(".X.X.\n"
                        "XXXX.\n"
                        ".....\n"
                        "....O\n",
                        Color::Black),
            "*.*..\n.....\n.....\n.....\n");
}

TEST(SureTerritory, MayHaveTwoInnerPointsOnlySideBySide) {
  // Inner points touch no black stone: one, two side by side, then two apart.
  const auto marked = [](const char* drawing, Point p) -> bool {
    return sureLife(boardOf(drawing), Color::Black, Suicide::Forbidden).territory[p];
  };
  EXPECT_TRUE(
      marked(".X.XXXXX\n"
             "XXXX...X\n"
             ".XXX...X\n"
             "XXXX...X\n"
             "XXXXXXXX\n",
             {5, 2}));
  EXPECT_TRUE(
      marked(".X.XXXXXX\n"
             "XXXX....X\n"
             ".XXX....X\n"
             "XXXX....X\n"
             "XXXXXXXXX\n",
             {5, 2}));
  EXPECT_FALSE(
      marked(".X.XXXXXXX\n"
             "XXXX.....X\n"
             ".XXX.....X\n"
             "XXXX.....X\n"
             "XXXXXXXXXX\n",
             {5, 2}));
}

TEST(SureTerritory, HoldsDeadStones) {
  EXPECT_EQ(territoryIn(".X.X...\n"
                        "XXXXXXX\n"
                        "XXO.OXX\n"
                        "XX.O.X.\n"
                        "XXXXXXX\n",
                        Color::Black),
            "*.*.***\n"
            ".......\n"
            "..***..\n"
            "..***.*\n"
            ".......\n");
}

TEST(MayBeMarkedDead, IsRefusedForSureLifeOnly) {
  const Board board = boardOf(
      ".X.XO.\n"
      "XXXXO.\n"
      "OOOOO.\n");
  EXPECT_FALSE(mayBeMarkedDead(board, {1, 0}, Suicide::Forbidden));
  EXPECT_TRUE(mayBeMarkedDead(board, {4, 0}, Suicide::Forbidden));
  EXPECT_FALSE(mayBeMarkedDead(board, {0, 0}, Suicide::Forbidden));
}

TEST(EyesOfChain, AreItsOwnSinglePoints) {
  const Board board = boardOf(
      ".X.X.\n"
      "XXX.X\n"
      "X..X.\n"
      ".....\n");
  EXPECT_THAT(eyesOfChain(board, {0, 1}), testing::ElementsAre(Point{0, 0}));
  EXPECT_TRUE(eyesOfChain(board, {3, 0}).empty());
  EXPECT_TRUE(eyesOfChain(board, {0, 0}).empty());
}

TEST(EyesOfChain, AreNotOfTheEnemy) {
  const Board board = boardOf(
      ".XO.\n"
      "XXOO\n"
      "....\n");
  EXPECT_THAT(eyesOfChain(board, {1, 1}), testing::ElementsAre(Point{0, 0}));
  EXPECT_THAT(eyesOfChain(board, {2, 1}), testing::ElementsAre(Point{3, 0}));
}

// Random positions: both sides play anything but suicide until the board is filled to a third or
// so.
Board randomPosition(BoardSize size, int moves, Random& random) {
  Board board(size);
  Color color = Color::Black;
  for (int i = 0; i < moves; ++i, color = opponent(color)) {
    const Point p =
        size.pointAt(static_cast<int>(random.below(static_cast<uint32_t>(size.points()))));
    if (board.at(p) == Stone::None && !board.isSuicide(p, color)) board.play(p, color);
  }
  return board;
}

// One random enemy move while the owner passes. False where the rules forbid it.
bool attack(Board& board, Color attacker, Suicide suicide, Random& random) {
  const BoardSize size = board.size();
  const Point p =
      size.pointAt(static_cast<int>(random.below(static_cast<uint32_t>(size.points()))));
  if (board.at(p) != Stone::None) return false;
  if (board.isSuicide(p, attacker)) {
    if (suicide == Suicide::Forbidden) return false;
    const Neighbours beside(p, size);
    if (std::none_of(beside.begin(), beside.end(),
                     [&](Point q) { return board.at(q) == stoneOf(attacker); })) {
      return false;
    }
  }
  board.play(p, attacker);
  return true;
}

class LifeOnRandomBoards : public testing::TestWithParam<Suicide> {};
INSTANTIATE_TEST_SUITE_P(Rules, LifeOnRandomBoards,
                         testing::Values(Suicide::Forbidden, Suicide::SeveralStones));

TEST_P(LifeOnRandomBoards, HoldsAgainstAnyAttackWhileItsOwnerPasses) {
  Random random(7);
  int proven = 0;
  for (int round = 0; round < 400; ++round) {
    const Board start = randomPosition({6, 5}, 400, random);
    for (const Color color : {Color::Black, Color::White}) {
      const SureLife life = sureLife(start, color, GetParam());
      for (int attempt = 0; attempt < 5; ++attempt) {
        Board board = start;
        for (int move = 0; move < 80; ++move) {
          attack(board, opponent(color), GetParam(), random);
        }
        const SureLife enemy = sureLife(board, opponent(color), GetParam());
        for (int i = 0; i < start.size().points(); ++i) {
          const Point p = start.size().pointAt(i);
          ASSERT_TRUE(!life.alive[p] || board.at(p) == stoneOf(color)) << toDiagram(start);
          ASSERT_FALSE(life.territory[p] && enemy.alive[p]) << toDiagram(start);
          proven += life.alive[p];
        }
      }
    }
  }
  EXPECT_GT(proven, 1000);
}

}  // namespace
}  // namespace tengen
