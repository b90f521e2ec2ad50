#include "nn/winograd.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <cstring>
#include <immintrin.h>

#define TENGEN_AVX2 [[gnu::target("avx2")]]
#define TENGEN_AVX2_INLINE [[gnu::target("avx2"), gnu::always_inline]] inline

namespace tengen::nn {
namespace {

constexpr int kGroup = 5;        // tiles multiplied together: 9x9 has 25, 19x19 has 100
constexpr int kMostAtOnce = 50;  // tiles whose inputs are turned before any is multiplied
constexpr int kSide = 4;         // of the inputs around a tile
constexpr int kLanes = kWinogradLanes;

// Part of the tiles of a board, and where their numbers lie in the scratch memory.
struct Part {
  int first;
  int count;
  int rows;         // count, rounded up to whole groups
  int16_t* turned;  // [place][rows][inputs]
  int32_t* sums;    // [place][rows][16 outputs]
};

int tilesAcross(int points) {
  return (points + 1) / 2;
}

int wholeGroups(int tiles) {
  return (tiles + kGroup - 1) / kGroup * kGroup;
}

int rowsAtOnce(int width, int height) {
  const int tiles = tilesAcross(width) * tilesAcross(height);
  return wholeGroups(tiles < kMostAtOnce ? tiles : kMostAtOnce);
}

// The inputs of a tile, from one line above and left of it; beside the board there are zeros.
TENGEN_AVX2_INLINE void turnInputs(const EightBitJob& job, int tile, const uint8_t* nothing,
                                   int16_t* turned, ptrdiff_t place) {
  const int across = tilesAcross(job.width);
  const uint8_t* at[kSide][kSide];
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const int x = tile % across * 2 + column - 1;
      const int y = tile / across * 2 + row - 1;
      const bool inside = x >= 0 && y >= 0 && x < job.width && y < job.height;
      at[row][column] =
          inside ? job.in + static_cast<ptrdiff_t>(y * job.width + x) * job.inputs : nothing;
    }
  }
  for (int channel = 0; channel < job.inputs; channel += kLanes) {
    __m256i d[kSide][kSide];
    for (int column = 0; column < kSide; ++column) {
      __m256i v[kSide];
      for (int row = 0; row < kSide; ++row) {
        const uint8_t* from = at[row][column] == nothing ? nothing : at[row][column] + channel;
        v[row] = _mm256_cvtepu8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
      }
      d[0][column] = _mm256_sub_epi16(v[0], v[2]);
      d[1][column] = _mm256_add_epi16(v[1], v[2]);
      d[2][column] = _mm256_sub_epi16(v[2], v[1]);
      d[3][column] = _mm256_sub_epi16(v[1], v[3]);
    }
    for (int row = 0; row < kSide; ++row) {
      const __m256i* v = d[row];
      const __m256i turnedRow[kSide] = {_mm256_sub_epi16(v[0], v[2]), _mm256_add_epi16(v[1], v[2]),
                                        _mm256_sub_epi16(v[2], v[1]), _mm256_sub_epi16(v[1], v[3])};
      for (int column = 0; column < kSide; ++column) {
        int16_t* to = turned + (row * kSide + column) * place + channel;
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), turnedRow[column]);
      }
    }
  }
}

// Sixteen outputs of a group of tiles at one place. Two inputs are multiplied and added in one
// instruction.
TENGEN_AVX2_INLINE void multiplyGroup(const int16_t* turned, const int16_t* weights, int inputs,
                                      int32_t* sums) {
  __m256i left[kGroup];
  __m256i right[kGroup];
#pragma GCC unroll 8
  for (int tile = 0; tile < kGroup; ++tile)
    left[tile] = right[tile] = _mm256_setzero_si256();
  for (int channel = 0; channel < inputs; channel += 2, weights += 2 * kLanes) {
    const __m256i leftWeights = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
    const __m256i rightWeights =
        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights + kLanes));
#pragma GCC unroll 8
    for (int tile = 0; tile < kGroup; ++tile) {
      int32_t pair;
      std::memcpy(&pair, turned + tile * inputs + channel, sizeof pair);
      const __m256i values = _mm256_set1_epi32(pair);
      left[tile] = _mm256_add_epi32(left[tile], _mm256_madd_epi16(values, leftWeights));
      right[tile] = _mm256_add_epi32(right[tile], _mm256_madd_epi16(values, rightWeights));
    }
  }
#pragma GCC unroll 8
  for (int tile = 0; tile < kGroup; ++tile) {
    auto* to = reinterpret_cast<__m256i*>(sums + tile * kLanes);
    _mm256_storeu_si256(to, left[tile]);
    _mm256_storeu_si256(to + 1, right[tile]);
  }
}

// Eight outputs of one point: scaled, added to what was there, cut at zero and written.
TENGEN_AVX2_INLINE void finish(const EightBitJob& job, __m256i sum, int output, ptrdiff_t at) {
  __m256 value = _mm256_mul_ps(_mm256_cvtepi32_ps(sum), _mm256_loadu_ps(job.scale + output));
  value = _mm256_add_ps(value, _mm256_loadu_ps(job.bias + output));
  const __m256 oldScale = _mm256_set1_ps(job.oldScale);
  if (job.floats) {
    float* to = job.floats + at;
    if (job.oldScale != 0)
      value = _mm256_add_ps(value, _mm256_mul_ps(_mm256_loadu_ps(to), oldScale));
    _mm256_storeu_ps(to, _mm256_max_ps(value, _mm256_setzero_ps()));
    return;
  }
  auto* to = reinterpret_cast<__m128i*>(job.steps + at);
  if (job.oldScale != 0) {
    const __m256 old = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64(to)));
    value = _mm256_add_ps(value, _mm256_mul_ps(old, oldScale));
  }
  value = _mm256_min_ps(_mm256_max_ps(value, _mm256_setzero_ps()), _mm256_set1_ps(255));
  const __m256i whole = _mm256_cvtps_epi32(value);
  const __m128i words =
      _mm_packs_epi32(_mm256_castsi256_si128(whole), _mm256_extracti128_si256(whole, 1));
  _mm_storel_epi64(to, _mm_packus_epi16(words, words));
}

// What a line of four sums says of the first and the second output in it.
TENGEN_AVX2_INLINE __m256i firstOf(const __m256i* v) {
  return _mm256_add_epi32(_mm256_add_epi32(v[0], v[1]), v[2]);
}
TENGEN_AVX2_INLINE __m256i secondOf(const __m256i* v) {
  return _mm256_sub_epi32(_mm256_sub_epi32(v[1], v[2]), v[3]);
}

// From the sixteen sums of a tile back to its four outputs, for eight channels from `output`.
TENGEN_AVX2_INLINE void turnBack(const EightBitJob& job, int tile, int output, const int32_t* sums,
                                 ptrdiff_t place) {
  __m256i rows[2][kSide];
  for (int column = 0; column < kSide; ++column) {
    __m256i v[kSide];
    for (int row = 0; row < kSide; ++row) {
      const int32_t* from = sums + (row * kSide + column) * place;
      v[row] = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    }
    rows[0][column] = firstOf(v);
    rows[1][column] = secondOf(v);
  }
  const int x = tile % tilesAcross(job.width) * 2;
  const int y = tile / tilesAcross(job.width) * 2;
  for (int row = 0; row < 2 && y + row < job.height; ++row) {
    const __m256i* v = rows[row];
    const ptrdiff_t at = static_cast<ptrdiff_t>((y + row) * job.width + x) * job.outputs + output;
    finish(job, firstOf(v), output, at);
    if (x + 1 < job.width) finish(job, secondOf(v), output, at + job.outputs);
  }
}

TENGEN_AVX2 void runPart(const EightBitJob& job, const int16_t* weights, const Part& part) {
  alignas(32) static constexpr uint8_t kNothing[kLanes] = {};
  const ptrdiff_t turnedPlace = static_cast<ptrdiff_t>(part.rows) * job.inputs;
  for (int row = 0; row < part.count; ++row)
    turnInputs(job, part.first + row, kNothing, part.turned + row * job.inputs, turnedPlace);
  for (int place = 0; place < kWinogradPlaces; ++place) {  // rows that only fill up a group
    std::memset(part.turned + place * turnedPlace + part.count * job.inputs, 0,
                static_cast<size_t>((part.rows - part.count) * job.inputs) * sizeof(int16_t));
  }
  const ptrdiff_t sumsPlace = static_cast<ptrdiff_t>(part.rows) * kLanes;
  for (int output = 0; output < job.outputs; output += kLanes) {
    for (int place = 0; place < kWinogradPlaces; ++place, weights += kLanes * job.inputs) {
      for (int row = 0; row < part.rows; row += kGroup) {
        multiplyGroup(part.turned + place * turnedPlace + row * job.inputs, weights, job.inputs,
                      part.sums + place * sumsPlace + row * kLanes);
      }
    }
    for (int row = 0; row < part.count; ++row) {
      for (int half = 0; half < kLanes; half += kLanes / 2) {
        turnBack(job, part.first + row, output + half, part.sums + row * kLanes + half, sumsPlace);
      }
    }
  }
}

}  // namespace

bool canRunWinograd() {
  return __builtin_cpu_supports("avx2") != 0;
}

size_t winogradScratch(int width, int height, int inputs) {
  const auto rows = static_cast<size_t>(rowsAtOnce(width, height));
  return kWinogradPlaces * rows *
         (static_cast<size_t>(inputs) * sizeof(int16_t) + kLanes * sizeof(int32_t));
}

// The second convolution of a block reads what the first wrote, never what it writes itself, so
// parts of a board may follow one another.
void runWinograd(const EightBitJob& job, const int16_t* weights) {
  const int tiles = tilesAcross(job.width) * tilesAcross(job.height);
  const int rows = rowsAtOnce(job.width, job.height);
  auto* turned = reinterpret_cast<int16_t*>(job.scratch);
  auto* sums = reinterpret_cast<int32_t*>(turned + ptrdiff_t{kWinogradPlaces} * rows * job.inputs);
  for (int first = 0; first < tiles; first += rows) {
    const int count = tiles - first < rows ? tiles - first : rows;
    runPart(job, weights, {first, count, wholeGroups(count), turned, sums});
  }
}

}  // namespace tengen::nn

#else

namespace tengen::nn {

bool canRunWinograd() {
  return false;
}
size_t winogradScratch(int, int, int) {
  return 0;
}
void runWinograd(const EightBitJob&, const int16_t*) {}

}  // namespace tengen::nn

#endif
