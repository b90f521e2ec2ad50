#include "rules/handicap.h"

#include <gtest/gtest.h>

#include "rules/notation.h"

namespace tengen {
namespace {

std::string textOf(const Points& points, BoardSize size) {
  std::string text;
  for (const Point p : points) {
    if (!text.empty()) text += ' ';
    text += toText(p, size, Notation::Standard);
  }
  return text;
}

std::string placed(int side, int stones) {
  const BoardSize size{side, side};
  const auto points = fixedHandicap(size, stones);
  return points ? textOf(*points, size) : "none";
}

TEST(UsualKomi, WithHandicapOnlyKeepsTheGameFromADraw) {
  EXPECT_EQ(usualKomi(*rulesetNamed("japanese"), 0), 6.5);
  EXPECT_EQ(usualKomi(*rulesetNamed("japanese"), 2), 0.5);
  EXPECT_EQ(usualKomi(*rulesetNamed("ing"), 9), 0) << "a tie has a winner there";
}

TEST(FixedHandicap, FollowsTheTable) {
  EXPECT_EQ(placed(19, 2), "D4 Q16");
  EXPECT_EQ(placed(19, 3), "D4 Q16 D16");
  EXPECT_EQ(placed(19, 4), "D4 Q16 D16 Q4");
  EXPECT_EQ(placed(19, 5), "D4 Q16 D16 Q4 K10");
  EXPECT_EQ(placed(19, 6), "D4 Q16 D16 Q4 D10 Q10");
  EXPECT_EQ(placed(19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
  EXPECT_EQ(placed(19, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
  EXPECT_EQ(placed(19, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
}

TEST(FixedHandicap, StandsOnTheThirdLineOfSmallBoards) {
  EXPECT_EQ(placed(7, 4), "C3 E5 C5 E3");
  EXPECT_EQ(placed(9, 5), "C3 G7 C7 G3 E5");
  EXPECT_EQ(placed(11, 2), "C3 J9");
  EXPECT_EQ(placed(12, 4), "D4 J9 D9 J4");
  EXPECT_EQ(placed(13, 2), "D4 K10");
}

TEST(FixedHandicap, HasLimits) {
  EXPECT_EQ(placed(19, 1), "none");
  EXPECT_EQ(placed(19, 10), "none");
  EXPECT_EQ(placed(7, 5), "none");
  EXPECT_EQ(placed(6, 2), "none");
  EXPECT_EQ(placed(8, 5), "none");
  for (const auto& [side, most] : {std::pair{1, 0},
                                   {6, 0},
                                   {7, 4},
                                   {8, 4},
                                   {9, 9},
                                   {10, 4},
                                   {11, 9},
                                   {19, 9},
                                   {20, 4},
                                   {52, 4}}) {
    EXPECT_EQ(maxFixedHandicap({side, side}), most) << side;
  }
  EXPECT_EQ(maxFixedHandicap({9, 19}), 9);
  EXPECT_EQ(maxFixedHandicap({7, 19}), 4);
  EXPECT_EQ(maxFixedHandicap({9, 18}), 4);
  EXPECT_EQ(maxFixedHandicap({18, 9}), 4);
  EXPECT_EQ(maxFixedHandicap({19, 6}), 0);
}

TEST(StarPoints, AreTheNineOfAFullBoard) {
  EXPECT_EQ(textOf(starPoints({19, 19}), {19, 19}), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
  EXPECT_EQ(starPoints({15, 15}).size(), 9u);
}

TEST(StarPoints, AreFewerOnSmallAndEvenBoards) {
  EXPECT_EQ(textOf(starPoints({13, 13}), {13, 13}), "D10 K10 G7 D4 K4");
  EXPECT_EQ(textOf(starPoints({9, 9}), {9, 9}), "C7 G7 E5 C3 G3");
  EXPECT_EQ(textOf(starPoints({7, 7}), {7, 7}), "C5 E5 D4 C3 E3");
  EXPECT_EQ(textOf(starPoints({5, 5}), {5, 5}), "C3");
  EXPECT_EQ(textOf(starPoints({18, 18}), {18, 18}), "D15 P15 D4 P4");
  EXPECT_EQ(textOf(starPoints({8, 8}), {8, 8}), "C6 F6 C3 F3");
  EXPECT_TRUE(starPoints({4, 4}).empty());
  EXPECT_TRUE(starPoints({6, 6}).empty());
  EXPECT_TRUE(starPoints({1, 19}).empty());
}

TEST(StarPoints, OfRectanglesFollowTheShorterSide) {
  EXPECT_EQ(textOf(starPoints({9, 13}), {9, 13}), "C11 G11 E7 C3 G3");
  EXPECT_EQ(textOf(starPoints({19, 18}), {19, 18}), "D15 K15 Q15 D4 K4 Q4");
  EXPECT_EQ(textOf(starPoints({18, 19}), {18, 19}), "D16 P16 D10 P10 D4 P4");
}

TEST(StarPoints, LieOnEveryBoardOnceInReadingOrder) {
  for (int width = 1; width <= kMaxSide; ++width) {
    for (int height = 1; height <= kMaxSide; ++height) {
      const BoardSize size{width, height};
      const Points stars = starPoints(size);
      for (const Point p : stars)
        ASSERT_TRUE(size.contains(p));
      for (size_t i = 1; i < stars.size(); ++i) {
        ASSERT_LT(size.indexOf(stars[i - 1]), size.indexOf(stars[i])) << width << "x" << height;
      }
    }
  }
}

}  // namespace
}  // namespace tengen
