#include "nn/winograd_layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "nn/winograd.h"

namespace tengen::nn {
namespace {

constexpr size_t kPlaces = kWinogradPlaces;
constexpr size_t kLanes = kWinogradLanes;
constexpr double kMostSteps = 255;

using Turned = std::array<double, kPlaces>;

// The weights of one input and output in Winograd's basis.
Turned turned(const float* weight) {
  const auto line = [](double a, double b, double c) {
    return std::array<double, 4>{a, (a + b + c) / 2, (a - b + c) / 2, c};
  };
  std::array<std::array<double, 4>, 3> columns;
  for (size_t column = 0; column < 3; ++column)
    columns[column] = line(weight[column], weight[3 + column], weight[6 + column]);
  Turned result;
  for (size_t row = 0; row < 4; ++row) {
    const auto turnedRow = line(columns[0][row], columns[1][row], columns[2][row]);
    std::copy(turnedRow.begin(), turnedRow.end(), result.begin() + static_cast<ptrdiff_t>(4 * row));
  }
  return result;
}

// The value of one in the whole numbers that stand for an output's weights: as small as sixteen
// bits allow, and 32 bits for the sum of all its products. Sums on the way may run over: they come
// back where the last one fits.
double unitOf(const std::vector<Turned>& weights, const float* plain) {
  double largest = 0;
  for (const Turned& each : weights) {
    for (const double value : each)
      largest = std::max(largest, std::abs(value));
  }
  double total = 0;
  for (size_t i = 0; i < 9 * weights.size(); ++i)
    total += std::abs(plain[i]);
  constexpr double kMostSum = 1 << 30;  // half, as rounding adds a little
  const double unit =
      std::max(largest / std::numeric_limits<int16_t>::max(), total * kMostSteps / kMostSum);
  return unit > 0 ? unit : 1;
}

}  // namespace

bool canRunWinograd(int channels) {
  return canRunWinograd() && channels % kWinogradLanes == 0;
}

WinogradLayer::WinogradLayer(const ConvWeights& weights, const Steps& steps,
                             std::optional<float> oldStep)
    : EightBitLayer(weights.inputs, weights.bias, steps, oldStep),
      inputs_(weights.inputs),
      weights_(static_cast<size_t>(weights.outputs * weights.inputs) * kPlaces) {
  const auto inputs = static_cast<size_t>(inputs_);
  std::vector<Turned> row(inputs);
  for (size_t output = 0; output < weights.bias.size(); ++output) {
    const float* plain = weights.weight.data() + output * inputs * 9;
    for (size_t input = 0; input < inputs; ++input)
      row[input] = turned(plain + 9 * input);
    const double unit = unitOf(row, plain);
    addUnit(unit);
    for (size_t place = 0; place < kPlaces; ++place) {
      int16_t* panel = weights_.data() + (output / kLanes * kPlaces + place) * inputs * kLanes;
      for (size_t input = 0; input < inputs; ++input) {
        panel[(input / 2 * kLanes + output % kLanes) * 2 + input % 2] =
            static_cast<int16_t>(std::lrint(row[input][place] / unit));
      }
    }
  }
}

size_t WinogradLayer::scratchFor(BoardSize size) const {
  return winogradScratch(size.width, size.height, inputs_);
}

void WinogradLayer::run(const EightBitJob& job) const {
  runWinograd(job, weights_.data());
}

}  // namespace tengen::nn
