#include "nn/plain_layers.h"

#include <algorithm>
#include <array>

namespace tengen::nn {

Linear::Linear(const Matrix& matrix, int outputs)
    : outputs_(outputs),
      inputs_(static_cast<int>(matrix.size()) / outputs),
      columns_(matrix.size()) {
  for (int o = 0; o < outputs_; ++o) {
    for (int i = 0; i < inputs_; ++i) {
      columns_[static_cast<size_t>(i * outputs_ + o)] =
          matrix[static_cast<size_t>(o * inputs_ + i)];
    }
  }
}

void Linear::apply(const float* in, float* out) const {
  std::fill(out, out + outputs_, 0.0f);
  const float* column = columns_.data();
  for (int i = 0; i < inputs_; ++i, column += outputs_) {
    const float x = in[i];
    for (int o = 0; o < outputs_; ++o)
      out[o] += column[o] * x;
  }
}

namespace {

// One loop an action, and pointers that never meet: compilers then use whole vectors, which made
// pooling eight times faster in bytes and twice in floats.
template <class Value, class Sum>
void addRow(const Value* __restrict row, Sum* __restrict sums, int count) {
  for (int i = 0; i < count; ++i)
    sums[i] = static_cast<Sum>(sums[i] + row[i]);
}

template <class Value>
void raiseTo(const Value* __restrict row, Value* __restrict tops, int count) {
  for (int i = 0; i < count; ++i)
    tops[i] = row[i] > tops[i] ? row[i] : tops[i];
}

}  // namespace

void pool(const float* values, int points, int channels, float* pooled) {
  std::fill(pooled, pooled + 2 * channels, 0.0f);
  for (int point = 0; point < points; ++point) {
    addRow(values + point * channels, pooled, channels);
    raiseTo(values + point * channels, pooled + channels, channels);
  }
  for (int i = 0; i < channels; ++i)
    pooled[i] /= static_cast<float>(points);
}

void pool(const uint8_t* values, int points, int channels, float step, float* pooled) {
  constexpr int kRowsThatFit = 257;  // into sums of sixteen bits
  const auto count = static_cast<size_t>(channels);
  std::vector<uint16_t> sums(count);
  std::vector<uint8_t> tops(count);
  std::fill(pooled, pooled + channels, 0.0f);
  for (int point = 0; point < points; ++point) {
    addRow(values + point * channels, sums.data(), channels);
    raiseTo(values + point * channels, tops.data(), channels);
    if ((point + 1) % kRowsThatFit != 0 && point + 1 != points) continue;
    addRow(sums.data(), pooled, channels);
    std::fill(sums.begin(), sums.end(), uint16_t{0});
  }
  for (int i = 0; i < channels; ++i) {
    pooled[i] *= step / static_cast<float>(points);
    pooled[channels + i] = static_cast<float>(tops[static_cast<size_t>(i)]) * step;
  }
}

float dot(const float* a, const float* b, int length) {
  constexpr int kLanes = 8;
  std::array<float, kLanes> sums{};
  int i = 0;
  for (; i + kLanes <= length; i += kLanes) {
    for (int lane = 0; lane < kLanes; ++lane)
      sums[static_cast<size_t>(lane)] += a[i + lane] * b[i + lane];
  }
  float sum = 0;
  for (; i < length; ++i)
    sum += a[i] * b[i];
  for (const float lane : sums)
    sum += lane;
  return sum;
}

void relu(float* values, int length) {
  for (int i = 0; i < length; ++i)
    values[i] = std::max(values[i], 0.0f);
}

}  // namespace tengen::nn
