#include <gtest/gtest.h>

#include "rules/game_result.h"

namespace tengen {
namespace {

using ResultKind = GameResult::Kind;

TEST(ResultText, IsTheShortestThatSaysIt) {
  EXPECT_EQ(toText({ResultKind::Counted, Color::Black, 3.5}), "B+3.5");
  EXPECT_EQ(toText({ResultKind::Counted, Color::White, 11}), "W+11");
  EXPECT_EQ(toText({ResultKind::Counted, Color::White, 0}), "W+0");
  EXPECT_EQ(toText({ResultKind::Resignation, Color::White, 0}), "W+R");
  EXPECT_EQ(toText({ResultKind::Time, Color::Black, 0}), "B+T");
  EXPECT_EQ(toText({ResultKind::Forfeit, Color::Black, 0}), "B+F");
  EXPECT_EQ(toText({ResultKind::Draw, Color::Black, 0}), "Draw");
  EXPECT_EQ(toText(GameResult{}), "Void");
}

TEST(ResultText, IsReadBackAsItWasWritten) {
  for (const char* text : {"B+3.5", "W+11", "W+0", "W+R", "B+R", "B+T", "W+F", "Draw", "Void"}) {
    const auto result = parseResult(text);
    ASSERT_TRUE(result) << text;
    EXPECT_EQ(toText(*result), text);
  }
}

TEST(ResultText, IsReadLeniently) {
  const struct {
    const char* written;
    const char* meant;
  } kCases[] = {
      {"B+3.50", "B+3.5"},  {"w+11.0", "W+11"},        {" W + Resign \n", "W+R"},
      {"0", "Draw"},        {"Jigo", "Draw"},          {"draw", "Draw"},
      {"TIE", "Draw"},      {"void", "Void"},          {"No Result", "Void"},
      {"noresult", "Void"}, {"black+time", "B+T"},     {"White+Resignation", "W+R"},
      {"B+res", "B+R"},     {"B+resigned", "B+R"},     {"W+Timeout", "W+T"},
      {"W+Forfeit", "W+F"}, {"B+2,5", "B+2.5"},        {"B+.5", "B+0.5"},
      {"W+1 point", "W+1"}, {"B+2.5 points", "B+2.5"}, {"B+3moku", "B+3"},
  };
  for (const auto& [written, meant] : kCases) {
    const auto result = parseResult(written);
    ASSERT_TRUE(result) << written;
    EXPECT_EQ(toText(*result), meant) << written;
  }
}

TEST(ResultText, OfAnUnknownEndIsNothing) {
  for (const char* text : {"", " ", "?", "B", "B+", "W+ ", "+3.5", "X+3.5", "B+3.5e5", "B+-2",
                           "B+3..5", "B+lots", "B+3 stones", "B3.5", "00", "B++3", "BW+1"}) {
    EXPECT_FALSE(parseResult(text)) << text;
  }
}

}  // namespace
}  // namespace tengen
