#include "search/noise.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace tengen {
namespace {

TEST(Noise, OfAGaussianHasMeanNoneAndVarianceOne) {
  Random random(1);
  double sum = 0;
  double squares = 0;
  constexpr int kDraws = 20'000;
  for (int count = 0; count < kDraws; ++count) {
    const double drawn = gaussian(random);
    sum += drawn;
    squares += drawn * drawn;
  }
  EXPECT_NEAR(sum / kDraws, 0, 0.03);
  EXPECT_NEAR(squares / kDraws, 1, 0.05);
}

TEST(Noise, OfAGammaHasItsShapeAsMeanAndVariance) {
  for (const double shape : {0.1, 0.7, 1.0, 4.0}) {
    Random random(2);
    double sum = 0;
    double squares = 0;
    constexpr int kDraws = 40'000;
    for (int count = 0; count < kDraws; ++count) {
      const double drawn = gammaDraw(shape, random);
      ASSERT_GE(drawn, 0);
      sum += drawn;
      squares += drawn * drawn;
    }
    const double mean = sum / kDraws;
    EXPECT_NEAR(mean, shape, 0.05 * shape + 0.005);
    EXPECT_NEAR(squares / kDraws - mean * mean, shape, 0.12 * shape);
  }
}

TEST(Noise, OfDirichletSumsToOneAndIsTheMoreUnevenTheSmallerAlpha) {
  const auto largest = [](double alpha) {
    Random random(3);
    double sum = 0;
    for (int count = 0; count < 200; ++count) {
      const auto drawn = dirichlet(50, alpha, random);
      EXPECT_NEAR(std::accumulate(drawn.begin(), drawn.end(), 0.0), 1, 1e-5);
      sum += *std::max_element(drawn.begin(), drawn.end());
    }
    return sum / 200;
  };
  EXPECT_GT(largest(0.03), 0.4);
  EXPECT_LT(largest(10), 0.05);
}

}  // namespace
}  // namespace tengen
