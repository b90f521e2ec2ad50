#include "apps/desktop/board/board_geometry.h"

#include <cmath>
#include <gtest/gtest.h>

#include "rules/point.h"

namespace tengen::desktop {
namespace {

BoardSize sized(int width, int height) {
  return {static_cast<uint8_t>(width), static_cast<uint8_t>(height)};
}

bool isWhole(double value) {
  return std::abs(value - std::round(value)) < 1e-6;
}

TEST(BoardGeometry, EveryPointIsFoundAtItsOwnMiddle) {
  for (const BoardSize size : {sized(1, 1), sized(2, 2), sized(9, 9), sized(19, 19), sized(37, 9),
                               sized(9, 37), sized(52, 52)}) {
    for (const double scale : {1.0, 1.5, 2.0}) {
      const BoardGeometry geometry({617, 480}, size, true, scale);
      for (int i = 0; i < size.points(); ++i) {
        const Point point = size.pointAt(i);
        EXPECT_EQ(geometry.pointAt(geometry.center(point)), point);
      }
    }
  }
}

TEST(BoardGeometry, FitsIntoItsAreaWithRoomForTheStones) {
  for (int side = 1; side <= 52; ++side) {
    const BoardGeometry geometry({640, 500}, sized(side, side), side % 2 == 0, 1.5);
    EXPECT_TRUE(QRectF(0, 0, 640, 500).contains(geometry.wood())) << side;
    const double half = geometry.cell() / 2;
    EXPECT_TRUE(geometry.wood().contains(geometry.grid().adjusted(-half, -half, half, half)))
        << side;
    EXPECT_GT(geometry.wood().height(), 500 * 0.9) << side;
  }
}

TEST(BoardGeometry, NobodyCanSayWhatATouchBetweenPointsMeans) {
  const BoardGeometry geometry({500, 500}, sized(9, 9), false);
  const QPointF middle = geometry.center({4, 4});
  const double cell = geometry.cell();
  EXPECT_EQ(geometry.pointAt(middle + QPointF(0.43 * cell, 0)), (Point{4, 4}));
  EXPECT_EQ(geometry.pointAt(middle + QPointF(0.45 * cell, 0)), std::nullopt);
  EXPECT_EQ(geometry.pointAt(middle + QPointF(0.55 * cell, 0)), std::nullopt);
  EXPECT_EQ(geometry.pointAt(middle + QPointF(0.57 * cell, 0)), (Point{5, 4}));
  EXPECT_EQ(geometry.pointAt(middle - QPointF(0, 0.43 * cell)), (Point{4, 4}));
  EXPECT_EQ(geometry.pointAt(middle - QPointF(0, 0.45 * cell)), std::nullopt);
}

TEST(BoardGeometry, ATouchBesideTheBoardMeansNothing) {
  const BoardGeometry geometry({500, 300}, sized(9, 9), true);
  EXPECT_EQ(geometry.pointAt({2, 150}), std::nullopt);
  EXPECT_EQ(geometry.pointAt(geometry.center({8, 4}) + QPointF(geometry.cell(), 0)), std::nullopt);
  EXPECT_EQ(geometry.pointAt(geometry.center({0, 0}) - QPointF(0, geometry.cell())), std::nullopt);
}

// A line covers whole device pixels from its first edge to its last, at every scale.
TEST(BoardGeometry, LinesLieOnWholeDevicePixels) {
  for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
    for (const int side : {9, 13, 19, 25}) {
      for (int area = 400; area < 420; ++area) {
        const BoardGeometry geometry(QSizeF(area, area + 7), sized(side, side), true, scale);
        EXPECT_TRUE(isWhole(geometry.cell() * scale));
        EXPECT_TRUE(isWhole(geometry.line() * scale));
        const QPointF first = geometry.center({0, 0}) * scale;
        EXPECT_TRUE(isWhole(first.x() - geometry.line() * scale / 2));
        EXPECT_TRUE(isWhole(first.y() - geometry.line() * scale / 2));
        EXPECT_TRUE(isWhole(geometry.wood().left() * scale));
        EXPECT_TRUE(isWhole(geometry.wood().width() * scale));
      }
    }
  }
}

TEST(BoardGeometry, SmallBoardsHaveNoHeavyLines) {
  for (int side = 2; side <= 19; ++side) {
    for (const double scale : {1.0, 2.0}) {
      const BoardGeometry geometry({720, 720}, sized(side, side), true, scale);
      EXPECT_LE(geometry.line(), 1) << side;
    }
  }
}

// Their rim does not grow with their cells: what is left goes to the stones.
TEST(BoardGeometry, SmallBoardsHaveNoWideRim) {
  for (int side = 1; side <= 9; ++side) {
    const BoardGeometry geometry({720, 720}, sized(side, side), true);
    const double rim = geometry.grid().top() - geometry.wood().top() - geometry.cell() / 2;
    EXPECT_LE(rim, 30 + geometry.cell() * 0.02) << side;
    EXPECT_GE(rim, 20) << side;
  }
}

TEST(BoardGeometry, CoordinatesLieBetweenTheEdgeAndTheStones) {
  const BoardGeometry geometry({700, 700}, sized(19, 19), true);
  const double stones = geometry.grid().top() - geometry.cell() / 2;
  EXPECT_GT(geometry.columnLabels(true), geometry.wood().top());
  EXPECT_LT(geometry.columnLabels(true), stones);
  EXPECT_GT(geometry.columnLabels(false), geometry.grid().bottom() + geometry.cell() / 2);
  EXPECT_LT(geometry.rowLabels(true), geometry.grid().left() - geometry.cell() / 2);
  EXPECT_GT(geometry.rowLabels(false), geometry.grid().right() + geometry.cell() / 2);
}

}  // namespace
}  // namespace tengen::desktop
