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

// As if the board had been turned by the symmetry, which must keep its shape. Reuses the memory of
// `features`.
void describe(const Situation& situation, Symmetry symmetry, Features& features);

}  // namespace tengen::nn
