// The convolution of tiles.h over any kind of tiles: the processor's, or for tests emulated ones.
// AVX-512 finishes the sums.
#pragma once

#include <cstring>
#include <immintrin.h>
#include <memory>

#include "nn/tiles.h"

#define TENGEN_AVX512 [[gnu::target("avx512f")]]
#define TENGEN_AVX512_INLINE [[gnu::target("avx512f"), gnu::always_inline]] inline

// GCC 12 takes the registers that its own header leaves open for a mistake of ours.
#ifndef __clang__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

namespace tengen::nn {

constexpr int kWindow = 9;  // places of three by three

// Where the places of a board with its rim lie.
struct RimmedBoard {
  RimmedBoard(int width, int height, int inputs)
      : line(width + 1),
        places((height * line + kBlockPoints - 1) / kBlockPoints * kBlockPoints),
        depth(inputs) {}

  ptrdiff_t size() const { return static_cast<ptrdiff_t>(places + 2 * line + 2) * depth; }

  int line;
  int places;       // computed: from the first point on, in whole blocks
  ptrdiff_t depth;  // bytes of a place
};

inline void copyIntoRim(const EightBitJob& job, const RimmedBoard& board, uint8_t* to) {
  const uint8_t* const end = to + board.size();
  const ptrdiff_t above = (board.line + 1) * board.depth;
  const ptrdiff_t line = job.width * board.depth;
  std::memset(to, 0, static_cast<size_t>(above));
  to += above;
  for (int y = 0; y < job.height; ++y) {
    std::memcpy(to, job.in + y * line, static_cast<size_t>(line));
    std::memset(to + line, 0, static_cast<size_t>(board.depth));
    to += line + board.depth;
  }
  std::memset(to, 0, static_cast<size_t>(end - to));
}

// Turns sums into outputs, a place after the other as they were computed: scaled, added to what was
// there, cut at zero and written.
class Finisher {
 public:
  Finisher(const EightBitJob& job, const RimmedBoard& board)
      : job_(job), places_(board.places), points_(job.width * job.height) {}

  TENGEN_AVX512_INLINE void finish(const int32_t* sums, int count) {
    for (int i = 0; i < count; ++i, sums += kBlockOutputs)
      finishPlace(sums);
  }

 private:
  TENGEN_AVX512_INLINE void finishPlace(const int32_t* sums) {
    const bool isRim = column_ == job_.width;
    column_ = isRim ? 0 : column_ + 1;
    if (!isRim && point_ < points_) {
      for (int i = 0; i < kBlockOutputs; i += kTileRows)
        write(_mm512_loadu_si512(sums + i), output_ + i);
      ++point_;
    }
    if (++place_ < places_) return;
    place_ = column_ = point_ = 0;
    output_ += kBlockOutputs;
  }

  // Sixteen outputs of the point.
  TENGEN_AVX512_INLINE void write(__m512i sums, int output) {
    const ptrdiff_t at = static_cast<ptrdiff_t>(point_) * job_.outputs + output;
    const __m512 nothing = _mm512_setzero_ps();
    const __m512 oldScale = _mm512_set1_ps(job_.oldScale);
    __m512 value = _mm512_fmadd_ps(_mm512_cvtepi32_ps(sums), _mm512_loadu_ps(job_.scale + output),
                                   _mm512_loadu_ps(job_.bias + output));
    if (job_.floats) {
      float* to = job_.floats + at;
      if (job_.oldScale != 0) value = _mm512_fmadd_ps(_mm512_loadu_ps(to), oldScale, value);
      _mm512_storeu_ps(to, _mm512_max_ps(value, nothing));
      return;
    }
    auto* to = reinterpret_cast<__m128i*>(job_.steps + at);
    if (job_.oldScale != 0) {
      const __m512 old = _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(_mm_loadu_si128(to)));
      value = _mm512_fmadd_ps(old, oldScale, value);
    }
    const __m512i whole = _mm512_cvtps_epi32(_mm512_max_ps(value, nothing));
    _mm_storeu_si128(to, _mm512_cvtusepi32_epi8(whole));
  }

  const EightBitJob& job_;
  int places_;
  int points_;
  int output_ = 0;
  int place_ = 0;
  int point_ = 0;
  int column_ = 0;
};

// Asks the memory for weights before they are needed: all layers of a network together do not fit
// into the cache of a core.
class WeightsAhead {
 public:
  WeightsAhead(const int8_t* from, const int8_t* end, ptrdiff_t portion)
      : at_(from), end_(end), portion_(portion) {}

  void askForSome() {
    const int8_t* const stop = end_ - at_ < portion_ ? end_ : at_ + portion_;
    for (; at_ < stop; at_ += kTileRowBytes)
      __builtin_prefetch(at_, 0, 2);
  }

 private:
  const int8_t* at_;
  const int8_t* end_;
  ptrdiff_t portion_;
};

template <class Tiles>
class TileKernel {
 public:
  TileKernel(const EightBitJob& job, const int8_t* weights, Tiles& tiles)
      : job_(job),
        board_(job.width, job.height, job.inputs),
        tiles_(tiles),
        weights_(weights),
        finisher_(job, board_),
        ahead_(weights + blockWeights(), weights + job.outputs / kBlockOutputs * blockWeights(),
               blockWeights() / (kWindow * board_.places / kBlockPoints) + kTileRowBytes) {}

  // While tiles are multiplied the sums of the block before are finished: a processor can do both
  // at once.
  TENGEN_AVX512_INLINE void run(uint8_t* rimmed) {
    alignas(kTileRowBytes) int32_t sums[2][kBlockPoints * kBlockOutputs];
    const int32_t* before = nullptr;
    int turn = 0;
    copyIntoRim(job_, board_, rimmed);
    for (int output = 0; output < job_.outputs; output += kBlockOutputs) {
      for (int first = 0; first < board_.places; first += kBlockPoints) {
        multiplyBlock(rimmed + first * board_.depth, before, sums[turn]);
        before = sums[turn];
        turn = 1 - turn;
      }
      weights_ += blockWeights();
    }
    finisher_.finish(before, kBlockPoints);
  }

 private:
  ptrdiff_t blockWeights() const { return kWindow * kBlockOutputs * board_.depth; }

  TENGEN_AVX512_INLINE void multiplyBlock(const uint8_t* in, const int32_t* before, int32_t* sums) {
    constexpr int kAtATime = 4;  // places finished beside one place of the window
    const int8_t* weights = weights_;
    zeroSums();
    for (int place = 0; place < kWindow; ++place) {
      const uint8_t* from = in + (place / 3 * board_.line + place % 3) * board_.depth;
      for (ptrdiff_t i = 0; i < board_.depth; i += kTileRowBytes, weights += 2 * kTileBytes)
        multiplyTiles(from + i, weights);
      ahead_.askForSome();
      if (before && place < kBlockPoints / kAtATime)
        finisher_.finish(before + place * kAtATime * kBlockOutputs, kAtATime);
    }
    storeSums(sums);
  }

  // Tiles 0 to 3 are the sums, 4 and 5 weights, 6 and 7 inputs.
  void zeroSums() {
    tiles_.template zero<0>();
    tiles_.template zero<1>();
    tiles_.template zero<2>();
    tiles_.template zero<3>();
  }

  void multiplyTiles(const uint8_t* in, const int8_t* weights) {
    tiles_.template load<4>(weights, kTileRowBytes);
    tiles_.template load<5>(weights + kTileBytes, kTileRowBytes);
    tiles_.template load<6>(in, board_.depth);
    tiles_.template multiply<0, 6, 4>();
    tiles_.template multiply<1, 6, 5>();
    tiles_.template load<7>(in + kTileRows * board_.depth, board_.depth);
    tiles_.template multiply<2, 7, 4>();
    tiles_.template multiply<3, 7, 5>();
  }

  void storeSums(int32_t* sums) {
    constexpr ptrdiff_t kStride = kBlockOutputs * sizeof(int32_t);
    int32_t* const below = sums + kTileRows * kBlockOutputs;
    tiles_.template store<0>(sums, kStride);
    tiles_.template store<1>(sums + kTileRows, kStride);
    tiles_.template store<2>(below, kStride);
    tiles_.template store<3>(below + kTileRows, kStride);
  }

  const EightBitJob& job_;
  RimmedBoard board_;
  Tiles& tiles_;
  const int8_t* weights_;  // of the outputs being computed
  Finisher finisher_;
  WeightsAhead ahead_;
};

template <class Tiles>
TENGEN_AVX512 void runTileKernel(const EightBitJob& job, const int8_t* weights, Tiles& tiles) {
  void* scratch = job.scratch;
  size_t space = tilesScratch(job.width, job.height, job.inputs);
  void* const rimmed = std::align(kTileRowBytes, space - kTileRowBytes, scratch, space);
  TileKernel<Tiles>(job, weights, tiles).run(static_cast<uint8_t*>(rimmed));
}

}  // namespace tengen::nn

#ifndef __clang__
#pragma GCC diagnostic pop
#endif
