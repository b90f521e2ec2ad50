// The small layers of a network as plain loops: linear ones, and the mean and maximum over a board.
// Written so that a compiler can use whole vectors: the inner loop runs over outputs or channels.
#pragma once

#include <cstdint>
#include <vector>

#include "nn/weights.h"

namespace tengen::nn {

// out = matrix * in
class Linear {
 public:
  Linear(const Matrix& matrix, int outputs);

  int inputs() const { return inputs_; }
  int outputs() const { return outputs_; }
  void apply(const float* in, float* out) const;

 private:
  int outputs_;
  int inputs_;
  std::vector<float> columns_;  // [inputs][outputs]
};

// Means of all channels over the points, then their maxima. Values are not negative and lie point
// by point; of bytes one is worth `step`.
void pool(const float* values, int points, int channels, float* pooled);
void pool(const uint8_t* values, int points, int channels, float step, float* pooled);

float dot(const float* a, const float* b, int length);

void relu(float* values, int length);

}  // namespace tengen::nn
