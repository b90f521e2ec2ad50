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

std::string allDates(const char* text) {
  std::string all;
  for (const GameDate& date : parseDates(text))
    all += (all.empty() ? "" : " ") + toText(date);
  return all;
}

TEST(GameDate, SeveralOfOneGameAreWrittenShort) {
  EXPECT_EQ(allDates("2005-03,05"), "2005-03 2005-05");
  EXPECT_EQ(allDates("2010-05-06,07,08"), "2010-05-06 2010-05-07 2010-05-08");
  EXPECT_EQ(allDates("2010-01-31,02-01"), "2010-01-31 2010-02-01");
  EXPECT_EQ(allDates("2010-12-31,2011-01-01,02"), "2010-12-31 2011-01-01 2011-01-02");
  EXPECT_EQ(allDates("1996,1997"), "1996 1997");
  EXPECT_EQ(allDates("1996-05,06-07"), "1996-05") << "no such shortcut";
  EXPECT_EQ(allDates("1846, 5, in Japan"), "1846");
  EXPECT_EQ(allDates("5 December, 1996"), "1996");
  EXPECT_EQ(allDates("2010-05-06,40"), "2010-05-06");
  EXPECT_EQ(allDates("2010-05-06, 12:30"), "2010-05-06");
  EXPECT_EQ(allDates(",,,"), "");
}

TEST(GameDate, ADecadeIsTenYears) {
  EXPECT_TRUE(allDates("1990s").starts_with("1990 1991"));
  EXPECT_TRUE(allDates("the 1990's").ends_with("1998 1999"));
  EXPECT_EQ(parseDates("1990年代").size(), 10u);
  EXPECT_EQ(allDates("c. 1800"), "1800");
  EXPECT_EQ(allDates("1994s"), "1994");
}

TEST(GameDate, TypedMustBeOneThatThereIs) {
  EXPECT_EQ(parseExactDate("2024-02-29"), (GameDate{2024, 2, 29}));
  EXPECT_EQ(parseExactDate("2024/2"), (GameDate{2024, 2, 0}));
  EXPECT_EQ(parseExactDate("20240229"), (GameDate{2024, 2, 29}));
  for (const char* text : {"2024-13", "2024-00", "2023-02-29", "2024-01-32", "99", "soon", "", "-",
                           "2024-01-01-01", "20241301", "2024-05,06"})
    EXPECT_FALSE(parseExactDate(text)) << text;
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

TEST(Name, IsComparedWithoutAccentsButNotWithoutWhatMakesALetter) {
  EXPECT_EQ(foldedName("José Müller"), "jose muller");
  EXPECT_EQ(foldedName("Ōta Yūzō"), "ota yuzo");
  EXPECT_EQ(foldedName("İstanbul"), "istanbul");
  EXPECT_EQ(foldedName("Łukasz Sørensen"), "lukasz sorensen");
  EXPECT_NE(foldedName("が"), foldedName("か"));
  EXPECT_NE(foldedName("й"), foldedName("и"));
  EXPECT_EQ(foldedName("이세돌"), "이세돌");
}

}  // namespace
}  // namespace tengen::library
