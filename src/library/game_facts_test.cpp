#include "library/game_facts.h"

#include <gtest/gtest.h>

namespace tengen::library {
namespace {

TEST(GameDate, IsAsPreciseAsTheFile) {
  EXPECT_EQ(parseDate("2010-05-06"), (GameDate{2010, 5, 6}));
  EXPECT_EQ(parseDate("2010-05"), (GameDate{2010, 5, 0}));
  EXPECT_EQ(parseDate("2010"), (GameDate{2010, 0, 0}));
  EXPECT_EQ(parseDate("2010-05-06,07"), (GameDate{2010, 5, 6}));
  EXPECT_EQ(parseDate("20100506"), (GameDate{2010, 5, 6}));
  EXPECT_EQ(parseDate("2010年5月6日"), (GameDate{2010, 5, 6}));
  EXPECT_EQ(parseDate("played in 1846, in Japan"), (GameDate{1846, 0, 0}));
  EXPECT_EQ(parseDate("2010-13-40"), (GameDate{2010, 0, 0}));
  EXPECT_FALSE(parseDate("long ago").isKnown());
  EXPECT_FALSE(parseDate("123456789012345678901234567890").isKnown());
}

TEST(GameDate, IsWrittenAsItIsKnown) {
  EXPECT_EQ(toText(GameDate{2010, 5, 6}), "2010-05-06");
  EXPECT_EQ(toText(GameDate{2010, 11, 0}), "2010-11");
  EXPECT_EQ(toText(GameDate{}), "");
}

TEST(DateRange, ContainsADateThatCouldBeInIt) {
  const DateRange years{{2010, 0, 0}, {2012, 6, 0}};
  EXPECT_TRUE(years.contains(packed({2010, 1, 1})));
  EXPECT_TRUE(years.contains(packed({2012, 6, 30})));
  EXPECT_TRUE(years.contains(packed({2012, 0, 0})));
  EXPECT_FALSE(years.contains(packed({2012, 7, 1})));
  EXPECT_FALSE(years.contains(packed({2009, 12, 31})));
  EXPECT_FALSE(years.contains(0));
  EXPECT_TRUE(DateRange{}.contains(0));
  EXPECT_FALSE((DateRange{{2010, 5, 7}, {}}.contains(packed({2010, 5, 6}))));
}

TEST(Rank, GrowsWithStrengthInAnyScript) {
  EXPECT_EQ(parseRank("30k"), 1);
  EXPECT_EQ(parseRank("1 kyu"), 30);
  EXPECT_EQ(parseRank("1d"), 31);
  EXPECT_EQ(parseRank("9 dan"), 39);
  EXPECT_EQ(parseRank("九段"), 39);
  EXPECT_EQ(parseRank("９段"), 39);
  EXPECT_EQ(parseRank("初段"), 31);
  EXPECT_EQ(parseRank("3级"), 28);
  EXPECT_EQ(parseRank("9p"), 49);
  EXPECT_EQ(parseRank("Meijin"), 0);
  EXPECT_EQ(parseRank(""), 0);
}

TEST(Outcome, IsFoundByWhatAPersonAsksFor) {
  const Outcome resigned = Outcome::parse("B+R");
  EXPECT_TRUE(resigned.isOneOf(Outcome::parse("B+")));
  EXPECT_TRUE(resigned.isOneOf(Outcome::parse("B+Resign")));
  EXPECT_FALSE(resigned.isOneOf(Outcome::parse("W+")));
  EXPECT_FALSE(resigned.isOneOf(Outcome::parse("B+3.5")));
  EXPECT_TRUE(Outcome::parse("W+3.50").isOneOf(Outcome::parse("W+3.5")));
  EXPECT_TRUE(Outcome::parse("Jigo").isOneOf(Outcome::parse("Draw")));
  EXPECT_FALSE(Outcome::parse("Void").isOneOf(Outcome::parse("Draw")));
  EXPECT_EQ(Outcome::parse("?").winner(), Outcome::Winner::Unknown);
}

TEST(Name, IsComparedWithoutCaseAndWidth) {
  EXPECT_EQ(foldedName("Lee SEDOL"), foldedName("lee sedol"));
  EXPECT_EQ(foldedName("Ｌｅｅ"), "lee");
  EXPECT_EQ(foldedName("ÀÉ"), foldedName("àé"));
}

}  // namespace
}  // namespace tengen::library
