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
  EXPECT_EQ(allDates("2010-05-06,40"), "2010-05-06");
  EXPECT_EQ(allDates("2010-05-06, 12:30"), "2010-05-06");
  EXPECT_EQ(allDates(",,,"), "");
}

TEST(GameDate, ARangeHasAllThatLiesInItAsPreciseAsItsEnds) {
  EXPECT_EQ(allDates("1846-07-21,22,23"), "1846-07-21 1846-07-22 1846-07-23");
  EXPECT_EQ(allDates("2010~2012"), "2010 2011 2012");
  EXPECT_EQ(allDates("2010-2011"), "2010 2011");
  EXPECT_EQ(allDates("1996-97"), "1996 1997");
  EXPECT_EQ(allDates("1996~98"), "1996 1997 1998");
  EXPECT_EQ(allDates("1950-01~02"), "1950-01 1950-02");
  EXPECT_EQ(allDates("1950-11 ~ 1951-02"), "1950-11 1950-12 1951-01 1951-02");
  EXPECT_EQ(allDates("1846-07-30~08-01"), "1846-07-30 1846-07-31 1846-08-01");
  EXPECT_EQ(allDates("2010-05-06 - 2010-05-08"), "2010-05-06 2010-05-07 2010-05-08");
  EXPECT_EQ(allDates("20100506-20100507"), "2010-05-06 2010-05-07");
  EXPECT_EQ(allDates("2010-05-06–07,10"), "2010-05-06 2010-05-07 2010-05-10");
  EXPECT_EQ(allDates("2010年5月6日～7日"), "2010-05-06 2010-05-07");
  EXPECT_EQ(allDates("1950 to 1952"), "1950 1951 1952");
  EXPECT_EQ(allDates("1933-10-16~1934-01-29"), "1933-10-16 1933-11 1933-12 1934-01-29");
  EXPECT_EQ(allDates("1950~1951-03"), "1950 1951-03");
  EXPECT_EQ(allDates("1600~1900"), "1600 1900") << "who knows";
  EXPECT_EQ(allDates("2010~2009"), "2010 2009");
  EXPECT_EQ(allDates("2010-05-06 12:30 ~ 14:00"), "2010-05-06");
  EXPECT_EQ(allDates("2010~"), "2010");
  EXPECT_EQ(allDates("~2010"), "2010");
  EXPECT_EQ(allDates("2010-02-31~03-02"), "2010-02-31 2010-03-02");
}

TEST(GameDate, MayBeInWordsOrBeginWithItsDay) {
  EXPECT_EQ(allDates("29th September 2012"), "2012-09-29");
  EXPECT_EQ(allDates("Sep 29, 2012"), "2012-09-29");
  EXPECT_EQ(allDates("5 December, 1996"), "1996-12-05");
  EXPECT_EQ(allDates("May 1996"), "1996-05");
  EXPECT_EQ(allDates("29-30 September 2012"), "2012-09");
  EXPECT_EQ(allDates("27.04.2018"), "2018-04-27");
  EXPECT_EQ(allDates("2018.04.27"), "2018-04-27");
  EXPECT_EQ(allDates("9-09-2000"), "2000") << "a month, or a day?";
  EXPECT_EQ(allDates("2010-05-06 and 2010-05-08 (Tokyo)"), "2010-05-06 2010-05-08");
}

TEST(GameDate, MayCountTheYearsOfAJapaneseEra) {
  EXPECT_EQ(allDates("昭和53年5月6日"), "1978-05-06");
  EXPECT_EQ(allDates("平成元年10月"), "1989-10");
  EXPECT_EQ(allDates("H17.5.6"), "2005-05-06");
  EXPECT_EQ(allDates("S53/5/6,7"), "1978-05-06 1978-05-07");
  EXPECT_EQ(allDates("令和2年1月31日～2月1日"), "2020-01-31 2020-02-01");
  EXPECT_EQ(allDates("明治20年"), "1887");
  EXPECT_EQ(allDates("1978年(昭和53年)5月6日"), "1978");
  EXPECT_EQ(allDates("Round S53 of 2010"), "2010");
  EXPECT_EQ(allDates("昭和年"), "");
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

TEST(Outcome, MayBeInWords) {
  const struct {
    const char* words;
    const char* meant;
  } kCases[] = {
      {"黑中盘胜", "B+R"},
      {"白中盘胜", "W+R"},
      {"白中押し勝ち", "W+R"},
      {"黒番2目半勝", "B+2.5"},
      {"黒番２目半勝ち", "B+2.5"},
      {"白半目勝", "W+0.5"},
      {"白胜2目", "W+2"},
      {"白 2집반 승", "W+2.5"},
      {"흑 불계승", "B+R"},
      {"黑超时胜", "B+T"},
      {"白反則勝ち", "W+F"},
      {"B wins", "B+"},
      {"White won", "W+"},
      {"Black wins by resignation", "B+R"},
      {"Black wins on time", "B+T"},
      {"White wins by 2.5 points", "W+2.5"},
      {"W+2.5 (moves: 234)", "W+2.5"},
      {"B+3 1/2", "B+3.5"},
      {"B+3½", "B+3.5"},
      {"B+5 1/2 points", "B+5.5"},
      {"B+Resignation (time trouble)", "B+R"},
      {"B+ ", "B+"},
      {"黑胜3又3/4子", "B+"},
  };
  for (const auto& [words, meant] : kCases) {
    const Outcome outcome = Outcome::parse(words);
    EXPECT_EQ(outcome.bits(), Outcome::parse(meant).bits()) << words;
    EXPECT_NE(outcome.winner(), Outcome::Winner::Unknown) << words;
  }
  for (const char* words : {"黑白大戦", "勝", "黒負", "Black lost", "who wins?", "Blackwell",
                            "(B wins)", "白黒つけて勝つ", "unfinished", "BW+1"})
    EXPECT_EQ(Outcome::parse(words).winner(), Outcome::Winner::Unknown) << words;
}

TEST(Name, IsComparedWithoutCaseAndWidth) {
  EXPECT_EQ(foldedName("Lee SEDOL"), foldedName("lee sedol"));
  EXPECT_EQ(foldedName("Ｌｅｅ"), "lee");
  EXPECT_EQ(foldedName("ÀÉ"), foldedName("àé"));
}

TEST(Name, IsComparedWithoutNeedlessBlanks) {
  EXPECT_EQ(foldedName(" Lee \t Sedol "), "lee sedol");
  EXPECT_EQ(foldedName("小林　光一 "), "小林 光一");
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
