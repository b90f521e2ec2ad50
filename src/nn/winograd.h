// A convolution of three by three over activations of eight bits, for processors that multiply
// sixteen bits fast and eight bits not: Winograd's F(2x2, 3x3).
//
// Four neighbouring outputs need 36 products the obvious way. Turned into another basis, the four
// by four inputs around them and the weights need 16, and the results are turned back. Whole
// numbers lose nothing on the way: inputs grow to ten bits, weights have all sixteen, sums 32.
// (Lavin and Gray, "Fast algorithms for convolutional neural networks", 2015.)
#pragma once

#include "nn/eight_bit_job.h"

namespace tengen::nn {

constexpr int kWinogradPlaces = 16;  // products for a tile of two by two outputs
constexpr int kWinogradLanes = 16;   // inputs and outputs come in multiples of this

bool canRunWinograd();  // this processor has AVX2

size_t winogradScratch(int width, int height, int inputs);
// The weights are turned: [outputs / 16][place][inputs / 2][16 outputs][2 inputs]
void runWinograd(const EightBitJob& job, const int16_t* weights);

}  // namespace tengen::nn
