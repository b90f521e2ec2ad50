// What engines are told, and the judge that asks one.
#include "apps/desktop/engine/engine.h"

#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "judge/playout_judge.h"
#include "rules/diagram.h"

#include "apps/desktop/engine/engine_judge.h"
#include "apps/desktop/engine/fake_engine.h"

namespace tengen::desktop {
namespace {

using Commands = std::vector<std::string>;

std::unique_ptr<GameSession> sessionOf(const GameSetup& setup) {
  return std::move(*GameSession::start(setup, {}));
}

TEST(GtpPosition, TellsSizeRulesKomiTimeAndMoves) {
  GameSetup setup;
  setup.size = {9, 9};
  setup.rules = *rulesetNamed("chinese");
  setup.time = TimeSettings::byoYomi(Milliseconds{600'000}, 5, Milliseconds{30'000});
  const auto session = sessionOf(setup);
  ASSERT_TRUE(session->play(Color::Black, Move::at({4, 4})));
  ASSERT_TRUE(session->play(Color::White, Move::pass()));
  const GtpPosition told = gtpPositionOf(*session);
  EXPECT_EQ(told.setting, (Commands{"boardsize 9", "kata-set-rules chinese", "komi 7.5",
                                    "kata-time_settings byoyomi 600 30 5", "clear_board"}));
  EXPECT_EQ(told.moves, (Commands{"play b E5", "play w pass"}));
  EXPECT_EQ(gtpTimeLeft(*session).size(), 1u);
  EXPECT_TRUE(gtpTimeLeft(*session)[0].starts_with("time_left b "));
}

TEST(GtpPosition, PlacesStonesThatWereSetUp) {
  GameSetup setup;
  setup.size = {9, 13};
  setup.handicap = 2;
  setup.black = {{2, 2}, {6, 6}};
  const auto session = sessionOf(setup);
  ASSERT_TRUE(session->play(Color::White, Move::at({4, 4})));
  const GtpPosition told = gtpPositionOf(*session);
  EXPECT_EQ(told.setting.front(), "rectangular_boardsize 9 13");
  const Commands stones(told.setting.end() - 3, told.setting.end());
  EXPECT_EQ(stones, (Commands{"clear_board", "play b C11", "play b G7"}));
  EXPECT_EQ(told.moves, (Commands{"play w E9"}));
  EXPECT_TRUE(gtpTimeLeft(*session).empty());
}

TEST(GtpPosition, OnlyTheDifferenceIsSent) {
  const GtpPosition before{{"boardsize 9"}, {"play b A1", "play w B1", "play b C1"}};
  const GtpPosition after{{"boardsize 9"}, {"play b A1", "play w D1"}};
  EXPECT_EQ(gtpDifference(before, after), (Commands{"undo", "undo", "play w D1"}));
  EXPECT_EQ(gtpDifference(before, before), Commands{});
  EXPECT_EQ(gtpDifference({}, after), (Commands{"boardsize 9", "play b A1", "play w D1"}));
  const GtpPosition other{{"boardsize 13"}, {"play b A1"}};
  EXPECT_EQ(gtpDifference(before, other), (Commands{"boardsize 13", "play b A1"}));
}

TEST(Engine, QuotesPathsAsOneWord) {
  const auto words = splitCommandLine(Engine::quoted("/a b/it's") + " gtp");
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ(*words, (Commands{"/a b/it's", "gtp"}));
}

Board board() {
  return boardOf(
      ". X O"
      "\n. X O"
      "\n. X .");
}

TEST(EngineJudge, MarksWhatTheEngineCallsDead) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "", "C3 C2");
  const EngineJudge judge(Engine::quoted(fake.program()), std::make_shared<PlayoutJudge>());
  const Verdict verdict = judge.judge(board(), Color::Black);
  EXPECT_TRUE(verdict.marks.dead[(Point{2, 0})]);
  EXPECT_TRUE(verdict.marks.dead[(Point{2, 1})]);
  EXPECT_FALSE(verdict.marks.dead[(Point{1, 0})]);
  EXPECT_NE(fake.told().find("boardsize 3\nclear_board"), std::string::npos);
  EXPECT_NE(fake.told().find("play w C2"), std::string::npos);
}

TEST(EngineJudge, AsksAnotherJudgeWhereThereIsNoEngineOrItTalksNonsense) {
  const TemporaryFolder folder;
  const FakeEngine odd(folder.path(), "", "C1 Z9");
  const auto otherwise = std::make_shared<PlayoutJudge>();
  const Verdict expected = otherwise->judge(board(), Color::Black);
  EXPECT_EQ(EngineJudge("/no/such/engine", otherwise).judge(board(), Color::Black), expected);
  EXPECT_EQ(EngineJudge(Engine::quoted(odd.program()), otherwise).judge(board(), Color::Black),
            expected);
}

}  // namespace
}  // namespace tengen::desktop
