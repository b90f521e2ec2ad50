#include "nn/cpu.h"

#include <cstring>
#include <vector>

#include "base/os/environment.h"
#include "base/random.h"
#include "nn/conv_layer.h"
#include "nn/tiles.h"
#include "nn/winograd.h"

// Of the OpenMP library under oneDNN; its header belongs to one compiler alone.
extern "C" void omp_set_num_threads(int);

namespace tengen::nn {
namespace {

using dnnl::cpu_isa;

std::string wish() {
  return environment("TENGEN_NN").value_or("");
}

// Never AMX: oneDNN takes it where the processor names it, and dies where the system has not
// switched it on.
cpu_isa widestSafe() {
  if (wish().starts_with("avx2")) return cpu_isa::avx2;
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx512vnni")) return cpu_isa::avx512_core_vnni;
  if (__builtin_cpu_supports("avx512bw")) return cpu_isa::avx512_core;
#endif
  return cpu_isa::avx2_vnni;
}

cpu_isa instructions() {
  static const cpu_isa chosen = [] {
    dnnl::set_max_cpu_isa(widestSafe());
    return dnnl::get_effective_cpu_isa();
  }();
  return chosen;
}

constexpr int kChannels = 16;
constexpr BoardSize kTrialSize{5, 4};

// The sum at one place of the trial, the obvious way.
int sumAt(const std::vector<uint8_t>& input, const std::vector<int8_t>& weight, int output,
          Point at) {
  int sum = 0;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const int x = at.x + column - 1;
      const int y = at.y + row - 1;
      if (x < 0 || y < 0 || x >= kTrialSize.width || y >= kTrialSize.height) continue;
      const int point = y * kTrialSize.width + x;
      for (int channel = 0; channel < kChannels; ++channel) {
        sum += input[static_cast<size_t>(point * kChannels + channel)] *
               weight[static_cast<size_t>(((output * kChannels + channel) * 3 + row) * 3 + column)];
      }
    }
  }
  return sum;
}

// Whether a small convolution in eight bits comes out as it must, bit for bit.
bool eightBitsComeOutRight() {
  Random random(1);
  SmallWeights weights{kChannels, kChannels, 3, {}, {}, {}};
  weights.unit.assign(kChannels, 1);
  weights.bias.assign(kChannels, 0);
  for (int i = 0; i < kChannels * kChannels * 9; ++i)
    weights.weight.push_back(static_cast<int8_t>(static_cast<int>(random.below(255)) - 127));
  std::vector<uint8_t> input;
  for (int i = 0; i < kTrialSize.points() * kChannels; ++i)
    input.push_back(static_cast<uint8_t>(random.below(256)));

  ConvLayer layer(weights, {}, std::nullopt);
  const auto sized = layer.forSize(kTrialSize);
  const dnnl::memory in(sized->input, cpuEngine());
  const dnnl::memory out(sized->output, cpuEngine());
  const dnnl::memory scratch(sized->scratch, cpuEngine());
  const dnnl::memory bias({{kChannels}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a},
                          cpuEngine());
  std::memcpy(in.get_data_handle(), input.data(), input.size());
  std::memcpy(bias.get_data_handle(), weights.bias.data(), kChannels * sizeof(float));
  dnnl::stream stream(cpuEngine());
  sized->run(stream, in, bias, out, scratch);
  stream.wait();

  const auto* sums = static_cast<const float*>(out.get_data_handle());
  for (int index = 0; index < kTrialSize.points(); ++index) {
    for (int output = 0; output < kChannels; ++output) {
      const int sum = sumAt(input, weights.weight, output, kTrialSize.pointAt(index));
      if (sums[index * kChannels + output] != static_cast<float>(sum > 0 ? sum : 0)) return false;
    }
  }
  return true;
}

bool multipliesEightBitsFast() {
  return instructions() == cpu_isa::avx512_core_vnni || instructions() == cpu_isa::avx2_vnni;
}

}  // namespace

Arithmetic bestArithmetic() {
  static const Arithmetic best = [] {
    instructions();
    computeAlone();
    if (wish() == "f32" || wish() == "avx2-f32") return Arithmetic::Float;
    if (wish() == "int8") return Arithmetic::EightBit;
    if (wish() == "winograd") return Arithmetic::Winograd;
    const bool wantsTiles = wish().empty() || wish() == "amx";
    if (wantsTiles && canRunTiles()) return Arithmetic::Tiles;
    return bestWithoutTiles();
  }();
  return best;
}

Arithmetic bestWithoutTiles() {
  static const Arithmetic best = [] {
    if (multipliesEightBitsFast() && eightBitsComeOutRight()) return Arithmetic::EightBit;
    return canRunWinograd() ? Arithmetic::Winograd : Arithmetic::Float;
  }();
  return best;
}

std::optional<std::string> unknownWish() {
  for (const char* known : {"", "f32", "int8", "winograd", "amx", "avx2", "avx2-f32"}) {
    if (wish() == known) return std::nullopt;
  }
  return wish();
}

std::string_view instructionSet() {
  switch (instructions()) {
    case cpu_isa::avx512_core_vnni:
      return "AVX-512 VNNI";
    case cpu_isa::avx512_core:
      return "AVX-512";
    case cpu_isa::avx2_vnni:
      return "AVX2 VNNI";
    case cpu_isa::avx2:
      return "AVX2";
    case cpu_isa::avx:
      return "AVX";
    default:
      return "SSE4.1";
  }
}

void computeAlone() {
  omp_set_num_threads(1);
}

}  // namespace tengen::nn
