// A convolution of three by three over activations of eight bits, for processors that multiply
// whole tiles of them (Intel AMX): sixteen points by 64 inputs times 64 inputs by sixteen outputs
// in one instruction.
//
// The board is copied into a rim of zeros. There a line is one place longer than the board is wide,
// so that the place behind a line is also the one before the next:
//
//     . . . . .
//     . X X X X      The neighbours of sixteen places in a row, rims among them, are then sixteen
//     . X X X X      places in a row as well, and a tile is loaded as it lies. What is computed for
//     . . . . . .    the rims is thrown away.
#pragma once

#include "nn/eight_bit_job.h"

namespace tengen::nn {

constexpr int kTileRows = 16;
constexpr int kTileRowBytes = 64;
constexpr int kTileBytes = kTileRows * kTileRowBytes;

// Two tiles of points and two of outputs are multiplied together: four sums for four loads.
constexpr int kBlockPoints = 2 * kTileRows;
constexpr int kBlockOutputs = 2 * kTileRows;

// Whether this processor has such tiles, the system lets us use them, and they have multiplied
// right in a trial. Asks once in the life of a process. Safe to call from any thread.
bool canRunTiles();

// Inputs come in whole rows of a tile, outputs in whole blocks.
size_t tilesScratch(int width, int height, int inputs);
// The weights are tiles: [outputs / 32][place of nine][inputs / 64][2] of them, in each
// [16][16 outputs][4 inputs].
void runTiles(const EightBitJob& job, const int8_t* weights);

}  // namespace tengen::nn
