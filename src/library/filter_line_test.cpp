#include "library/filter_line.h"

#include <gtest/gtest.h>

namespace tengen::library {
namespace {

TEST(FilterLine, WordsAreNamesInAnyScript) {
  EXPECT_TRUE(filterOfLine("").isEverything());
  EXPECT_TRUE(filterOfLine("   ").isEverything());
  EXPECT_EQ(filterOfLine("shusaku  castle").words, (std::vector<std::string>{"shusaku", "castle"}));
  EXPECT_EQ(filterOfLine("李世石　古力").words, (std::vector<std::string>{"李世石", "古力"}))
      << "a wide space divides words too";
}

TEST(FilterLine, QuotedWordsBelongTogetherAndAreNeverDates) {
  EXPECT_EQ(filterOfLine("\"Lee Sedol\" \"1846\" gu").words,
            (std::vector<std::string>{"Lee Sedol", "1846", "gu"}));
  EXPECT_EQ(filterOfLine("\"Lee Se").words, (std::vector<std::string>{"Lee Se"}))
      << "while it is typed";
}

TEST(FilterLine, YearsMonthsAndRangesAreDates) {
  const auto dates = [](const char* line) {
    const DateRange range = filterOfLine(line).dates;
    return toText(range.from) + ".." + toText(range.to);
  };
  EXPECT_EQ(dates("1846"), "1846..1846");
  EXPECT_EQ(dates("1846-05"), "1846-05..1846-05");
  EXPECT_EQ(dates("1990-2005"), "1990..2005");
  EXPECT_EQ(dates("1990-"), "1990..");
  EXPECT_EQ(dates("-2005"), "..2005");
  EXPECT_EQ(filterOfLine("199").words, (std::vector<std::string>{"199"}));
  EXPECT_EQ(filterOfLine("-").words, (std::vector<std::string>{"-"}));
}

TEST(FilterLine, TagsAreNamedWithTheirWord) {
  EXPECT_EQ(filterOfLine("tag:fav Shusaku").tags, (std::vector<std::string>{"fav"}));
  EXPECT_EQ(filterOfLine("tag:fav Shusaku").words, (std::vector<std::string>{"Shusaku"}));
  EXPECT_EQ(filterOfLine("gu TAG:\"two words\" lee").tags, (std::vector<std::string>{"two words"}));
  EXPECT_EQ(filterOfLine("gu tag:\"two words\" lee").words,
            (std::vector<std::string>{"gu", "lee"}));
  EXPECT_TRUE(filterOfLine("tag:").isEverything()) << "while it is typed";
  EXPECT_TRUE(filterOfLine("tag:\"").isEverything());
  EXPECT_EQ(filterOfLine("\"tag:fav\"").words, (std::vector<std::string>{"tag:fav"}));
}

TEST(FilterLine, ResultsAndSizesAreToldFromNames) {
  EXPECT_EQ(filterOfLine("b+").result->winner(), Outcome::Winner::Black);
  EXPECT_EQ(filterOfLine("W+R").result->way(), Outcome::Way::Resignation);
  EXPECT_EQ(filterOfLine("Jigo").result->winner(), Outcome::Winner::Nobody);
  EXPECT_EQ(filterOfLine("draw").result->winner(), Outcome::Winner::Nobody);
  EXPECT_EQ(filterOfLine("VOID").result->way(), Outcome::Way::Void);
  EXPECT_EQ(filterOfLine("\"Jigo\"").words.size(), 1u);
  EXPECT_EQ(filterOfLine("9x9").size, (BoardSize{9, 9}));
  const GameFilter names = filterOfLine("bao x xx +");
  EXPECT_EQ(names.words.size(), 4u);
  EXPECT_FALSE(names.result);
}

}  // namespace
}  // namespace tengen::library
