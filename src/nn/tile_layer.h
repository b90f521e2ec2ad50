// A convolution of three by three over eight-bit activations by tiles.h.
#pragma once

#include <array>
#include <vector>

#include "nn/conv_layer.h"
#include "nn/eight_bit_layer.h"
#include "nn/tiles.h"

namespace tengen::nn {

// Whether this processor, and a network so wide, can.
bool canRunTiles(int channels);

class TileLayer final : public EightBitLayer {
 public:
  using Kernel = void (*)(const EightBitJob& job, const int8_t* weights);

  // The old content of an output in steps is worth `oldStep` each.
  TileLayer(const SmallWeights& weights, const Steps& steps, std::optional<float> oldStep,
            Kernel kernel = runTiles);

 private:
  size_t scratchFor(BoardSize size) const override;
  void run(const EightBitJob& job) const override;

  // A row of a tile; aligned, as one that lies across two lines of the cache is loaded twice.
  struct alignas(kTileRowBytes) Row {
    std::array<int8_t, kTileRowBytes> bytes;
  };

  int inputs_;
  Kernel kernel_;
  std::vector<Row> weights_;
};

}  // namespace tengen::nn
