#include "base/words.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Words, LoseTheBlanksAroundThem) {
  EXPECT_EQ(trimmed(" \t\r\n\v\f a b \n"), "a b");
  EXPECT_EQ(trimmed(""), "");
  EXPECT_EQ(trimmed(" \n"), "");
}

TEST(Words, HaveACaseInAsciiAlone) {
  EXPECT_EQ(lowerCase("Tromp-TAYLOR 19x19"), "tromp-taylor 19x19");
  EXPECT_EQ(lowerCase("\xc3\x84\xc4\xb0"), "\xc3\x84\xc4\xb0");
}

}  // namespace
}  // namespace tengen
