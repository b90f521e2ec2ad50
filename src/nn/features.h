// A situation as a network sees it: planes of zeros and ones, and a few numbers about the whole
// game. training/data.py defines the meaning of each; here the same is computed for any board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nn/evaluator.h"

namespace tengen::nn {

constexpr int kPlanes = 12;
constexpr int kFacts = 12;

struct Features {
  std::vector<uint8_t> planes;  // point by point in reading order, kPlanes zeros and ones each
  std::array<float, kFacts> facts{};
};

// As if the board had been turned by the symmetry. Reuses the memory of `features`.
void describe(const Situation& situation, Symmetry symmetry, Features& features);

// Where a point goes when the board is turned. Only square boards can swap rows and columns.
constexpr Point turned(Point point, BoardSize size, Symmetry symmetry) {
  int x = point.x;
  int y = point.y;
  if (symmetry & 1) x = size.width - 1 - x;
  if (symmetry & 2) y = size.height - 1 - y;
  return symmetry & 4 ? Point{static_cast<uint8_t>(y), static_cast<uint8_t>(x)}
                      : Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

}  // namespace tengen::nn
