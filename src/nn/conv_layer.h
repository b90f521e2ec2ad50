// A convolution computed by oneDNN.
#pragma once

#include <cstddef>
#include <vector>

#include "nn/convolution.h"
#include "nn/weights.h"

namespace tengen::nn {

// Weights as small whole numbers, with the value of one of them for every output.
struct SmallWeights {
  int outputs = 0;
  int inputs = 0;
  int side = 0;
  std::vector<int8_t> weight;
  std::vector<float> unit;
  std::vector<float> bias;
};

SmallWeights roundedToEightBits(const ConvWeights& weights);
// Twice as exact, for inputs of zeros and ones: each is shown twice, first as kCoarse, then as 1.
constexpr int kCoarse = 127;
SmallWeights roundedTwice(const ConvWeights& weights);

class ConvLayer final : public Convolution {
 public:
  ConvLayer(const ConvWeights& weights, bool addsToOutput);
  // The old content of an output in steps is worth `oldStep` each.
  ConvLayer(const SmallWeights& weights, const Steps& steps, std::optional<float> oldStep);

  std::unique_ptr<SizedConvolution> forSize(BoardSize size) override;
  void writeBias(const float* extra, float* bias) const override;

  int outputs() const { return outputs_; }

 private:
  class Sized;
  dnnl::memory packed(const dnnl::memory::desc& wanted);

  int outputs_;
  int inputs_;
  int side_;
  bool eightBit_;
  bool floatOutput_;
  std::optional<float> oldScale_;
  std::vector<float> scales_;         // of the outputs, in eight bits
  std::vector<float> bias_;           // as the file has it
  std::vector<float> biasScale_;      // the unit in which oneDNN wants it; empty for floats
  std::vector<std::byte> plain_;      // weights in the order of the file
  std::vector<dnnl::memory> packed_;  // the same as some size of board wants them
};

}  // namespace tengen::nn
