#include "apps/cli/plain_text.h"

#include <gtest/gtest.h>

namespace tengen::cli {
namespace {

TEST(PlainText, LeavesLettersOfAllScriptsAlone) {
  for (const char* text : {"", "Ann", "黒 白", "Müller", "이세돌", "a~{b", "שלום"}) {
    EXPECT_EQ(plainLine(text), text);
  }
}

TEST(PlainText, TakesTheStingOutOfControlCharacters) {
  EXPECT_EQ(plainLine("a\ab"), "a�b") << "BEL";
  EXPECT_EQ(plainLine("\x1b[31mred"), "�[31mred") << "ESC";
  EXPECT_EQ(plainLine("a\x7f"), "a�") << "DEL";
  EXPECT_EQ(plainLine("\xc2\x9b"
                      "31m"),
            "�31m")
      << "U+009B is ESC [ in one character";
  EXPECT_EQ(plainLine("a\rb"), "a�b");
  EXPECT_EQ(plainLine("a\tb"), "a b");
  EXPECT_EQ(plainLine(std::string_view("a\0b", 3)), "a�b");
}

TEST(PlainText, DoesNotLetNamesTurnTheLineAround) {
  EXPECT_EQ(plainLine("a\u202eb"), "a�b");
  EXPECT_EQ(plainLine("a\u2066b\u2069"), "a�b�");
}

TEST(PlainText, KeepsLineBreaksOnlyWhereLinesAreWanted) {
  EXPECT_EQ(plainLine("a\nb"), "a�b");
  EXPECT_EQ(plainLine("a\u2028b"), "a�b");
  EXPECT_EQ(plainLines("a\nb\a"), "a\nb�");
}

TEST(PlainText, ReplacesWhatIsNoUtf8) {
  EXPECT_EQ(plainLine("a\xff.sgf"), "a�.sgf");
  EXPECT_EQ(plainLine("\x9b"
                      "31m"),
            "�31m");
}

}  // namespace
}  // namespace tengen::cli
