#include "base/checksum.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Checksum, IsTheOneOfTheStandardsCheckValue) {
  EXPECT_EQ(crc32("123456789"), 0xCBF43926u);
  EXPECT_EQ(crc32(""), 0u);
}

}  // namespace
}  // namespace tengen
