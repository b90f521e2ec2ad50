#include "base/decimal.h"

#include <clocale>
#include <gtest/gtest.h>

namespace tengen {

TEST(Decimal, WritesTheShortestText) {
  EXPECT_EQ(shortestDecimal(6.5), "6.5");
  EXPECT_EQ(shortestDecimal(7), "7");
  EXPECT_EQ(shortestDecimal(-0.0), "0");
  EXPECT_EQ(shortestDecimal(-3.75), "-3.75");
  EXPECT_EQ(shortestDecimal(1e21), "1000000000000000000000");
}

TEST(Decimal, ReadsWholeNumbersOnly) {
  EXPECT_EQ(parseDecimal(" 6.5 "), 6.5);
  EXPECT_EQ(parseDecimal("+.5"), 0.5);
  EXPECT_EQ(parseDecimal("-7"), -7.0);
  for (const char* bad : {"", " ", "6,5", "6.5k", "1e3", "inf", "nan", "+-1", "--1", "0x10"}) {
    EXPECT_FALSE(parseDecimal(bad)) << bad;
  }
}

TEST(Decimal, IntegersKeepTheSameHabits) {
  EXPECT_EQ(parseInteger(" +19\n"), 19);
  for (const char* bad : {"", "19.5", "19x", "99999999999", "+"}) {
    EXPECT_FALSE(parseInteger(bad)) << bad;
  }
}

TEST(Decimal, DoesNotDependOnTheLocale) {
  // Where a comma locale is installed this shows it; the answer must be the same without one.
  const char* comma = std::setlocale(LC_ALL, "de_DE.UTF-8");
  EXPECT_EQ(shortestDecimal(6.5), "6.5") << (comma ? comma : "C");
  EXPECT_EQ(parseDecimal("6.5"), 6.5);
  std::setlocale(LC_ALL, "C");
}

}  // namespace tengen
