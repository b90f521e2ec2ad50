#include "base/checksum.h"

#include <array>

namespace tengen {
namespace {

// Of a byte, and of a byte with one to seven others behind it: eight at a time are four times as
// fast as one after another.
constexpr size_t kAtOnce = 8;
constexpr std::array<std::array<uint32_t, 256>, kAtOnce> kTables = [] {
  std::array<std::array<uint32_t, 256>, kAtOnce> tables{};
  for (uint32_t i = 0; i < 256; ++i) {
    uint32_t rest = i;
    for (int bit = 0; bit < 8; ++bit)
      rest = (rest >> 1) ^ ((rest & 1) != 0 ? 0xEDB88320u : 0);
    tables[0][i] = rest;
  }
  for (size_t behind = 1; behind < kAtOnce; ++behind) {
    for (uint32_t i = 0; i < 256; ++i) {
      const uint32_t rest = tables[behind - 1][i];
      tables[behind][i] = (rest >> 8) ^ tables[0][rest & 0xFF];
    }
  }
  return tables;
}();

}  // namespace

uint32_t crc32(std::string_view bytes) {
  uint32_t sum = 0xFFFFFFFFu;
  const auto byte = [&](size_t i) { return static_cast<uint32_t>(static_cast<uint8_t>(bytes[i])); };
  for (; bytes.size() >= kAtOnce; bytes.remove_prefix(kAtOnce)) {
    sum ^= byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24;
    sum = kTables[7][sum & 0xFF] ^ kTables[6][sum >> 8 & 0xFF] ^ kTables[5][sum >> 16 & 0xFF] ^
          kTables[4][sum >> 24] ^ kTables[3][byte(4)] ^ kTables[2][byte(5)] ^ kTables[1][byte(6)] ^
          kTables[0][byte(7)];
  }
  for (const char c : bytes)
    sum = kTables[0][(sum ^ static_cast<uint8_t>(c)) & 0xFF] ^ (sum >> 8);
  return ~sum;
}

}  // namespace tengen
