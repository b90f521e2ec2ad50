#include "nn/winograd_layer.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>

#include "nn/eight_bit_test_kit.h"

namespace tengen::nn {
namespace {

struct Trial : LayerTrial<WinogradLayer, ConvWeights> {
  using LayerTrial::LayerTrial;
  double exact(size_t index) const { return sum(index) + weights.bias[outputOf(index)]; }
};

ConvWeights randomWeights(int outputs, int inputs, uint64_t seed) {
  Random random(seed);
  const auto value = [&] { return static_cast<float>(random.below(2001)) / 1000 - 1; };
  ConvWeights weights{outputs, inputs, 3, {}, {}};
  for (int i = 0; i < outputs * inputs * 9; ++i)
    weights.weight.push_back(value());
  for (int i = 0; i < outputs; ++i)
    weights.bias.push_back(100 * value());
  return weights;
}

class WinogradOn : public ::testing::TestWithParam<BoardSize> {
 protected:
  void SetUp() override {
    if (!canRunWinograd(16)) GTEST_SKIP() << "this processor cannot";
  }
};

TEST_P(WinogradOn, AgreesWithTheObviousConvolution) {
  Trial trial(randomWeights(32, 48, 1), GetParam(), randomInput(GetParam(), 48, 2), Steps{},
              std::nullopt);
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i)
    ASSERT_NEAR(trial.values<float>()[i], std::max(0.0, trial.exact(i)), 2) << i;  // of some 1800
}

TEST_P(WinogradOn, AddsToStepsAndStaysWithinThem) {
  constexpr float kStep = 8;
  Trial trial(randomWeights(16, 16, 3), GetParam(), randomInput(GetParam(), 16, 4), Steps{1, kStep},
              2 * kStep);
  std::vector<uint8_t> old = randomInput(GetParam(), 16, 5);
  for (uint8_t& each : old)
    each /= 4;
  std::memcpy(trial.values<uint8_t>(), old.data(), old.size());
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i) {
    const double expected = std::clamp(trial.exact(i) / kStep + 2.0 * old[i], 0.0, 255.0);
    ASSERT_NEAR(trial.values<uint8_t>()[i], expected, 0.6) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, WinogradOn,
                         ::testing::Values(BoardSize{1, 1}, BoardSize{2, 1}, BoardSize{3, 2},
                                           BoardSize{5, 5}, BoardSize{9, 9}, BoardSize{7, 13},
                                           BoardSize{19, 19}, BoardSize{52, 5}));

// As large as numbers get: sums of 32 bits run over on the way and must come back.
TEST(WinogradLayer, IsExactWhereEverythingIsAsLargeAsItCanBe) {
  if (!canRunWinograd(16)) GTEST_SKIP();
  constexpr int kInputs = 1024;
  constexpr BoardSize kSize{4, 3};
  for (const float sign : {1.0f, -1.0f}) {
    ConvWeights weights{16, kInputs, 3, {}, std::vector<float>(16, 0)};
    for (int i = 0; i < 16 * kInputs * 9; ++i)
      weights.weight.push_back(i % 2 == 0 ? 1.0f : sign);
    Trial trial(weights, kSize, std::vector<uint8_t>(kSize.points() * kInputs, 255), Steps{},
                std::nullopt);
    trial.run();
    for (size_t i = 0; i < trial.count(); ++i)
      ASSERT_NEAR(trial.values<float>()[i], std::max(0.0, trial.exact(i)), 1e-3 * 255 * 9 * kInputs)
          << i;
  }
}

TEST(WinogradLayer, TakesNetworksOfWholeVectorsAlone) {
  EXPECT_FALSE(canRunWinograd(24));
}

}  // namespace
}  // namespace tengen::nn
