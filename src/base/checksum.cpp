#include "base/checksum.h"

#include <array>

namespace tengen {
namespace {

constexpr std::array<uint32_t, 256> kTable = [] {
  std::array<uint32_t, 256> entries{};
  for (uint32_t i = 0; i < entries.size(); ++i) {
    uint32_t rest = i;
    for (int bit = 0; bit < 8; ++bit)
      rest = (rest >> 1) ^ ((rest & 1) != 0 ? 0xEDB88320u : 0);
    entries[i] = rest;
  }
  return entries;
}();

}  // namespace

uint32_t crc32(std::string_view bytes) {
  uint32_t sum = 0xFFFFFFFFu;
  for (const char c : bytes)
    sum = kTable[(sum ^ static_cast<uint8_t>(c)) & 0xFF] ^ (sum >> 8);
  return ~sum;
}

}  // namespace tengen
