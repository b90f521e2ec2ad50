#include "nn/eight_bit_layer.h"

namespace tengen::nn {
namespace {

using dnnl::memory;

memory::desc bytes(size_t count) {
  return {{static_cast<memory::dim>(count)}, memory::data_type::u8, memory::format_tag::a};
}

}  // namespace

EightBitLayer::EightBitLayer(int inputs, std::vector<float> bias, const Steps& steps,
                             std::optional<float> oldStep)
    : inputs_(inputs),
      floatOutput_(!steps.output),
      inputStep_(steps.input),
      outputStep_(steps.output.value_or(1)),
      oldScale_(oldStep ? *oldStep / outputStep_ : 0),
      bias_(std::move(bias)) {}

void EightBitLayer::addUnit(double unit) {
  scale_.push_back(static_cast<float>(unit * inputStep_ / outputStep_));
}

void EightBitLayer::writeBias(const float* extra, float* bias) const {
  for (size_t i = 0; i < bias_.size(); ++i)
    bias[i] = (bias_[i] + (extra ? extra[i] : 0)) / outputStep_;
}

class EightBitLayer::Sized final : public SizedConvolution {
 public:
  Sized(const EightBitLayer& layer, BoardSize size)
      : SizedConvolution(
            activations(size, layer.inputs_, memory::data_type::u8),
            activations(size, static_cast<int>(layer.bias_.size()),
                        layer.floatOutput_ ? memory::data_type::f32 : memory::data_type::u8),
            bytes(layer.scratchFor(size))),
        layer_(layer),
        size_(size) {}

  void run(dnnl::stream&, const memory& in, const memory& bias, const memory& out,
           const memory& scratchpad) const override {
    void* to = out.get_data_handle();
    layer_.run({.width = size_.width,
                .height = size_.height,
                .inputs = layer_.inputs_,
                .outputs = static_cast<int>(layer_.bias_.size()),
                .scale = layer_.scale_.data(),
                .bias = static_cast<const float*>(bias.get_data_handle()),
                .oldScale = layer_.oldScale_,
                .in = static_cast<const uint8_t*>(in.get_data_handle()),
                .steps = layer_.floatOutput_ ? nullptr : static_cast<uint8_t*>(to),
                .floats = layer_.floatOutput_ ? static_cast<float*>(to) : nullptr,
                .scratch = static_cast<std::byte*>(scratchpad.get_data_handle())});
  }

 private:
  const EightBitLayer& layer_;
  BoardSize size_;
};

std::unique_ptr<SizedConvolution> EightBitLayer::forSize(BoardSize size) {
  return std::make_unique<Sized>(*this, size);
}

}  // namespace tengen::nn
