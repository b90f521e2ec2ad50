#include "rules/symmetry.h"

#include <gtest/gtest.h>
#include <string>

#include "rules/grid.h"

namespace tengen {
namespace {

// Letters of a board of 3x2 after a symmetry, row by row.
std::string shown(Symmetry symmetry) {
  const BoardSize size{3, 2};
  const std::string letters =
      "abc"
      "def";
  const BoardSize now = transformed(size, symmetry);
  std::string text(static_cast<size_t>(size.points()), ' ');
  for (int i = 0; i < size.points(); ++i) {
    const Point there = transformed(size.pointAt(i), size, symmetry);
    text[static_cast<size_t>(now.indexOf(there))] = letters[static_cast<size_t>(i)];
  }
  for (int row = now.height - 1; row > 0; --row)
    text.insert(static_cast<size_t>(row * now.width), "/");
  return text;
}

TEST(Symmetry, TurnsAndMirrorsAsItsNameSays) {
  EXPECT_EQ(shown(Symmetry::None), "abc/def");
  EXPECT_EQ(shown(Symmetry::MirrorLeftRight), "cba/fed");
  EXPECT_EQ(shown(Symmetry::MirrorTopBottom), "def/abc");
  EXPECT_EQ(shown(Symmetry::HalfTurn), "fed/cba");
  EXPECT_EQ(shown(Symmetry::QuarterTurn), "da/eb/fc");
  EXPECT_EQ(shown(Symmetry::ThreeQuarterTurn), "cf/be/ad");
  EXPECT_EQ(shown(Symmetry::MirrorDiagonal), "ad/be/cf");
  EXPECT_EQ(shown(Symmetry::MirrorOtherDiagonal), "fc/eb/da");
}

TEST(Symmetry, GivesEveryPointAPlaceOfItsOwn) {
  const BoardSize size{5, 3};
  for (const Symmetry symmetry : kSymmetries) {
    PointSet seen(transformed(size, symmetry));
    for (int i = 0; i < size.points(); ++i) {
      const Point p = transformed(size.pointAt(i), size, symmetry);
      ASSERT_TRUE(seen.size().contains(p));
      EXPECT_FALSE(seen[p]);
      seen[p] = true;
    }
  }
}

TEST(Symmetry, KeepsTheShapeOfABoardOnlyWhereItMay) {
  EXPECT_EQ(symmetriesOf({9, 9}).size(), 8u);
  EXPECT_EQ(symmetriesOf({9, 7}).size(), 4u);
  for (const Symmetry symmetry : symmetriesOf({9, 7}))
    EXPECT_EQ(transformed(BoardSize{9, 7}, symmetry), (BoardSize{9, 7}));
}

// Networks and kata-raw-nn count them: the number is part of what others see.
TEST(Symmetry, IsNumberedMirrorsFirstAndTheSwapLast) {
  const BoardSize size{3, 3};
  const auto numbered = [&](Point point, size_t number) {
    return transformed(point, size, kSymmetries[number]);
  };
  EXPECT_EQ(numbered({0, 1}, 0), (Point{0, 1}));
  EXPECT_EQ(numbered({0, 1}, 1), (Point{2, 1}));
  EXPECT_EQ(numbered({1, 0}, 2), (Point{1, 2}));
  EXPECT_EQ(numbered({0, 1}, 4), (Point{1, 0}));
  EXPECT_EQ(numbered({0, 1}, 5), (Point{1, 2}));
}

}  // namespace
}  // namespace tengen
