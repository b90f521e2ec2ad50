// A convolution of three by three over eight-bit activations by winograd.h.
#pragma once

#include <vector>

#include "nn/convolution.h"
#include "nn/weights.h"

namespace tengen::nn {

// Whether this processor, and a network so wide, can.
bool canRunWinograd(int channels);

class WinogradLayer final : public Convolution {
 public:
  // The old content of an output in steps is worth `oldStep` each.
  WinogradLayer(const ConvWeights& weights, const Steps& steps, std::optional<float> oldStep);

  std::unique_ptr<SizedConvolution> forSize(BoardSize size) override;
  void writeBias(const float* extra, float* bias) const override;

 private:
  class Sized;

  int outputs_;
  int inputs_;
  bool floatOutput_;
  float outputStep_;
  float oldScale_;
  std::vector<float> scale_;
  std::vector<float> bias_;
  std::vector<int16_t> weights_;
};

}  // namespace tengen::nn
