// Bytes as a network file: any are refused or give weights of the sizes they claim. The checksum is
// made to fit, or nearly everything would stop there.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "base/checksum.h"
#include "nn/weights.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  if (size > sizeof(uint32_t)) {
    const size_t content = size - sizeof(uint32_t);
    const uint32_t sum = tengen::crc32(std::string_view(bytes).substr(0, content));
    std::memcpy(bytes.data() + content, &sum, sizeof sum);
  }
  const auto weights = tengen::nn::parseWeights(bytes);
  if (!weights) return 0;
  const auto channels = static_cast<size_t>(weights->channels);
  if (weights->stem.bias.size() != channels || weights->blocks.empty()) std::abort();
  for (const tengen::nn::BlockWeights& block : weights->blocks) {
    if (block.second.weight.size() != channels * channels * 9) std::abort();
  }
  return 0;
}
