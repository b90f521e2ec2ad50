#include "base/checksum.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Checksum, IsTheOneOfTheStandardsCheckValue) {
  EXPECT_EQ(crc32("123456789"), 0xCBF43926u);
  EXPECT_EQ(crc32(""), 0u);
}

TEST(Checksum, IsTheSameByManyBytesAtOnceAsBitByBit) {
  std::string bytes;
  for (int length = 0; length < 300; ++length) {
    uint32_t sum = ~0u;
    for (const char c : bytes) {
      sum ^= static_cast<uint8_t>(c);
      for (int bit = 0; bit < 8; ++bit)
        sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320u : 0);
    }
    EXPECT_EQ(crc32(bytes), ~sum) << length;
    bytes += static_cast<char>(length * 37 + 200);
  }
}

}  // namespace
}  // namespace tengen
