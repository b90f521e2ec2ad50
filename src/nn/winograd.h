// A convolution of three by three over activations of eight bits, for processors that multiply
// sixteen bits fast and eight bits not: Winograd's F(2x2, 3x3).
//
// Four neighbouring outputs need 36 products the obvious way. Turned into another basis, the four
// by four inputs around them and the weights need 16, and the results are turned back. Whole
// numbers lose nothing on the way: inputs grow to ten bits, weights have all sixteen, sums 32.
// (Lavin and Gray, "Fast algorithms for convolutional neural networks", 2015.)
//
// Plain pointers alone, so that nothing inline of other headers is compiled for newer processors.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tengen::nn {

constexpr int kWinogradPlaces = 16;  // products for a tile of two by two outputs
constexpr int kWinogradLanes = 16;   // inputs and outputs come in multiples of this

struct WinogradJob {
  int width;
  int height;
  int inputs;
  int outputs;
  // The turned weights: [outputs / 16][place][inputs / 2][16 outputs][2 inputs]
  const int16_t* weights;
  const float* scale;  // of every output's sum
  const float* bias;   // of every output, added after scaling
  float oldScale;      // of what the output held before; 0 if it is not to be added

  // Point by point, all channels of a point together.
  const uint8_t* in;
  uint8_t* steps;  // the output in steps, or null:
  float* floats;   // in floats
  std::byte* scratch;
};

bool canRunWinograd();  // this processor has AVX2

size_t winogradScratch(int width, int height, int inputs);
void runWinograd(const WinogradJob& job);

}  // namespace tengen::nn
