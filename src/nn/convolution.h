// One convolution of a network with the ReLU behind it, a board at a time:
// output = relu(convolution + bias), or relu(convolution + bias + what the output held before).
// Activations lie point by point, all channels of a point together. Three ways to compute it
// stand beside this file: conv_layer.h (oneDNN), and our own winograd_layer.h (for AVX2) and
// tile_layer.h (for AMX).
//
// In eight bits a number is a whole count of steps; in floats it is itself.
#pragma once

#include <dnnl.hpp>
#include <memory>
#include <optional>

#include "rules/point.h"

namespace tengen::nn {

// What one step of an eight-bit activation is worth.
struct Steps {
  float input = 1;
  std::optional<float> output;  // none: the output is in floats
};

// Made for one size of board. Safe to run from several threads, each with memory of its own.
class SizedConvolution {
 public:
  SizedConvolution(dnnl::memory::desc in, dnnl::memory::desc out, dnnl::memory::desc work)
      : input(std::move(in)), output(std::move(out)), scratch(std::move(work)) {}
  virtual ~SizedConvolution() = default;

  virtual void run(dnnl::stream& stream, const dnnl::memory& in, const dnnl::memory& bias,
                   const dnnl::memory& out, const dnnl::memory& scratchpad) const = 0;

  const dnnl::memory::desc input;
  const dnnl::memory::desc output;
  const dnnl::memory::desc scratch;
};

class Convolution {
 public:
  virtual ~Convolution() = default;

  // The convolution must outlive what it makes.
  virtual std::unique_ptr<SizedConvolution> forSize(BoardSize size) = 0;
  // What to hand over as bias: this layer's own and, where a position adds one, that too. Both
  // have a value for every output.
  virtual void writeBias(const float* extra, float* bias) const = 0;
};

// The one processor everything here runs on.
const dnnl::engine& cpuEngine();

inline dnnl::memory::desc activations(BoardSize size, int channels, dnnl::memory::data_type type) {
  return {{1, channels, size.height, size.width}, type, dnnl::memory::format_tag::nhwc};
}

}  // namespace tengen::nn
