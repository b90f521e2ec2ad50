// The kernel runs over emulated tiles, and over the processor's where it has them. Both must give
// the very numbers of the obvious convolution.
#include "nn/tile_layer.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

#include "nn/eight_bit_test_kit.h"

#if defined(__x86_64__)

#include "nn/emulated_tiles.h"
#include "nn/tile_kernel.h"

namespace tengen::nn {
namespace {

void runEmulated(const EightBitJob& job, const int8_t* weights) {
  EmulatedTiles tiles;
  runTileKernel(job, weights, tiles);
}

enum class Kind { Emulated, OfTheProcessor };

TileLayer::Kernel kernelOf(Kind kind) {
  return kind == Kind::Emulated ? runEmulated : runTiles;
}

SmallWeights randomWeights(int outputs, int inputs, uint64_t seed) {
  Random random(seed);
  SmallWeights weights{outputs, inputs, 3, {}, {}, {}};
  for (int i = 0; i < outputs * inputs * 9; ++i)
    weights.weight.push_back(static_cast<int8_t>(static_cast<int>(random.below(255)) - 127));
  for (int i = 0; i < outputs; ++i) {
    weights.unit.push_back(static_cast<float>(1 + random.below(9)) / 1000);
    weights.bias.push_back(static_cast<float>(random.below(2001)) - 1000);
  }
  return weights;
}

struct Trial : LayerTrial<TileLayer, SmallWeights> {
  Trial(int outputs, int inputs, BoardSize boardSize, const Steps& usedSteps,
        std::optional<float> usedOldStep, TileLayer::Kernel kernel)
      : LayerTrial(randomWeights(outputs, inputs, 1), boardSize, randomInput(boardSize, inputs, 2),
                   usedSteps, usedOldStep, kernel),
        steps(usedSteps),
        oldStep(usedOldStep) {}

  // One output before it is rounded, with the roundings on the way that the kernel has.
  float exact(size_t index, float old) const {
    const float step = steps.output.value_or(1);
    const float unit = weights.unit[outputOf(index)];
    const auto scale = static_cast<float>(static_cast<double>(unit) * steps.input / step);
    const float bias = weights.bias[outputOf(index)] / step;
    const float value = std::fma(static_cast<float>(sum(index)), scale, bias);
    return std::max(0.0f, oldStep ? std::fma(old, *oldStep / step, value) : value);
  }

  Steps steps;
  std::optional<float> oldStep;
};

class TilesOn : public ::testing::TestWithParam<std::tuple<BoardSize, Kind>> {
 protected:
  void SetUp() override {
    const bool can = kind() == Kind::Emulated ? __builtin_cpu_supports("avx512f") : canRunTiles();
    if (!can) GTEST_SKIP() << "this processor cannot";
  }
  BoardSize size() const { return std::get<0>(GetParam()); }
  Kind kind() const { return std::get<1>(GetParam()); }
};

TEST_P(TilesOn, GiveStepsAsTheObviousConvolutionDoes) {
  Trial trial(64, 128, size(), Steps{0.5f, 8.0f}, std::nullopt, kernelOf(kind()));
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i) {
    const float expected = std::nearbyint(std::min(255.0f, trial.exact(i, 0)));
    ASSERT_EQ(trial.values<uint8_t>()[i], expected) << i;
  }
}

TEST_P(TilesOn, AddToSteps) {
  Trial trial(32, 64, size(), Steps{0.25f, 6.0f}, 9.0f, kernelOf(kind()));
  const std::vector<uint8_t> old = randomInput(size(), 32, 5);
  std::memcpy(trial.values<uint8_t>(), old.data(), old.size());
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i) {
    const float expected = std::nearbyint(std::min(255.0f, trial.exact(i, old[i])));
    ASSERT_EQ(trial.values<uint8_t>()[i], expected) << i;
  }
}

TEST_P(TilesOn, AddToFloats) {
  Trial trial(32, 64, size(), Steps{0.25f, std::nullopt}, 1.0f, kernelOf(kind()));
  const std::vector<uint8_t> bytes = randomInput(size(), 32, 6);
  const std::vector<float> old(bytes.begin(), bytes.end());
  std::copy(old.begin(), old.end(), trial.values<float>());
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i)
    ASSERT_EQ(trial.values<float>()[i], trial.exact(i, old[i])) << i;
}

INSTANTIATE_TEST_SUITE_P(
    Boards, TilesOn,
    ::testing::Combine(::testing::Values(BoardSize{1, 1}, BoardSize{2, 1}, BoardSize{3, 2},
                                         BoardSize{5, 5}, BoardSize{9, 9}, BoardSize{7, 13},
                                         BoardSize{19, 19}, BoardSize{52, 5}),
                       ::testing::Values(Kind::Emulated, Kind::OfTheProcessor)));

TEST(TileLayer, TakesNetworksOfWholeTilesAlone) {
  EXPECT_FALSE(canRunTiles(96));
}

}  // namespace
}  // namespace tengen::nn

#endif
