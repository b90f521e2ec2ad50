// What convolutions of our own over eight-bit activations share: scales, bias and memory. How they
// hold their weights and compute stands in winograd_layer.h and tile_layer.h.
#pragma once

#include <vector>

#include "nn/convolution.h"
#include "nn/eight_bit_job.h"

namespace tengen::nn {

class EightBitLayer : public Convolution {
 public:
  std::unique_ptr<SizedConvolution> forSize(BoardSize size) final;
  void writeBias(const float* extra, float* bias) const final;

 protected:
  // A bias for every output. The old content of an output in steps is worth `oldStep` each.
  EightBitLayer(int inputs, std::vector<float> bias, const Steps& steps,
                std::optional<float> oldStep);

  // What one in the sums of the next output is worth, in steps of the input.
  void addUnit(double unit);

  virtual size_t scratchFor(BoardSize size) const = 0;
  virtual void run(const EightBitJob& job) const = 0;

 private:
  class Sized;

  int inputs_;
  bool floatOutput_;
  float inputStep_;
  float outputStep_;
  float oldScale_;
  std::vector<float> scale_;
  std::vector<float> bias_;
};

}  // namespace tengen::nn
