#include "sgf/warning_log.h"

#include "sgf/outline_for_test.h"

namespace tengen::sgf {
namespace {

using Code = Warning::Code;
using ::testing::ElementsAre;

Warnings placesOf(std::string_view text, std::initializer_list<size_t> offsets) {
  WarningLog log;
  for (const size_t offset : offsets)
    log.add(Code::JunkInNode, offset);
  Warnings warnings;
  log.moveTo(warnings, text);
  return warnings;
}

TEST(WarningLog, CountsLinesAndColumnsFromOne) {
  EXPECT_THAT(
      placesOf("ab\ncd\n", {0, 1, 2, 3, 4, 6}),
      ElementsAre(Warning{Code::JunkInNode, "", 1, 1}, Warning{Code::JunkInNode, "", 1, 2},
                  Warning{Code::JunkInNode, "", 1, 3}, Warning{Code::JunkInNode, "", 2, 1},
                  Warning{Code::JunkInNode, "", 2, 2}, Warning{Code::JunkInNode, "", 3, 1}));
}

TEST(WarningLog, EveryKindOfLineBreakIsOne) {
  for (const char* text : {"a\nb\nc", "a\rb\rc"}) {
    EXPECT_THAT(placesOf(text, {4}), ElementsAre(Warning{Code::JunkInNode, "", 3, 1}));
  }
  for (const char* text : {"a\r\nb\r\nc", "a\n\rb\n\rc"}) {
    EXPECT_THAT(placesOf(text, {6}), ElementsAre(Warning{Code::JunkInNode, "", 3, 1}));
  }
  EXPECT_THAT(placesOf("\n\n\nx", {3}), ElementsAre(Warning{Code::JunkInNode, "", 4, 1}));
  EXPECT_THAT(placesOf("\r\n\r\nx", {4}), ElementsAre(Warning{Code::JunkInNode, "", 3, 1}));
}

TEST(WarningLog, ColumnsCountCharactersNotBytes) {
  EXPECT_THAT(placesOf("黑白é x", {9}), ElementsAre(Warning{Code::JunkInNode, "", 1, 5}));
}

TEST(WarningLog, GivesThemInTheOrderOfTheText) {
  EXPECT_THAT(placesOf("abc", {2, 0}), ElementsAre(Warning{Code::JunkInNode, "", 1, 1},
                                                   Warning{Code::JunkInNode, "", 1, 3}));
}

TEST(WarningLog, KeepsAHundredAndCountsTheRest) {
  WarningLog log;
  for (size_t i = 0; i < 103; ++i)
    log.add(Code::JunkInNode, i, "x");
  Warnings warnings;
  log.moveTo(warnings, std::string(200, 'a'));
  ASSERT_EQ(warnings.size(), 101u);
  EXPECT_EQ(warnings[99], (Warning{Code::JunkInNode, "x", 1, 100}));
  EXPECT_EQ(warnings[100], (Warning{Code::MoreWarnings, "3", 1, 100}));
}

TEST(WarningLog, AHundredAreNotTooMany) {
  WarningLog log;
  for (size_t i = 0; i < 100; ++i)
    log.add(Code::JunkInNode, i);
  Warnings warnings;
  log.moveTo(warnings, "");
  EXPECT_EQ(warnings.size(), 100u);
}

TEST(WarningLog, IsEmptyAfterwards) {
  WarningLog log;
  for (size_t i = 0; i < 101; ++i)
    log.add(Code::JunkInNode, i);
  Warnings first, second;
  log.moveTo(first, "");
  log.moveTo(second, "");
  EXPECT_TRUE(second.empty());
  log.add(Code::NoGame, 0);
  log.clear();
  log.moveTo(second, "");
  EXPECT_TRUE(second.empty());
}

TEST(WarningLog, ShortensLongArgumentsBetweenCharacters) {
  WarningLog log;
  log.add(Code::JunkInNode, 0, std::string(60, 'x'));
  log.add(Code::JunkInNode, 0, std::string(61, 'x'));
  log.add(Code::JunkInNode, 0, std::string(59, 'x') + "黑");
  Warnings warnings;
  log.moveTo(warnings, "");
  EXPECT_EQ(warnings[0].argument, std::string(60, 'x'));
  EXPECT_EQ(warnings[1].argument, std::string(60, 'x') + "...");
  EXPECT_EQ(warnings[2].argument, std::string(59, 'x') + "...");
}

}  // namespace
}  // namespace tengen::sgf
