#include "rules/areas.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"

namespace tengen {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

Points pointsBeside(Point p, BoardSize size) {
  const Neighbours beside(p, size);
  return {beside.begin(), beside.end()};
}

Grid<uint8_t> gridOf(const std::vector<std::string>& rows) {
  const BoardSize size{static_cast<int>(rows[0].size()), static_cast<int>(rows.size())};
  Grid<uint8_t> grid(size);
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    grid[p] = static_cast<uint8_t>(rows[p.y][p.x]);
  }
  return grid;
}

TEST(AllPoints, ComeInReadingOrder) {
  Points points;
  for (const Point p : AllPoints({2, 3})) {
    points.push_back(p);
  }
  EXPECT_THAT(points, ElementsAre(Point{0, 0}, Point{1, 0}, Point{0, 1}, Point{1, 1}, Point{0, 2},
                                  Point{1, 2}));
}

TEST(Neighbours, AreFourInTheMiddleAndFewerAtTheEdge) {
  EXPECT_THAT(pointsBeside({1, 1}, {3, 3}),
              UnorderedElementsAre(Point{1, 0}, Point{0, 1}, Point{2, 1}, Point{1, 2}));
  EXPECT_THAT(pointsBeside({0, 0}, {3, 2}), UnorderedElementsAre(Point{1, 0}, Point{0, 1}));
  EXPECT_THAT(pointsBeside({2, 1}, {3, 2}), UnorderedElementsAre(Point{2, 0}, Point{1, 1}));
  EXPECT_THAT(pointsBeside({0, 3}, {1, 5}), UnorderedElementsAre(Point{0, 2}, Point{0, 4}));
  EXPECT_TRUE(pointsBeside({0, 0}, {1, 1}).empty());
}

TEST(Areas, AreNumberedInTheOrderOfTheirFirstPoints) {
  const Areas areas(gridOf({"aab",  //
                            "cab", "aac"}));
  ASSERT_EQ(areas.count(), 4U);
  EXPECT_THAT(areas.pointsOf(0), UnorderedElementsAre(Point{0, 0}, Point{1, 0}, Point{1, 1},
                                                      Point{1, 2}, Point{0, 2}));
  EXPECT_THAT(areas.pointsOf(1), UnorderedElementsAre(Point{2, 0}, Point{2, 1}));
  EXPECT_THAT(areas.pointsOf(2), ElementsAre(Point{0, 1}));
  EXPECT_THAT(areas.pointsOf(3), ElementsAre(Point{2, 2}));
  EXPECT_EQ(areas.at({0, 2}), 0U);
  EXPECT_EQ(areas.firstOf(1), (Point{2, 0}));
}

TEST(Areas, NameTheirNeighboursOnce) {
  const Areas areas(gridOf({"aab",  //
                            "cab", "aac"}));
  EXPECT_THAT(areas.borders(), ElementsAre(ElementsAre(1, 2, 3), ElementsAre(0, 3), ElementsAre(0),
                                           ElementsAre(0, 1)));
}

TEST(Areas, HoldTwoNeighboursTogetherExactlyWhenTheirLabelsAgree) {
  Random random(1);
  for (int round = 0; round < 50; ++round) {
    const BoardSize size{1 + static_cast<int>(random.below(9)),
                         1 + static_cast<int>(random.below(9))};
    Grid<uint8_t> labels(size);
    for (int i = 0; i < size.points(); ++i) {
      labels[size.pointAt(i)] = static_cast<uint8_t>(random.below(3));
    }
    const Areas areas(labels);
    size_t points = 0;
    for (size_t area = 0; area < areas.count(); ++area) {
      points += areas.pointsOf(area).size();
      for (const Point p : areas.pointsOf(area)) {
        EXPECT_EQ(areas.at(p), area);
        EXPECT_EQ(labels[p], labels[areas.firstOf(area)]);
        for (const Point q : Neighbours(p, size)) {
          EXPECT_EQ(areas.at(q) == area, labels[q] == labels[p]);
        }
      }
    }
    EXPECT_EQ(points, static_cast<size_t>(size.points()));
  }
}

}  // namespace
}  // namespace tengen
