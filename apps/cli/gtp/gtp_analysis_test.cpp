#include "apps/cli/gtp/gtp_analysis.h"

#include <gtest/gtest.h>

#include "apps/cli/gtp/gtp_engine.h"

namespace tengen::cli {
namespace {

using namespace std::chrono_literals;

constexpr BoardSize kSize{5, 5};

Result<AnalysisRequest, std::string> parse(const std::string& arguments,
                                           Color toMove = Color::Black) {
  return parseAnalysis(*gtp::parseCommand("kata-analyze " + arguments), kSize, toMove);
}

std::vector<int> allowedBy(const std::string& arguments, Color toMove = Color::Black) {
  const auto request = parse(arguments, toMove);
  std::vector<int> indices;
  for (size_t i = 0; request && i < request->allowed.size(); ++i) {
    if (request->allowed[i]) indices.push_back(static_cast<int>(i));
  }
  return indices;
}

TEST(AnalysisRequest, TakesTheFormsClientsUse) {
  EXPECT_EQ(parse("")->interval, 100ms);
  EXPECT_EQ(parse("")->color, std::nullopt);
  EXPECT_EQ(parse("50")->interval, 500ms);
  EXPECT_EQ(parse("b")->color, Color::Black);
  EXPECT_EQ(parse("W 10")->color, Color::White);
  EXPECT_EQ(parse("white interval 25")->interval, 250ms);
  EXPECT_EQ(parse("b 10 interval 30")->interval, 300ms);
  EXPECT_EQ(parse("0")->interval, 10ms);
}

TEST(AnalysisRequest, LeavesOutVariationsNobodyWants) {
  EXPECT_TRUE(parse("b 10")->pv);
  EXPECT_TRUE(parse("b 10 pv true")->pv);
  EXPECT_FALSE(parse("b 10 pv false")->pv);
}

TEST(AnalysisRequest, KnowsItsWishes) {
  const auto request =
      parse("b 10 ownership true pvVisits true rootInfo true minmoves 3 maxmoves 7");
  ASSERT_TRUE(request);
  EXPECT_TRUE(request->ownership);
  EXPECT_TRUE(request->pvVisits);
  EXPECT_TRUE(request->rootInfo);
  EXPECT_EQ(request->minMoves, 3u);
  EXPECT_EQ(request->maxMoves, 7u);
  EXPECT_FALSE(parse("ownership false")->ownership);
  EXPECT_TRUE(parse("movesOwnership true"));
}

TEST(AnalysisRequest, WhatIsNotUnderstoodIsNamed) {
  EXPECT_EQ(parse("dance true").error(), "dance true");
  EXPECT_EQ(parse("interval").error(), "interval without a value");
  EXPECT_EQ(parse("interval soon").error(), "interval soon");
  EXPECT_EQ(parse("ownership 2").error(), "ownership 2");
  EXPECT_EQ(parse("minmoves -1").error(), "minmoves -1");
}

// Points in reading order: A5 is 0, E1 is 24, the pass 25.
TEST(AnalysisRequest, AllowedAndAvoidedMovesBecomeOneList) {
  EXPECT_EQ(allowedBy("b"), std::vector<int>{});
  EXPECT_EQ(allowedBy("allow b A5,E1,pass 1"), (std::vector<int>{0, 24, 25}));
  EXPECT_EQ(allowedBy("allow w A5 1"), std::vector<int>{});
  EXPECT_EQ(allowedBy("w allow w A5 1"), std::vector<int>{0});
  EXPECT_EQ(allowedBy("allow w A5 1", Color::White), std::vector<int>{0});
  EXPECT_EQ(allowedBy("avoid b A5 3").size(), 25u);
  EXPECT_EQ(allowedBy("allow b A5,B5 1 avoid b B5 1"), std::vector<int>{0});
  EXPECT_EQ(allowedBy("avoid b A5 1 avoid b B5 1").size(), 24u);
  EXPECT_FALSE(parse("allow b A9 1"));
  EXPECT_FALSE(parse("allow b A5"));
}

// Our own command

Result<AnalysisRequest, std::string> parseOwn(const std::string& arguments) {
  return parseAnalysis(*gtp::parseCommand("tengen-analyze " + arguments), kSize, Color::Black);
}

TEST(OwnAnalysisRequest, HasVisitsAndPerhapsAForcedMove) {
  const auto request = parseOwn("w visits 25 force C3 interval 20 ownership true maxmoves 4");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->color, Color::White);
  EXPECT_EQ(request->visits, 25);
  EXPECT_EQ(request->forced, Move::at({2, 2}));
  EXPECT_EQ(request->interval, 200ms);
  EXPECT_TRUE(request->ownership);
  EXPECT_EQ(request->maxMoves, 4u);
  EXPECT_EQ(parseOwn("visits 1 force pass")->forced, Move::pass());
  EXPECT_EQ(parseOwn("visits 1 ahead C3,pass")->ahead,
            (std::vector<Move>{Move::at({2, 2}), Move::pass()}));
}

TEST(OwnAnalysisRequest, TellsOfTheRootAndOnlyOnceUnlessAskedOtherwise) {
  EXPECT_TRUE(parseOwn("visits 1")->rootInfo);
  EXPECT_EQ(parseOwn("visits 1")->interval, std::nullopt);
  EXPECT_EQ(parseOwn("visits 1")->minMoves, 5u);
  EXPECT_FALSE(parseOwn("visits 1 rootInfo false")->rootInfo);
}

TEST(OwnAnalysisRequest, NamesWhatIsMissingOrWrong) {
  EXPECT_EQ(parseOwn("").error(), "visits are missing");
  EXPECT_EQ(parseOwn("visits 0").error(), "visits 0");
  EXPECT_EQ(parseOwn("visits many").error(), "visits many");
  EXPECT_EQ(parseOwn("visits 5 force Z9").error(), "force Z9");
  EXPECT_EQ(parseOwn("visits 5 ahead C3,Z9").error(), "ahead C3,Z9");
  EXPECT_EQ(parse("visits 5").error(), "visits 5") << "of others nobody asks that";
}

search::Report someReport() {
  search::Report report;
  report.visits = 12;
  report.winrate = 0.625f;
  report.lead = 1.5f;
  report.moves = {{.move = Move::at({2, 2}),
                   .visits = 9,
                   .winrate = 0.75f,
                   .lead = 2,
                   .prior = 0.5f,
                   .lcb = 0.5f,
                   .utility = 0.25f,
                   .pv = {Move::at({2, 2}), Move::pass()},
                   .pvVisits = {9, 4}},
                  {.move = Move::pass(), .visits = 0, .prior = 0.125f, .pv = {}, .pvVisits = {}}};
  report.ownership.assign(25, -0.5f);
  return report;
}

std::string line(const std::string& arguments, Dialect dialect) {
  return analysisLine(someReport(), *parse(arguments), dialect, kSize);
}

TEST(AnalysisLine, SpeaksLeelasDialect) {
  EXPECT_EQ(line("", Dialect::Leela),
            "info move C3 visits 9 winrate 7500 prior 5000 lcb 5000 order 0 pv C3 pass");
}

TEST(AnalysisLine, SpeaksKatasDialect) {
  EXPECT_EQ(line("", Dialect::Kata),
            "info move C3 visits 9 utility 0.25000 winrate 0.75000 scoreMean 2.000 scoreLead 2.000 "
            "prior 0.50000 lcb 0.50000 order 0 pv C3 pass");
  EXPECT_TRUE(line("pvVisits true", Dialect::Kata).ends_with(" pv C3 pass pvVisits 9 4"));
  EXPECT_NE(line("rootInfo true", Dialect::Kata).find(" rootInfo visits 12 winrate 0.62500 "),
            std::string::npos);
  const std::string owned = line("ownership true", Dialect::Kata);
  EXPECT_NE(owned.find(" ownership -0.500 -0.500"), std::string::npos);
}

TEST(AnalysisLine, HasAsManyMovesAsAskedFor) {
  const auto moves = [](const std::string& text) {
    size_t count = 0;
    for (size_t at = text.find("info move"); at != std::string::npos;
         at = text.find("info move", at + 1))
      ++count;
    return count;
  };
  EXPECT_EQ(moves(line("", Dialect::Kata)), 1u);
  EXPECT_EQ(moves(line("minmoves 2", Dialect::Kata)), 2u);
  EXPECT_EQ(moves(line("minmoves 2 maxmoves 1", Dialect::Kata)), 1u);
  EXPECT_TRUE(line("minmoves 2", Dialect::Leela).ends_with("order 1 pv pass"));
}

TEST(AnalysisLine, HasTheForcedMoveHoweverManyMovesAreAskedFor) {
  const auto request = parseOwn("visits 5 force pass maxmoves 1");
  const std::string text = analysisLine(someReport(), *request, Dialect::Kata, kSize);
  EXPECT_NE(text.find("info move C3 "), std::string::npos);
  EXPECT_NE(text.find("info move pass visits 0 "), std::string::npos);
  EXPECT_NE(text.find(" order 1 pv pass rootInfo visits 12 "), std::string::npos);
}

TEST(FixedDecimal, NeverAsksTheLocale) {
  EXPECT_EQ(fixedDecimal(0.5, 3), "0.500");
  EXPECT_EQ(fixedDecimal(-1.0 / 3, 4), "-0.3333");
}

// What the player is told

Turn turn(Color color, int x, int y) {
  return {color, Move::at({static_cast<uint8_t>(x), static_cast<uint8_t>(y)})};
}

TEST(SituationOfAGtpGame, TellsTheLatestMovesFirst) {
  GtpGame game;
  game.play(turn(Color::Black, 3, 3));
  game.play(turn(Color::White, 15, 15));
  const nn::Situation situation = situationOf(game, Color::Black);
  EXPECT_EQ(situation.recent[0], Move::at({15, 15}));
  EXPECT_EQ(situation.recent[1], Move::at({3, 3}));
  EXPECT_EQ(situation.recent[2], std::nullopt);
  EXPECT_EQ(situation.position.toMove(), Color::Black);
}

TEST(SituationOfAGtpGame, KeepsQuietAboutMovesOutOfTurn) {
  GtpGame game;
  game.play(turn(Color::Black, 3, 3));
  game.play(turn(Color::Black, 4, 4));
  const nn::Situation black = situationOf(game, Color::Black);
  EXPECT_EQ(black.recent[0], std::nullopt);
  EXPECT_EQ(black.position.toMove(), Color::Black);
  const nn::Situation white = situationOf(game, Color::White);
  EXPECT_EQ(white.recent[0], Move::at({4, 4}));
  EXPECT_EQ(white.recent[1], std::nullopt);
}

TEST(SituationOfAGtpGame, CountsTheHandicapBonusToTheKomi) {
  GtpGame game;
  game.setRules(*rulesetNamed("chinese"));
  game.setKomi(0.5);
  const std::vector<Point> stones{{3, 3}, {15, 15}};
  game.startFrom(*Position::withStones({19, 19}, stones, {}, game.rules(), Color::White), 2);
  EXPECT_DOUBLE_EQ(situationOf(game, Color::White).komi, 2.5);
}

TEST(GtpGameTime, IsBookedUntilTheClientSaysOtherwise) {
  GtpGame game;
  game.setTimeSettings(TimeSettings::byoYomi(10s, 3, 5s));
  EXPECT_EQ(game.timeLeft(Color::White).main, 10s);
  game.bookTime(Color::White, 4s);
  EXPECT_EQ(game.timeLeft(Color::White).main, 6s);
  EXPECT_EQ(game.timeLeft(Color::Black).main, 10s);
  game.setTimeLeft(Color::White, {0s, 5s, 2, false});
  game.bookTime(Color::White, 6s);
  EXPECT_EQ(game.timeLeft(Color::White).count, 1);
  game.bookTime(Color::White, 60s);
  EXPECT_FALSE(game.timeLeft(Color::White).hasFallen);
  EXPECT_EQ(game.timeLeft(Color::White).period, 5s);
  game.clear({9, 9});
  EXPECT_EQ(game.timeLeft(Color::White).main, 10s);
}

}  // namespace
}  // namespace tengen::cli
