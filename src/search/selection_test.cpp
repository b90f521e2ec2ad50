#include "search/selection.h"

#include <cmath>
#include <gtest/gtest.h>

namespace tengen::search {
namespace {

TEST(Utility, IsTheSameForBothSidesWithTheSignTurned) {
  const SelectionOptions options;
  const double black = utilityOf(0.7, 5, 2, 81, Color::Black, options);
  EXPECT_DOUBLE_EQ(utilityOf(0.7, 5, 2, 81, Color::White, options), -black);
}

TEST(Utility, OfAnEvenGameAtTheCentreIsZero) {
  EXPECT_DOUBLE_EQ(utilityOf(0.5, 3, 3, 361, Color::Black, {}), 0);
}

TEST(Utility, CountsHalfTheScoreWeightAtTheScale) {
  SelectionOptions options;
  options.scoreWeight = 0.2f;
  options.scoreScale = 1;
  EXPECT_NEAR(utilityOf(0.5, 19, 0, 361, Color::Black, options), 0.1, 1e-6);
  EXPECT_NEAR(utilityOf(1, 19, 0, 361, Color::Black, options), 1.1, 1e-6);
}

TEST(Utility, OfPointsSaturates) {
  const SelectionOptions options;
  const double small = utilityOf(0.5, 2, 0, 361, Color::Black, options);
  const double large = utilityOf(0.5, 1000, 0, 361, Color::Black, options);
  EXPECT_GT(large, small);
  EXPECT_LT(large, options.scoreWeight);
}

TEST(Utility, PrefersAMorePointsAheadAsMuchAsAnywhereWhenTheCentreFollows) {
  const SelectionOptions options;
  const auto gain = [&](double lead, double centre) {
    return utilityOf(1, lead + 1, centre, 361, Color::Black, options) -
           utilityOf(1, lead, centre, 361, Color::Black, options);
  };
  EXPECT_NEAR(gain(60, 60), gain(0, 0), 1e-9);
  EXPECT_GT(gain(60, 60), 5 * gain(60, 0));
}

TEST(Puct, AddsThePriorTimesTheRootOfTheParentsVisits) {
  EXPECT_DOUBLE_EQ(puct(0.25, 0.5, 2, 9, 2), 0.25 + 2 * 0.5 * 3 / 3);
  EXPECT_DOUBLE_EQ(puct(-0.5, 0.1, 1, 16, 0), -0.5 + 0.4);
}

TEST(Puct, WeighsPriorsMoreAsVisitsGrow) {
  SelectionOptions options;
  options.explore = 1;
  options.exploreGrowth = 0.5f;
  EXPECT_DOUBLE_EQ(exploreAt(0, options), 1);
  EXPECT_NEAR(exploreAt(500, options), 1 + 0.5 * std::log(2), 1e-9);
  options.exploreGrowth = 0;
  EXPECT_DOUBLE_EQ(exploreAt(100'000, options), 1);
}

}  // namespace
}  // namespace tengen::search
