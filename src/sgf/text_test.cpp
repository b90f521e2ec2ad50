#include "sgf/text.h"

#include <gtest/gtest.h>

namespace tengen::sgf {
namespace {

TEST(Text, EscapedCharactersMeanThemselves) {
  EXPECT_EQ(text(R"(a\]b\\c\:d\x)"), R"(a]b\c:dx)");
  EXPECT_EQ(text(R"(\\)"), R"(\)");
  EXPECT_EQ(text(R"(\\\])"), R"(\])");
  EXPECT_EQ(text(""), "");
}

TEST(Text, ALoneBackslashAtTheEndMeansNothing) {
  EXPECT_EQ(text("a\\"), "a");
}

TEST(Text, SoftLineBreaksGoAndHardOnesStay) {
  EXPECT_EQ(text("a\\\nb"), "ab");
  EXPECT_EQ(text("a\\\r\nb"), "ab");
  EXPECT_EQ(text("a\\\n\rb"), "ab");
  EXPECT_EQ(text("a\\\rb"), "ab");
  EXPECT_EQ(text("a\nb"), "a\nb");
}

TEST(Text, EveryKindOfLineBreakIsOneNewline) {
  EXPECT_EQ(text("a\r\nb"), "a\nb");
  EXPECT_EQ(text("a\n\rb"), "a\nb");
  EXPECT_EQ(text("a\rb"), "a\nb");
  EXPECT_EQ(text("a\n\nb"), "a\n\nb");
  EXPECT_EQ(text("a\r\rb"), "a\n\nb");
  EXPECT_EQ(text("a\r\n\r\nb"), "a\n\nb");
  EXPECT_EQ(text("a\n"), "a\n");
  EXPECT_EQ(text("a\r"), "a\n");
}

TEST(Text, OtherWhiteSpaceIsABlank) {
  EXPECT_EQ(text("a\tb\vc\fd e"), "a b c d e");
  EXPECT_EQ(text("a\\\tb"), "a b");
}

TEST(SimpleText, LineBreaksAreBlanks) {
  EXPECT_EQ(simpleText("a\r\nb\nc\td"), "a b c d");
  EXPECT_EQ(simpleText("a\\\nb"), "ab");
  EXPECT_EQ(simpleText(R"(\[3d\])"), "[3d]");
}

TEST(EscapeText, IsTheWayBack) {
  EXPECT_EQ(escapeText(R"(a]b\c:d[e)"), R"(a\]b\\c:d[e)");
  EXPECT_EQ(escapeText(R"(a]b\c:d[e)", true), R"(a\]b\\c\:d[e)");
  for (const char* plain : {"", "]", "\\", "a\\]", "[[]]", "\\\\", ":", "line\nbreak"}) {
    EXPECT_EQ(text(escapeText(plain)), plain);
    EXPECT_EQ(text(escapeText(plain, true)), plain);
  }
}

TEST(SplitComposed, CutsAtTheFirstColonThatIsNotEscaped) {
  using Halves = std::pair<std::string_view, std::string_view>;
  EXPECT_EQ(splitComposed("dd:pp"), Halves("dd", "pp"));
  EXPECT_EQ(splitComposed(R"(a\:b:c:d)"), Halves(R"(a\:b)", "c:d"));
  EXPECT_EQ(splitComposed(":x"), Halves("", "x"));
  EXPECT_EQ(splitComposed("x:"), Halves("x", ""));
}

TEST(SplitComposed, WithoutAColonThereIsNoSecondHalf) {
  EXPECT_EQ(splitComposed(R"(dd\:)").first, R"(dd\:)");
  EXPECT_EQ(splitComposed("dd").second.data(), nullptr);
  EXPECT_NE(splitComposed("dd:").second.data(), nullptr);
  EXPECT_EQ(splitComposed("dd\\").first, "dd\\");
}

TEST(EndOfValue, IsTheFirstBracketThatIsNotEscaped) {
  EXPECT_EQ(endOfValue("[ab]c]", 1), 3u);
  EXPECT_EQ(endOfValue(R"([a\]b])", 1), 5u);
  EXPECT_EQ(endOfValue(R"([a\\]b])", 1), 4u);
  EXPECT_EQ(endOfValue("[]", 1), 1u);
  EXPECT_EQ(endOfValue("]", 0), 0u);
  EXPECT_EQ(endOfValue("[ab", 1), std::string_view::npos);
  EXPECT_EQ(endOfValue(R"([ab\])", 1), std::string_view::npos);
  EXPECT_EQ(endOfValue("[ab\\", 1), std::string_view::npos);
}

}  // namespace
}  // namespace tengen::sgf
