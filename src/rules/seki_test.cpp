// Which positions are seki, asked through count() as every caller does.
#include "rules/seki.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/diagram.h"
#include "rules/scoring.h"

namespace tengen {
namespace {

// O and X lie as drawn; x and o are dead stones.
Count countOf(const std::string& drawing) {
  std::string stones = drawing;
  for (char& c : stones) {
    if (c == 'x') c = 'X';
    if (c == 'o') c = 'O';
  }
  const Board board = boardOf(stones);
  Marks marks(board.size());
  for (const char dead : {'x', 'o'}) {
    for (const Point p : pointsDrawn(drawing, dead)) {
      marks.dead[p] = true;
    }
  }
  return count(board, marks);
}

std::string sekiIn(const std::string& drawing) {
  return toDiagram(countOf(drawing).seki);
}

bool hasSeki(const std::string& drawing) {
  return sekiIn(drawing).find('*') != std::string::npos;
}

TEST(Seki, OfTwoEyelessGroupsOverTwoSharedLiberties) {
  const char* drawing =
      ".OX.OX..\n"
      ".OX.OX..\n"
      ".OXXOX..\n"
      ".OOOXX..\n"
      "...OX...\n"
      "...OX...\n";
  EXPECT_EQ(sekiIn(drawing),
            "..*.*...\n"
            "..*.*...\n"
            "..***...\n"
            "........\n"
            "........\n"
            "........\n");
  const Count count = countOf(drawing);
  EXPECT_EQ(count.neutral, 2);
  EXPECT_EQ(count.black.territory, 14);
  EXPECT_EQ(count.white.territory, 10);
  EXPECT_EQ(count.black.sekiTerritory, 0);
  EXPECT_EQ(count.white.sekiTerritory, 0);
}

TEST(Seki, WithOneEyeEachCountsNoEye) {
  const char* drawing =
      "...OX.....\n"
      "...OX.....\n"
      "OOOOXXXXX.\n"
      "XXXXOOOOX.\n"
      "..X.O.OXX.\n";
  EXPECT_EQ(sekiIn(drawing),
            "..........\n"
            "..........\n"
            "..........\n"
            "********..\n"
            "..*.*.*...\n");
  const Count count = countOf(drawing);
  EXPECT_EQ(count.neutral, 1);
  EXPECT_EQ(count.black.territory, 15);
  EXPECT_EQ(count.black.sekiTerritory, 2);
  EXPECT_EQ(count.white.territory, 7);
  EXPECT_EQ(count.white.sekiTerritory, 1);
}

TEST(Seki, OfThreeGroups) {
  // Each white side has an eye, Black in between has none.
  const char* drawing =
      ".O.X.O.OX\n"
      "OOXXXOOOX\n"
      "XXOOOXXXX\n"
      ".XO.OX...\n"
      ".XOOOX...\n"
      ".XO.OX...\n";
  EXPECT_EQ(sekiIn(drawing),
            ".*.*.*.*.\n"
            "********.\n"
            ".........\n"
            ".........\n"
            ".........\n"
            ".........\n");
  EXPECT_EQ(countOf(drawing).white.sekiTerritory, 2);
}

TEST(Seki, TakesAFalseEyeForNone) {
  // Black's c7 is false: b7 can be put into atari from the corner.
  const char* drawing =
      ".X.XO...\n"
      "OOX.XO..\n"
      ".OXXXO..\n"
      "OOOOXO..\n"
      "XXXXOO..\n"
      "...XO...\n"
      "...XO...\n";
  EXPECT_EQ(sekiIn(drawing),
            ".*.*....\n"
            "***.*...\n"
            ".****...\n"
            "*****...\n"
            "........\n"
            "........\n"
            "........\n");
  EXPECT_EQ(countOf(drawing).black.sekiTerritory, 2);
  EXPECT_EQ(countOf(drawing).white.sekiTerritory, 1);
}

TEST(Seki, IsNotDameBetweenSafeGroups) {
  EXPECT_FALSE(
      hasSeki("..X.O..\n"
              "..X.O..\n"
              "..X.O..\n"
              "..X.O..\n"));
}

TEST(Seki, IsNotAGroupWhoseOnlyEnemiesAtTheDameAreSafe) {
  // Black has closed no eye on the right; White is alive without question.
  EXPECT_FALSE(
      hasSeki(".O.OX...\n"
              "OOOOX...\n"
              "...OX...\n"
              "...O.XXX\n"));
  EXPECT_FALSE(
      hasSeki(".XO.....\n"
              "XXO.....\n"
              ".OO.....\n"
              "OO......\n"));
}

TEST(Seki, IsNotTwoHalvesThatMeetAtADame) {
  // Each black half has one eye; at d4 they are one group with two.
  EXPECT_FALSE(
      hasSeki(".XX.XX.\n"
              "XXOOOXX\n"
              "OOO.OOO\n"
              "OOOOOOO\n"));
  // Here they do not meet.
  EXPECT_TRUE(
      hasSeki(".X.O.X.\n"
              "XXOOOXX\n"
              "OOO.OOO\n"
              "OOOOOOO\n"));
}

TEST(Seki, IsNotAChainThatCanJoinSafeOnesThroughAFalseEye) {
  // d4 has no eye but the false one at c4, which joins it to the safe chain on the left.
  EXPECT_FALSE(
      hasSeki(".X.X.O.O\n"
              "XXXOOOOO\n"
              ".XOOOOOO\n"
              "XXOOOOOO\n"));
  // Nor is f4, which joins d4 at a dame.
  EXPECT_FALSE(
      hasSeki(".X.X.X.O.O\n"
              "XXXOOOOOOO\n"
              ".XOOOOOOOO\n"
              "XXOOOOOOOO\n"));
  // With one eye less on the left it does not help.
  EXPECT_TRUE(
      hasSeki(".X.X.O.O\n"
              "XXXOOOOO\n"
              "XXOOOOOO\n"
              "XXOOOOOO\n"));
}

TEST(Seki, CountsTheEyeOfTwoChainsOnce) {
  EXPECT_TRUE(
      hasSeki(".XO.\n"
              "X.OO\n"
              "OOOO\n"
              "OOOO\n"));
}

// The seki with one eye each, with another eye space for Black at the bottom left.
std::string withEyeSpace(const std::string& upper, const std::string& lower) {
  return "....OX....\n"
         "....OX....\n"
         "OOOOOXXXX.\n"
         "XXXXXOOOX.\n" +
         upper + "XXOOOX.\n" + lower + "X.O.OX.\n";
}

TEST(Seki, NeedsAnEyeSpaceThatCannotBeSplit) {
  EXPECT_TRUE(hasSeki(withEyeSpace("XXX", "XX.")));   // one point
  EXPECT_TRUE(hasSeki(withEyeSpace("XXX", "X..")));   // two
  EXPECT_FALSE(hasSeki(withEyeSpace("XXX", "...")));  // three in a row
  EXPECT_FALSE(hasSeki(withEyeSpace("XX.", "X..")));  // three, bent
  EXPECT_TRUE(hasSeki(withEyeSpace("X..", "X..")));   // a square
  EXPECT_FALSE(hasSeki(withEyeSpace("X..", "...")));  // five
  EXPECT_FALSE(hasSeki(withEyeSpace("...", "...")));  // six
}

TEST(Seki, CannotSplitASpaceOnADeadStone) {
  EXPECT_TRUE(hasSeki(withEyeSpace("XXX", ".o.")));
  EXPECT_FALSE(hasSeki(withEyeSpace("XXX", "o..")));
  EXPECT_FALSE(hasSeki(withEyeSpace("XXX", "..o")));
  EXPECT_TRUE(hasSeki(withEyeSpace("X.o", "Xoo")));
}

TEST(Seki, IsOverWhenItsDameIsGivenToOneSideByHand) {
  const Board board = boardOf(withEyeSpace("XXX", "XX."));
  Marks marks(board.size());
  const Point dame{4, 5};
  ASSERT_TRUE((count(board, marks).seki[Point{3, 5}]));
  cycleRegion(marks, board, dame);
  EXPECT_EQ(count(board, marks).owner[dame], Owner::Black);
  EXPECT_FALSE((count(board, marks).seki[Point{3, 5}]));
  EXPECT_EQ(count(board, marks).black.sekiTerritory, 0);
}

TEST(Seki, IsFoundBesideDeadStonesElsewhere) {
  EXPECT_TRUE(
      hasSeki(".OX.OX..\n"
              ".OX.OX.o\n"
              ".OXXOX..\n"
              ".OOOXX..\n"
              "x..OX...\n"
              "...OX...\n"));
}

// What is seki does not depend on colour or on the side one looks from.
TEST(Seki, IsTheSameInAMirrorAndWithColoursSwapped) {
  Random random(3);
  int found = 0;
  for (int round = 0; round < 3000; ++round) {
    const BoardSize size{6, 5};
    std::string drawing;
    Board board(size);
    Color color = Color::Black;
    for (int move = 0; move < 60; ++move, color = opponent(color)) {
      const Point p = size.pointAt(static_cast<int>(random.below(30)));
      if (board.at(p) == Stone::None && !board.isSuicide(p, color)) board.play(p, color);
    }
    drawing = toDiagram(board);
    std::string turned(drawing.rbegin() + 1, drawing.rend());
    for (char& c : turned) {
      c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
    }
    const std::string seki = sekiIn(drawing);
    const std::string turnedSeki = sekiIn(turned + '\n');
    EXPECT_EQ(seki, std::string(turnedSeki.rbegin() + 1, turnedSeki.rend()) + '\n') << drawing;
    found += seki.find('*') != std::string::npos;
  }
  EXPECT_GT(found, 20);
}

}  // namespace
}  // namespace tengen
