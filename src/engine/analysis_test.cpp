#include "engine/analysis.h"

#include <gtest/gtest.h>
#include <string>

namespace tengen::engine {
namespace {

constexpr BoardSize kSmall{3, 3};

AnalysisFormat format(Color toMove,
                      AnalysisFormat::Dialect dialect = AnalysisFormat::Dialect::Kata) {
  return {dialect, kSmall, toMove, Perspective::SideToMove};
}

const char* const kKata =
    "info move B2 visits 12 utility 0.1 winrate 0.75 scoreMean 2.5 scoreLead 2.5 prior 0.4 lcb 0.7 "
    "order 0 pv B2 pass C3 pvVisits 12 5 1 info move pass visits 1 winrate 0.25 scoreLead -1 prior "
    "0.1 order 1 pv pass rootInfo visits 14 winrate 0.7 scoreLead 2.25 ownership 1 0.5 0 -1 0 0 0 "
    "0 "
    "0.25";

TEST(AnalysisLine, IsReadIntoValues) {
  const auto seen = parseAnalysisLine(kKata, format(Color::Black));
  ASSERT_TRUE(seen.has_value());
  ASSERT_EQ(seen->candidates.size(), 2u);
  const Candidate& best = seen->candidates[0];
  EXPECT_EQ(best.move, Move::at({1, 1}));
  EXPECT_EQ(best.visits, 12);
  EXPECT_DOUBLE_EQ(best.win, 0.75);
  EXPECT_DOUBLE_EQ(*best.lead, 2.5);
  EXPECT_DOUBLE_EQ(best.prior, 0.4);
  EXPECT_EQ(best.pv, (std::vector<Move>{Move::at({1, 1}), Move::pass(), Move::at({2, 0})}));
  EXPECT_EQ(best.pvVisits, (std::vector<int>{12, 5, 1}));
  EXPECT_TRUE(seen->candidates[1].move.isPass());
  EXPECT_EQ(seen->visits, 14);
  EXPECT_DOUBLE_EQ(seen->win, 0.7);
  EXPECT_DOUBLE_EQ(*seen->lead, 2.25);
  ASSERT_TRUE(seen->ownership.has_value());
  EXPECT_FLOAT_EQ((*seen->ownership)[(Point{1, 0})], 0.5f);
  EXPECT_FLOAT_EQ((*seen->ownership)[(Point{0, 1})], -1.0f);
}

TEST(AnalysisLine, IsAlwaysAsBlackSeesIt) {
  const auto white = parseAnalysisLine(kKata, format(Color::White));
  ASSERT_TRUE(white.has_value());
  EXPECT_EQ(white->toMove, Color::White);
  EXPECT_DOUBLE_EQ(white->win, 1 - 0.7);
  EXPECT_DOUBLE_EQ(*white->lead, -2.25);
  EXPECT_DOUBLE_EQ(white->candidates[0].win, 0.25);
  EXPECT_FLOAT_EQ((*white->ownership)[(Point{0, 1})], 1.0f);
  AnalysisFormat asBlack = format(Color::White);
  asBlack.perspective = Perspective::Black;
  EXPECT_DOUBLE_EQ(parseAnalysisLine(kKata, asBlack)->win, 0.7);
}

TEST(AnalysisLine, OfLeelaZeroCountsInTenThousandthsAndKnowsNoLead) {
  const auto seen = parseAnalysisLine(
      "info move B2 visits 9 winrate 6000 prior 1234 lcb 5900 order 1 pv B2 A1 "
      "info move A1 visits 8 winrate 6100 order 0 pv A1",
      format(Color::Black, AnalysisFormat::Dialect::Leela));
  ASSERT_TRUE(seen.has_value());
  EXPECT_EQ(seen->candidates[0].move, Move::at({0, 2})) << "by its order";
  EXPECT_DOUBLE_EQ(seen->win, 0.61) << "the best move stands for the root";
  EXPECT_EQ(seen->visits, 17);
  EXPECT_FALSE(seen->lead.has_value());
  EXPECT_DOUBLE_EQ(seen->candidates[1].prior, 0.1234);
}

TEST(AnalysisLine, WhatCannotBeTrueIsLeftOut) {
  const auto seen = parseAnalysisLine(
      "info move Z99 visits 1 info move A1 visits 5 winrate 0.7 prior x future 3 pv A1 Q16 "
      "ownership 1 1",
      format(Color::Black));
  ASSERT_TRUE(seen.has_value());
  ASSERT_EQ(seen->candidates.size(), 1u);
  EXPECT_EQ(seen->candidates[0].pv, (std::vector<Move>{Move::at({0, 2})}));
  EXPECT_FALSE(seen->ownership.has_value()) << "too few points";
}

TEST(AnalysisLine, AMoveWithNumbersThatCannotBeTrueIsNone) {
  for (const std::string absurd :
       {"visits 99999999999999999999 winrate 0.5", "visits -5 winrate 0.5", "visits x winrate 0.5",
        "visits 9 winrate 7", "visits 9 winrate -0.5", "visits 9 winrate nan",
        "visits 9 winrate 0.5 scoreLead inf", "visits 9 winrate 0.5 scoreLead 119"}) {
    EXPECT_FALSE(parseAnalysisLine("info move A1 " + absurd, format(Color::Black))) << absurd;
    const auto seen =
        parseAnalysisLine("info move B2 visits 3 winrate 0.25 scoreLead 1 info move A1 " + absurd +
                              " rootInfo " + absurd,
                          format(Color::Black));
    ASSERT_TRUE(seen.has_value()) << absurd;
    EXPECT_EQ(seen->candidates.size(), 1u) << absurd;
    EXPECT_EQ(seen->visits, 3) << "the best move stands for the root: " << absurd;
    EXPECT_DOUBLE_EQ(seen->win, 0.25) << absurd;
  }
  AnalysisFormat muchKomi = format(Color::Black);
  muchKomi.komi = -100;
  EXPECT_TRUE(parseAnalysisLine("info move A1 visits 9 winrate 1 scoreLead 119", muchKomi));
  EXPECT_TRUE(parseAnalysisLine("info move A1 visits 9 winrate 1.0001", format(Color::Black)));
}

TEST(AnalysisLine, ChatterIsNone) {
  for (const char* line : {"", "Playouts: 12", "info", "info visits 3", "play D4"}) {
    EXPECT_FALSE(parseAnalysisLine(line, format(Color::Black)).has_value()) << line;
  }
}

}  // namespace
}  // namespace tengen::engine
