#include "sgf/utf8.h"

#include <gtest/gtest.h>

namespace tengen::sgf {
namespace {

TEST(Utf8, AsciiIsAscii) {
  EXPECT_TRUE(isAscii(""));
  EXPECT_TRUE(isAscii("0123456789abcdef\x7f"));
  for (size_t at = 0; at < 20; ++at) {
    std::string bytes(20, 'a');
    bytes[at] = '\x80';
    EXPECT_FALSE(isAscii(bytes)) << at;
  }
}

bool isValid(std::string_view bytes) {
  return checkUtf8(bytes).isValid();
}

TEST(Utf8, TheFirstAndLastOfEachLengthAreValid) {
  for (const char* bytes :
       {"\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
        "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    EXPECT_TRUE(isValid(bytes)) << bytes;
  }
  EXPECT_EQ(checkUtf8("a黑é😀b").characters, 3u);
}

TEST(Utf8, WhatLiesBesideIsNot) {
  for (const char* bytes :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2\x7F", "\xC2\xC0", "\xDF", "\xE0\x9F\x80",
        "\xE0\xA0\x7F", "\xE0\xA0\xC0", "\xED\xA0\x80", "\xE6\x9D", "\xF0\x8F\x80\x80",
        "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF0\x9F\x98", "\xF0\x9F\x98\x7F", "\xFF"}) {
    EXPECT_FALSE(isValid(bytes)) << bytes;
  }
}

TEST(Utf8, EachBrokenPieceBecomesOneReplacement) {
  EXPECT_EQ(mendUtf8("a\xE6\x9D]b").text, "a\xEF\xBF\xBD]b");
  EXPECT_EQ(mendUtf8("a\xE6\x9D]b").firstMended, 1u);
  EXPECT_EQ(mendUtf8("\xFF\xFE黑\xF0\x9F\x98").text, "\xEF\xBF\xBD\xEF\xBF\xBD黑\xEF\xBF\xBD");
  EXPECT_EQ(mendUtf8("黑\xFFx\xFF").firstMended, 3u);
  EXPECT_EQ(mendUtf8("黑").text, "黑");
  EXPECT_EQ(mendUtf8("黑").firstMended, 0u);
  EXPECT_EQ(checkUtf8("\xFF\xFE黑\xF0\x9F\x98").malformed, 3u);
  EXPECT_EQ(checkUtf8("\xFF\xFE黑\xF0\x9F\x98").characters, 1u);
  EXPECT_EQ(checkUtf8("\xE0\x9F\x80").malformed, 3u);
}

TEST(Utf8, NoAsciiIsEverSwallowed) {
  for (int lead = 0x80; lead < 0x100; ++lead) {
    for (const char* tail : {"]", "\x80]", "\xA0]", "\x90\x80]", "\xA0\x80]"}) {
      const std::string bytes = std::string(1, static_cast<char>(lead)) + tail;
      EXPECT_EQ(mendUtf8(bytes).text.back(), ']') << lead;
      EXPECT_TRUE(isValid(mendUtf8(bytes).text)) << lead;
    }
  }
}

}  // namespace
}  // namespace tengen::sgf
