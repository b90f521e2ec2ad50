// The tiles of a processor that has none: for tests.
#pragma once

#include <array>
#include <cstring>

#include "nn/tiles.h"

namespace tengen::nn {

class EmulatedTiles {
 public:
  template <int kTile>
  void zero() {
    tiles_[kTile] = {};
  }

  template <int kTile>
  void load(const void* from, ptrdiff_t stride) {
    for (int row = 0; row < kTileRows; ++row)
      std::memcpy(rowOf(kTile, row), static_cast<const char*>(from) + row * stride, kTileRowBytes);
  }

  template <int kTile>
  void store(void* to, ptrdiff_t stride) {
    for (int row = 0; row < kTileRows; ++row)
      std::memcpy(static_cast<char*>(to) + row * stride, rowOf(kTile, row), kTileRowBytes);
  }

  // sums += a * b: bytes without sign times bytes with, four of them to a sum.
  template <int kSums, int kA, int kB>
  void multiply() {
    for (int row = 0; row < kTileRows; ++row) {
      for (int column = 0; column < kTileRowBytes / 4; ++column) {
        int32_t sum;
        uint8_t* const at = rowOf(kSums, row) + 4 * column;
        std::memcpy(&sum, at, sizeof sum);
        for (int i = 0; i < kTileRowBytes; ++i) {
          const auto weight = static_cast<int8_t>(rowOf(kB, i / 4)[4 * column + i % 4]);
          sum += rowOf(kA, row)[i] * weight;
        }
        std::memcpy(at, &sum, sizeof sum);
      }
    }
  }

 private:
  uint8_t* rowOf(int tile, int row) {
    return tiles_[static_cast<size_t>(tile)].data() + row * kTileRowBytes;
  }

  std::array<std::array<uint8_t, kTileBytes>, 8> tiles_{};
};

}  // namespace tengen::nn
