#include "nn/tiles.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <cpuid.h>

#include "base/os/processor.h"
#include "nn/tile_kernel.h"

namespace tengen::nn {
namespace {

// What the processor is told of its tiles.
struct alignas(64) TileLayout {
  uint8_t palette = 1;
  uint8_t startRow = 0;
  uint8_t reserved[14] = {};
  uint16_t rowBytes[16] = {};
  uint8_t rows[16] = {};
};
static_assert(sizeof(TileLayout) == 64);

constexpr TileLayout wholeTiles() {
  TileLayout layout;
  for (int i = 0; i < 8; ++i) {
    layout.rowBytes[i] = kTileRowBytes;
    layout.rows[i] = kTileRows;
  }
  return layout;
}

// The eight tiles of this thread, each as large as it can be. Assembly, as compilers have no name
// for a tile that a template could choose.
class ProcessorTiles {
 public:
  ProcessorTiles() {
    static constexpr TileLayout kLayout = wholeTiles();
    asm volatile("ldtilecfg %0" : : "m"(kLayout));
  }
  // A thread without tiles in use is cheaper to switch.
  ~ProcessorTiles() { asm volatile("tilerelease"); }
  ProcessorTiles(const ProcessorTiles&) = delete;
  ProcessorTiles& operator=(const ProcessorTiles&) = delete;

  template <int kTile>
  void zero() {
    asm volatile("tilezero %%tmm%c0" : : "i"(kTile));
  }
  template <int kTile>
  void load(const void* from, ptrdiff_t stride) {
    asm volatile("tileloadd (%1,%2,1), %%tmm%c0" : : "i"(kTile), "r"(from), "r"(stride) : "memory");
  }
  template <int kTile>
  void store(void* to, ptrdiff_t stride) {
    asm volatile("tilestored %%tmm%c0, (%1,%2,1)" : : "i"(kTile), "r"(to), "r"(stride) : "memory");
  }
  template <int kSums, int kA, int kB>
  void multiply() {
    asm volatile("tdpbusd %%tmm%c2, %%tmm%c1, %%tmm%c0" : : "i"(kSums), "i"(kA), "i"(kB));
  }
};

bool namesTiles() {
  constexpr unsigned kTiles = 1u << 24;  // in the fourth register of leaf 7
  constexpr unsigned kEightBits = 1u << 25;
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
  return (d & kTiles) && (d & kEightBits) && __builtin_cpu_supports("avx512f");
}

// One product of two tiles, every sum of it looked at.
bool multipliesRight() {
  alignas(64) uint8_t a[kTileBytes];
  alignas(64) int8_t b[kTileBytes];
  alignas(64) int32_t sums[kTileBytes / 4];
  for (int i = 0; i < kTileBytes; ++i) {
    a[i] = static_cast<uint8_t>(i * 37 + i / 7);
    b[i] = static_cast<int8_t>(i * 73 + i / 5);
  }
  {
    ProcessorTiles tiles;
    tiles.zero<0>();
    tiles.load<1>(a, kTileRowBytes);
    tiles.load<2>(b, kTileRowBytes);
    tiles.multiply<0, 1, 2>();
    tiles.store<0>(sums, kTileRowBytes);
  }
  for (int i = 0; i < kTileBytes / 4; ++i) {
    const int row = i / kTileRows;
    const int column = i % kTileRows;
    int sum = 0;
    for (int j = 0; j < kTileRowBytes; ++j)
      sum += a[row * kTileRowBytes + j] * b[j / 4 * kTileRowBytes + 4 * column + j % 4];
    if (sums[i] != sum) return false;
  }
  return true;
}

}  // namespace

// On some virtual machines the processor names tiles, the system allows them, and using them kills
// the process: so another one tries it first.
bool canRunTiles() {
  static const bool can = namesTiles() && allowTileRegisters() && survives(multipliesRight);
  return can;
}

size_t tilesScratch(int width, int height, int inputs) {
  return static_cast<size_t>(RimmedBoard(width, height, inputs).size()) + kTileRowBytes;
}

void runTiles(const EightBitJob& job, const int8_t* weights) {
  ProcessorTiles tiles;
  runTileKernel(job, weights, tiles);
}

}  // namespace tengen::nn

#else

namespace tengen::nn {

bool canRunTiles() {
  return false;
}
size_t tilesScratch(int, int, int) {
  return 0;
}
void runTiles(const EightBitJob&, const int8_t*) {}

}  // namespace tengen::nn

#endif
