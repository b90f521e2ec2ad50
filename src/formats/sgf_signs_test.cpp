#include <gtest/gtest.h>

#include "formats/format.h"

namespace tengen::formats {
namespace {

using namespace std::string_view_literals;

TEST(LooksLikeSgf, IsTrueForGamesHoweverBroken) {
  for (const std::string_view bytes :
       {"(;SZ[9];B[aa])"sv, "\xef\xbb\xbf(;B[aa])"sv, "\n\n ( ; GM[1]"sv, "()"sv, "(;"sv, "("sv,
        ""sv, "  \n"sv, ";B[aa];W[bb]"sv, "(GM[1];B[aa])"sv, "(; White [aa])"sv, "( (;B[aa])"sv,
        "\t(\t;\tB[aa])"sv, "\r(\r;\rB\t[aa])"sv,
        "From: me\nSubject: a game (mine)\n\n(;GM[1]FF[4];B[aa])"sv, "text ( ; B [aa])"sv,
        "(;PB[\xb0\xa1\x1b$B])"sv}) {
    EXPECT_TRUE(looksLikeSgf(bytes)) << bytes;
  }
}

TEST(LooksLikeSgf, IsTrueForWideCharactersOfBothByteOrders) {
  // The comment holds a letter with a control character for one of its bytes.
  for (const std::string_view bytes :
       {"\xff\xfe(\0;\0C\0[\0\x05\x4e]\0"sv, "\xfe\xff\0(\0;\0C\0[\x4e\x05\0]"sv,
        "(\0;\0C\0[\0\x05\x4e]\0"sv, "\0(\0;\0C\0[\x4e\x05\0]"sv,
        "\xff\xfe\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\0\x05\x4e\0\0"sv,
        "\0\0\xfe\xff\0\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\x4e\x05"sv,
        "(\0\0\0;\0\0\0C\0\0\0[\0\0\0\x05\x4e\0\0"sv,
        "\0\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\x4e\x05"sv}) {
    EXPECT_TRUE(looksLikeSgf(bytes)) << ::testing::PrintToString(bytes);
  }
}

TEST(LooksLikeSgf, IsFalseForRecordsOfOtherProgramsWhateverTheyHold) {
  EXPECT_FALSE(looksLikeSgf("\\HS\n\\[GAMECOMMENT=(;GM[1]FF[4];B[aa])\\]\n"));
  EXPECT_FALSE(looksLikeSgf("[Header]\nComment=(;GM[1]FF[4];B[aa])\n"));
  EXPECT_FALSE(looksLikeSgf("PK\x03\x04\x14 (;GM[1]FF[4];B[aa])"));
}

TEST(LooksLikeSgf, IsFalseForAnythingElse) {
  for (const std::string_view bytes :
       {"hello"sv, "for (;;) { a[0] = 1; }"sv, "int f() { for (; a[i]; ++i) g(i); }"sv,
        "\x89PNG\r\n\x1a\n(;B[aa])"sv,
        "\x7f"
        "ELF\2\1\1(;B[aa])"sv,
        "; a comment"sv, ";"sv, "(lambda (x))"sv, "((lambda x))"sv, "{\"a\": 1}"sv,
        "text (;) more"sv, "\xe4\xbd\xa0\xe5\xa5\xbd"sv, "see (;X[1])"sv, "text (;B"sv, "text ("sv,
        "\0\0\0\0"sv, "(\0l\0i\0s\0p\0 \0"sv}) {
    EXPECT_FALSE(looksLikeSgf(bytes)) << ::testing::PrintToString(bytes);
  }
}

}  // namespace
}  // namespace tengen::formats
