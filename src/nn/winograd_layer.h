// A convolution of three by three over eight-bit activations by winograd.h.
#pragma once

#include <vector>

#include "nn/eight_bit_layer.h"
#include "nn/weights.h"

namespace tengen::nn {

// Whether this processor, and a network so wide, can.
bool canRunWinograd(int channels);

class WinogradLayer final : public EightBitLayer {
 public:
  // The old content of an output in steps is worth `oldStep` each.
  WinogradLayer(const ConvWeights& weights, const Steps& steps, std::optional<float> oldStep);

 private:
  size_t scratchFor(BoardSize size) const override;
  void run(const EightBitJob& job) const override;

  int inputs_;
  std::vector<int16_t> weights_;
};

}  // namespace tengen::nn
