#include "nn/conv_layer.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <unordered_map>

namespace tengen::nn {
namespace {

using dnnl::memory;
using DataType = memory::data_type;
using Tag = memory::format_tag;

constexpr float kLargestWeight = 127;

// The largest weight of one output.
float largestOf(const ConvWeights& weights, size_t output) {
  const size_t row = weights.weight.size() / static_cast<size_t>(weights.outputs);
  float largest = 0;
  for (size_t i = output * row; i < (output + 1) * row; ++i)
    largest = std::max(largest, std::abs(weights.weight[i]));
  return largest > 0 ? largest : 1;
}

// oneDNN 2 adds the bias to the bare sums and scales both; oneDNN 3 scales the sums, by factors
// that come with every run, and adds the bias to that.
constexpr bool kScalesBias = DNNL_VERSION_MAJOR < 3;

std::vector<std::byte> bytesOf(const void* data, size_t size) {
  const auto* first = static_cast<const std::byte*>(data);
  return {first, first + size};
}

}  // namespace

const dnnl::engine& cpuEngine() {
  static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

SmallWeights roundedToEightBits(const ConvWeights& weights) {
  SmallWeights small{weights.outputs, weights.inputs, weights.side, {}, {}, weights.bias};
  const size_t row = weights.weight.size() / static_cast<size_t>(weights.outputs);
  small.weight.reserve(weights.weight.size());
  for (size_t output = 0; output < static_cast<size_t>(weights.outputs); ++output) {
    const float unit = largestOf(weights, output) / kLargestWeight;
    small.unit.push_back(unit);
    for (size_t i = output * row; i < (output + 1) * row; ++i)
      small.weight.push_back(static_cast<int8_t>(std::lrint(weights.weight[i] / unit)));
  }
  return small;
}

SmallWeights roundedTwice(const ConvWeights& weights) {
  SmallWeights small{weights.outputs, 2 * weights.inputs, weights.side, {}, {}, weights.bias};
  small.weight.resize(2 * weights.weight.size());
  const size_t row = weights.weight.size() / static_cast<size_t>(weights.outputs);
  for (size_t output = 0; output < static_cast<size_t>(weights.outputs); ++output) {
    const float unit = largestOf(weights, output) / (kLargestWeight * kCoarse);
    small.unit.push_back(unit);
    for (size_t i = 0; i < row; ++i) {
      const long value = std::lrint(weights.weight[output * row + i] / unit);
      const long coarse = std::lrint(static_cast<double>(value) / kCoarse);
      small.weight[2 * output * row + i] = static_cast<int8_t>(coarse);
      small.weight[(2 * output + 1) * row + i] = static_cast<int8_t>(value - coarse * kCoarse);
    }
  }
  return small;
}

ConvLayer::ConvLayer(const ConvWeights& weights, bool addsToOutput)
    : outputs_(weights.outputs),
      inputs_(weights.inputs),
      side_(weights.side),
      eightBit_(false),
      floatOutput_(true),
      bias_(weights.bias),
      plain_(bytesOf(weights.weight.data(), weights.weight.size() * sizeof(float))) {
  if (addsToOutput) oldScale_ = 1;
}

ConvLayer::ConvLayer(const SmallWeights& weights, const Steps& steps, std::optional<float> oldStep)
    : outputs_(weights.outputs),
      inputs_(weights.inputs),
      side_(weights.side),
      eightBit_(true),
      floatOutput_(!steps.output),
      bias_(weights.bias),
      plain_(bytesOf(weights.weight.data(), weights.weight.size())) {
  const float outputStep = steps.output.value_or(1);
  if (oldStep) oldScale_ = *oldStep / outputStep;
  for (const float unit : weights.unit) {
    const float sumUnit = unit * steps.input;
    scales_.push_back(sumUnit / outputStep);
    biasScale_.push_back(1 / (kScalesBias ? sumUnit : outputStep));
  }
}

void ConvLayer::writeBias(const float* extra, float* bias) const {
  for (size_t i = 0; i < bias_.size(); ++i) {
    const float value = bias_[i] + (extra ? extra[i] : 0);
    bias[i] = eightBit_ ? value * biasScale_[i] : value;
  }
}

class ConvLayer::Sized final : public SizedConvolution {
 public:
  // The layer has the scales, and outlives it.
  Sized(const dnnl::convolution_forward::primitive_desc& made, memory weights,
        std::vector<float>& scales)
      : SizedConvolution(made.src_desc(), made.dst_desc(), made.scratchpad_desc()),
        convolution_(made),
        weights_(std::move(weights)) {
    if (kScalesBias || scales.empty()) return;
    const auto count = static_cast<memory::dim>(scales.size());
    scales_ = memory({{count}, DataType::f32, Tag::a}, cpuEngine(), scales.data());
  }

  void run(dnnl::stream& stream, const memory& in, const memory& bias, const memory& out,
           const memory& scratchpad) const override {
    std::unordered_map<int, memory> arguments{{DNNL_ARG_SRC, in},
                                              {DNNL_ARG_WEIGHTS, weights_},
                                              {DNNL_ARG_BIAS, bias},
                                              {DNNL_ARG_DST, out},
                                              {DNNL_ARG_SCRATCHPAD, scratchpad}};
#if DNNL_VERSION_MAJOR >= 3
    if (scales_) arguments.emplace(DNNL_ARG_ATTR_SCALES | DNNL_ARG_WEIGHTS, scales_);
#endif
    convolution_.execute(stream, arguments);
  }

 private:
  dnnl::convolution_forward convolution_;
  memory weights_;
  memory scales_;  // of oneDNN 3
};

std::unique_ptr<SizedConvolution> ConvLayer::forSize(BoardSize size) {
  const DataType type = eightBit_ ? DataType::u8 : DataType::f32;
  const auto input = activations(size, inputs_, type);
  const auto output = activations(size, outputs_, floatOutput_ ? DataType::f32 : DataType::u8);
  const memory::desc weights({outputs_, inputs_, side_, side_},
                             eightBit_ ? DataType::s8 : DataType::f32, Tag::any);
  const memory::desc bias({outputs_}, DataType::f32, Tag::a);
  const memory::dims padding{side_ / 2, side_ / 2};
  const memory::dims step{1, 1};
  constexpr auto kKind = dnnl::prop_kind::forward_inference;
  constexpr auto kWay = dnnl::algorithm::convolution_direct;
  dnnl::post_ops after;
  if (oldScale_) after.append_sum(*oldScale_);
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
#if DNNL_VERSION_MAJOR >= 3
  constexpr int kByOutput = 1 << 0;  // the first dimension of the weights
  after.append_eltwise(dnnl::algorithm::eltwise_relu, 0, 0);
  attributes.set_post_ops(after);
  if (eightBit_) attributes.set_scales_mask(DNNL_ARG_WEIGHTS, kByOutput);
  const dnnl::convolution_forward::primitive_desc made(
      cpuEngine(), kKind, kWay, input, weights, bias, output, step, padding, padding, attributes);
#else
  constexpr int kByOutput = 1 << 1;  // the second dimension of the output
  after.append_eltwise(1, dnnl::algorithm::eltwise_relu, 0, 0);
  attributes.set_post_ops(after);
  if (eightBit_) attributes.set_output_scales(kByOutput, scales_);
  const dnnl::convolution_forward::desc convolution(kKind, kWay, input, weights, bias, output, step,
                                                    padding, padding);
  const dnnl::convolution_forward::primitive_desc made(convolution, attributes, cpuEngine());
#endif
  return std::make_unique<Sized>(made, packed(made.weights_desc()), scales_);
}

// Sizes that want the same order of weights share them.
dnnl::memory ConvLayer::packed(const memory::desc& wanted) {
  for (const memory& known : packed_) {
    if (known.get_desc() == wanted) return known;
  }
  const memory::desc order({outputs_, inputs_, side_, side_},
                           eightBit_ ? DataType::s8 : DataType::f32, Tag::oihw);
  memory from(order, cpuEngine(), plain_.data());
  memory to(wanted, cpuEngine());
  dnnl::stream stream(cpuEngine());
  dnnl::reorder(from, to).execute(stream, from, to);
  stream.wait();
  packed_.push_back(to);
  return to;
}

}  // namespace tengen::nn
