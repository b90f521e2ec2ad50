#include "apps/cli/match/match_stats.h"

#include <cmath>
#include <gtest/gtest.h>

namespace tengen::cli {
namespace {

TEST(Tally, ADrawIsHalfAWin) {
  EXPECT_DOUBLE_EQ((Tally{3, 1, 0}.share()), 0.75);
  EXPECT_DOUBLE_EQ((Tally{1, 1, 2}.share()), 0.5);
  EXPECT_DOUBLE_EQ((Tally{0, 0, 0}.share()), 0.5);
  EXPECT_EQ((Tally{1, 2, 3}.games()), 6);
}

TEST(Elo, AndSharesBelongTogether) {
  EXPECT_NEAR(eloOf(0.5), 0, 1e-9);
  EXPECT_NEAR(eloOf(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(shareOf(-400), 1.0 / 11, 1e-12);
  for (const double elo : {-300.0, -7.0, 0.0, 55.0, 800.0})
    EXPECT_NEAR(eloOf(shareOf(elo)), elo, 1e-6);
  EXPECT_EQ(eloOf(1), INFINITY);
  EXPECT_EQ(eloOf(0), -INFINITY);
}

// Values of Wilson's formula known from tables: 8 of 10, and the ends.
TEST(ShareInterval, IsWilsons) {
  const Interval eight = shareInterval({8, 2, 0});
  EXPECT_NEAR(eight.low, 0.4902, 1e-4);
  EXPECT_NEAR(eight.high, 0.9433, 1e-4);
  const Interval all = shareInterval({60, 0, 0});
  EXPECT_NEAR(all.low, 0.9398, 1e-4);
  EXPECT_DOUBLE_EQ(all.high, 1);
  const Interval none = shareInterval({0, 60, 0});
  EXPECT_DOUBLE_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.0602, 1e-4);
  EXPECT_EQ(shareInterval({0, 0, 0}).low, 0);
  EXPECT_EQ(shareInterval({0, 0, 0}).high, 1);
}

TEST(Sprt, DecidesWhenTheResultsAreClearEnough) {
  const Sprt test{0, 100};
  EXPECT_DOUBLE_EQ(test.logRatio({0, 0, 0}), 0);
  EXPECT_EQ(test.verdict({10, 10, 0}), Sprt::Verdict::None);
  EXPECT_EQ(test.verdict({100, 20, 0}), Sprt::Verdict::High);
  EXPECT_EQ(test.verdict({20, 100, 0}), Sprt::Verdict::Low);
  EXPECT_NEAR(Sprt::bound(), 2.944, 1e-3);
  // One win: log of the ratio of the two expected shares.
  EXPECT_NEAR(test.logRatio({1, 0, 0}), std::log(shareOf(100) / 0.5), 1e-12);
  EXPECT_NEAR(test.logRatio({0, 0, 2}), test.logRatio({1, 1, 0}), 1e-12);
}

}  // namespace
}  // namespace tengen::cli
