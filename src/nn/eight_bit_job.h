// One run of a convolution of three by three over activations of eight bits, for kernels of our own
// (winograd.h, tiles.h).
//
// Plain pointers alone, so that nothing inline of other headers is compiled for newer processors.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tengen::nn {

struct EightBitJob {
  int width;
  int height;
  int inputs;
  int outputs;
  const float* scale;  // of every output's sum
  const float* bias;   // of every output, added after scaling
  float oldScale;      // of what the output held before; 0 if it is not to be added

  // Point by point, all channels of a point together.
  const uint8_t* in;
  uint8_t* steps;  // the output in steps, or null:
  float* floats;   // in floats
  std::byte* scratch;
};

}  // namespace tengen::nn
