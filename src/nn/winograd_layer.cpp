#include "nn/winograd_layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "nn/winograd.h"

namespace tengen::nn {
namespace {

using dnnl::memory;

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
    : outputs_(weights.outputs),
      inputs_(weights.inputs),
      floatOutput_(!steps.output),
      outputStep_(steps.output.value_or(1)),
      oldScale_(oldStep ? *oldStep / outputStep_ : 0),
      bias_(weights.bias),
      weights_(static_cast<size_t>(outputs_ * inputs_) * kPlaces) {
  const auto inputs = static_cast<size_t>(inputs_);
  std::vector<Turned> row(inputs);
  for (size_t output = 0; output < bias_.size(); ++output) {
    const float* plain = weights.weight.data() + output * inputs * 9;
    for (size_t input = 0; input < inputs; ++input)
      row[input] = turned(plain + 9 * input);
    const double unit = unitOf(row, plain);
    scale_.push_back(static_cast<float>(unit * steps.input / outputStep_));
    for (size_t place = 0; place < kPlaces; ++place) {
      int16_t* panel = weights_.data() + (output / kLanes * kPlaces + place) * inputs * kLanes;
      for (size_t input = 0; input < inputs; ++input) {
        panel[(input / 2 * kLanes + output % kLanes) * 2 + input % 2] =
            static_cast<int16_t>(std::lrint(row[input][place] / unit));
      }
    }
  }
}

void WinogradLayer::writeBias(const float* extra, float* bias) const {
  for (size_t i = 0; i < bias_.size(); ++i)
    bias[i] = (bias_[i] + (extra ? extra[i] : 0)) / outputStep_;
}

class WinogradLayer::Sized final : public SizedConvolution {
 public:
  Sized(const WinogradLayer& layer, BoardSize size)
      : SizedConvolution(
            activations(size, layer.inputs_, memory::data_type::u8),
            activations(size, layer.outputs_,
                        layer.floatOutput_ ? memory::data_type::f32 : memory::data_type::u8),
            {{static_cast<memory::dim>(winogradScratch(size.width, size.height, layer.inputs_))},
             memory::data_type::u8,
             memory::format_tag::a}),
        layer_(layer),
        size_(size) {}

  void run(dnnl::stream&, const memory& in, const memory& bias, const memory& out,
           const memory& scratchpad) const override {
    void* to = out.get_data_handle();
    runWinograd({.width = size_.width,
                 .height = size_.height,
                 .inputs = layer_.inputs_,
                 .outputs = layer_.outputs_,
                 .weights = layer_.weights_.data(),
                 .scale = layer_.scale_.data(),
                 .bias = static_cast<const float*>(bias.get_data_handle()),
                 .oldScale = layer_.oldScale_,
                 .in = static_cast<const uint8_t*>(in.get_data_handle()),
                 .steps = layer_.floatOutput_ ? nullptr : static_cast<uint8_t*>(to),
                 .floats = layer_.floatOutput_ ? static_cast<float*>(to) : nullptr,
                 .scratch = static_cast<std::byte*>(scratchpad.get_data_handle())});
  }

 private:
  const WinogradLayer& layer_;
  BoardSize size_;
};

std::unique_ptr<SizedConvolution> WinogradLayer::forSize(BoardSize size) {
  return std::make_unique<Sized>(*this, size);
}

}  // namespace tengen::nn
