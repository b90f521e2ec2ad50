// One convolution of a network with the ReLU behind it, computed by oneDNN a board at a time:
// output = relu(convolution + bias), or relu(convolution + bias + what the output held before).
// Activations lie point by point, all channels of a point together.
//
// In eight bits a number is a whole count of steps; in floats it is itself.
#pragma once

#include <cstddef>
#include <dnnl.hpp>
#include <optional>
#include <vector>

#include "nn/weights.h"
#include "rules/point.h"

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

// What one step of an eight-bit activation is worth.
struct Steps {
  float input = 1;
  std::optional<float> output;  // none: the output is in floats
};

class ConvLayer {
 public:
  ConvLayer(const ConvWeights& weights, bool addsToOutput);
  // The old content of an output in steps is worth `oldStep` each.
  ConvLayer(const SmallWeights& weights, const Steps& steps, std::optional<float> oldStep);

  // Made for one size of board. Safe to run from several threads, each with memory of its own.
  struct Sized {
    dnnl::convolution_forward convolution;
    dnnl::memory weights;
    dnnl::memory::desc input;
    dnnl::memory::desc output;
    dnnl::memory::desc scratch;

    void run(dnnl::stream& stream, const dnnl::memory& in, const dnnl::memory& bias,
             const dnnl::memory& out, const dnnl::memory& scratchpad) const;
  };
  Sized forSize(BoardSize size);

  int outputs() const { return outputs_; }
  // What to hand over as bias: this layer's own and, where a position adds one, that too. Both
  // spans have a value for every output.
  void writeBias(const float* extra, float* bias) const;

 private:
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

// The one processor everything here runs on.
const dnnl::engine& cpuEngine();

}  // namespace tengen::nn
