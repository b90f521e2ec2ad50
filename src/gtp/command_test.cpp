#include "gtp/command.h"

#include <gtest/gtest.h>

namespace tengen::gtp {
namespace {

using Words = std::vector<std::string>;

TEST(GtpCommand, IsANameWithArguments) {
  const auto command = parseCommand("play black D4");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->id, "");
  EXPECT_EQ(command->name, "play");
  EXPECT_EQ(command->text, "black D4");
  EXPECT_EQ(command->arguments, (Words{"black", "D4"}));
}

TEST(GtpCommand, KeepsItsIdAsItWasSent) {
  const auto command = parseCommand("  007  name ");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->id, "007");
  EXPECT_EQ(command->name, "name");
  EXPECT_TRUE(command->arguments.empty());
  EXPECT_EQ(parseCommand("99999999999999999999 quit")->id, "99999999999999999999");
}

TEST(GtpCommand, MayBeAnIdAlone) {
  const auto command = parseCommand("12");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->id, "12");
  EXPECT_EQ(command->name, "");
}

TEST(GtpCommand, HasNoIdUnlessTheFirstWordIsANumber) {
  EXPECT_EQ(parseCommand("12x name")->name, "12x");
  EXPECT_EQ(parseCommand("-1 name")->id, "");
  EXPECT_EQ(parseCommand("boardsize 19")->id, "");
}

TEST(GtpCommand, IsNothingOnEmptyAndCommentLines) {
  EXPECT_FALSE(parseCommand(""));
  EXPECT_FALSE(parseCommand("   \t \r"));
  EXPECT_FALSE(parseCommand("# a remark"));
  EXPECT_FALSE(parseCommand("  \t# a remark"));
  EXPECT_FALSE(parseCommand(std::string_view("\0\x01\x7f", 3)));
}

TEST(GtpCommand, EndsWhereACommentBegins) {
  const auto command = parseCommand("komi 6.5# usual");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->arguments, Words{"6.5"});
}

TEST(GtpCommand, LosesControlCharactersAndTurnsTabsToBlanks) {
  const auto command =
      parseCommand(std::string_view("\x01pl\0ay\tb\x7f\t\tD\x1f"
                                    "4\r",
                                    15));
  ASSERT_TRUE(command);
  EXPECT_EQ(command->name, "play");
  EXPECT_EQ(command->arguments, (Words{"b", "D4"}));
  EXPECT_EQ(parseCommand("na\xc3\xafve")->name, "na\xc3\xafve");
}

TEST(GtpCommand, KeepsBlanksInsideItsText) {
  const auto command = parseCommand("3 loadsgf  my game.sgf  4 ");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->text, "my game.sgf  4");
  EXPECT_EQ(command->arguments, (Words{"my", "game.sgf", "4"}));
}

TEST(GtpColor, IsAWordOrALetterInAnyCase) {
  for (const char* text : {"b", "B", "black", "Black", "BLACK"}) {
    EXPECT_EQ(parseColor(text), Color::Black) << text;
  }
  for (const char* text : {"w", "W", "white", "wHiTe"}) {
    EXPECT_EQ(parseColor(text), Color::White) << text;
  }
  for (const char* text : {"", "x", "bl", "blackk", "b "}) {
    EXPECT_FALSE(parseColor(text)) << text;
  }
}

TEST(GtpTurn, IsAColorAndAVertex) {
  const BoardSize nine{9, 9};
  EXPECT_EQ(parseTurn("w", "a9", nine), (Turn{Color::White, Move::at({0, 0})}));
  EXPECT_EQ(parseTurn("Black", "J1", nine), (Turn{Color::Black, Move::at({8, 8})}));
  EXPECT_EQ(parseTurn("b", "PASS", nine), (Turn{Color::Black, Move::pass()}));
  EXPECT_FALSE(parseTurn("b", "I5", nine));
  EXPECT_FALSE(parseTurn("b", "K1", nine));
  EXPECT_FALSE(parseTurn("b", "resign", nine));
  EXPECT_FALSE(parseTurn("green", "A1", nine));
}

}  // namespace
}  // namespace tengen::gtp
