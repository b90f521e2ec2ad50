#include "nn/plain_layers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

namespace tengen {

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

template <class Value>
void pool(const Value* values, int points, int channels, float step, float* pooled) {
  using Sum = std::conditional_t<std::is_floating_point_v<Value>, float, uint32_t>;
  constexpr int kTogether = 64;  // channels; their sums stay in registers or near them
  for (int first = 0; first < channels; first += kTogether) {
    const int count = std::min(kTogether, channels - first);
    std::array<Sum, kTogether> sums{};
    std::array<Value, kTogether> tops{};
    for (int point = 0; point < points; ++point) {
      const Value* at = values + point * channels + first;
      for (int i = 0; i < count; ++i) {
        const auto n = static_cast<size_t>(i);
        sums[n] += at[i];
        tops[n] = std::max(tops[n], at[i]);
      }
    }
    for (int i = 0; i < count; ++i) {
      const auto n = static_cast<size_t>(i);
      pooled[first + i] = static_cast<float>(sums[n]) * step / static_cast<float>(points);
      pooled[channels + first + i] = static_cast<float>(tops[n]) * step;
    }
  }
}

template void pool(const float*, int, int, float, float*);
template void pool(const uint8_t*, int, int, float, float*);

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

}  // namespace tengen
