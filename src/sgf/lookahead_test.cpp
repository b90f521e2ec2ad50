#include "sgf/lookahead.h"

#include <gtest/gtest.h>
#include <string_view>

namespace tengen::sgf {
namespace {

bool isProperty(std::string_view text) {
  return Lookahead{text.data() + text.size()}.isProperty(text.data());
}
bool isGame(std::string_view text) {
  return Lookahead{text.data() + text.size()}.isGame(text.data());
}
bool followsValue(std::string_view text) {
  return Lookahead{text.data() + text.size()}.followsValue(text.data());
}

TEST(Lookahead, APropertyIsANameAndABracket) {
  for (const char* text : {"B[aa]", "AB [", "KGSDE\n[x]", "White[aa]", "b[aa]", "A1[", "_["}) {
    EXPECT_TRUE(isProperty(text)) << text;
  }
  for (const char* text : {"", "[aa]", " B[aa]", "B", "B;", "and [1]", "See [1]", "B ", "-B[aa]"}) {
    EXPECT_FALSE(isProperty(text)) << text;
  }
}

TEST(Lookahead, AGameIsMoreThanAParenthesis) {
  for (const char* text :
       {"(;B[aa])", "( ;)", "(;", "(B[aa])", "((;B[aa]))", "( ( ;;B[aa]", "(;(;))"}) {
    EXPECT_TRUE(isGame(text)) << text;
  }
  for (const char* text : {"(", "()", "(1) of [x]", "(;-)", "(see [1])", "((", "( "}) {
    EXPECT_FALSE(isGame(text)) << text;
  }
}

TEST(Lookahead, BehindAValueTheGrammarGoesOn) {
  for (const char* text : {"", "  ", ")", " )", "[bb]", "\n[bb]", ";B[aa]", "; B[aa]", "(;B[aa])",
                           ";;", ";)", "B[aa]", "\nBlack[aa]", ";", "(", "()", ";(;W[aa]"}) {
    EXPECT_TRUE(followsValue(text)) << text;
  }
  for (const char* text : {"]", " here]", ":", "; then", "(no)", " and [2]", "W)", "-", ";-)"}) {
    EXPECT_FALSE(followsValue(text)) << text;
  }
}

TEST(Lookahead, SpaceEndsWithTheText) {
  const std::string_view text = " \t\r\n\x01x";
  const Lookahead ahead{text.data() + 3};
  EXPECT_EQ(ahead.skipSpace(text.data()), text.data() + 3);
  EXPECT_EQ(Lookahead{text.data() + text.size()}.skipSpace(text.data()), text.data() + 5);
  EXPECT_TRUE(isSpace(' '));
  EXPECT_FALSE(isSpace('!'));
  EXPECT_FALSE(isSpace('\x80'));
}

}  // namespace
}  // namespace tengen::sgf
