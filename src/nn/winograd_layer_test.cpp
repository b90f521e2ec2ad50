#include "nn/winograd_layer.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>

#include "base/random.h"

namespace tengen::nn {
namespace {

using dnnl::memory;

// convolution + bias at one place, the obvious way.
double slowly(const ConvWeights& weights, const std::vector<uint8_t>& input, BoardSize size,
              int output, Point at) {
  double sum = weights.bias[static_cast<size_t>(output)];
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const int x = at.x + column - 1;
      const int y = at.y + row - 1;
      if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue;
      for (int channel = 0; channel < weights.inputs; ++channel) {
        const int place = ((output * weights.inputs + channel) * 3 + row) * 3 + column;
        const int from = (y * size.width + x) * weights.inputs + channel;
        sum += weights.weight[static_cast<size_t>(place)] * input[static_cast<size_t>(from)];
      }
    }
  }
  return sum;
}

// A layer, an input for one size of board, and memory to run it with.
struct Trial {
  Trial(ConvWeights some, BoardSize boardSize, std::vector<uint8_t> bytes, const Steps& steps,
        std::optional<float> oldStep)
      : weights(std::move(some)),
        size(boardSize),
        input(std::move(bytes)),
        layer(weights, steps, oldStep),
        sized(layer.forSize(size)),
        out(sized->output, cpuEngine()) {}

  void run() {
    const memory in(sized->input, cpuEngine(), input.data());
    std::vector<float> biases(weights.bias.size());
    layer.writeBias(nullptr, biases.data());
    const memory bias({{weights.outputs}, memory::data_type::f32, memory::format_tag::a},
                      cpuEngine(), biases.data());
    dnnl::stream stream(cpuEngine());
    sized->run(stream, in, bias, out, memory(sized->scratch, cpuEngine()));
  }

  template <class T>
  T* values() {
    return static_cast<T*>(out.get_data_handle());
  }
  size_t count() const { return static_cast<size_t>(size.points() * weights.outputs); }
  double sum(size_t index) const {
    const auto outputs = static_cast<size_t>(weights.outputs);
    return slowly(weights, input, size, static_cast<int>(index % outputs),
                  size.pointAt(static_cast<int>(index / outputs)));
  }

  ConvWeights weights;
  BoardSize size;
  std::vector<uint8_t> input;
  WinogradLayer layer;
  std::unique_ptr<SizedConvolution> sized;
  memory out;
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

std::vector<uint8_t> randomInput(BoardSize size, int inputs, uint64_t seed) {
  Random random(seed);
  std::vector<uint8_t> input;
  for (int i = 0; i < size.points() * inputs; ++i)
    input.push_back(static_cast<uint8_t>(random.below(256)));
  return input;
}

class WinogradOn : public ::testing::TestWithParam<BoardSize> {
 protected:
  void SetUp() override {
    if (!canRunWinograd(16)) GTEST_SKIP() << "this processor cannot";
  }
};

TEST_P(WinogradOn, AgreesWithTheObviousConvolution) {
  Trial trial(randomWeights(32, 48, 1), GetParam(), randomInput(GetParam(), 48, 2), Steps{}, {});
  trial.run();
  for (size_t i = 0; i < trial.count(); ++i)
    ASSERT_NEAR(trial.values<float>()[i], std::max(0.0, trial.sum(i)), 2) << i;  // of some 1800
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
    const double expected = std::clamp(trial.sum(i) / kStep + 2.0 * old[i], 0.0, 255.0);
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
    Trial trial(weights, kSize, std::vector<uint8_t>(kSize.points() * kInputs, 255), Steps{}, {});
    trial.run();
    for (size_t i = 0; i < trial.count(); ++i)
      ASSERT_NEAR(trial.values<float>()[i], std::max(0.0, trial.sum(i)), 1e-3 * 255 * 9 * kInputs)
          << i;
  }
}

TEST(WinogradLayer, TakesNetworksOfWholeVectorsAlone) {
  EXPECT_FALSE(canRunWinograd(24));
}

}  // namespace
}  // namespace tengen::nn
