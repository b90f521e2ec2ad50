// The clock of a session: whose time runs, when it stands still, and what is given back.
#include <gtest/gtest.h>

#include "game/game_info.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using What = Change::What;

TEST(SessionClock, RunsForTheSideToMove) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 10s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
  game.play("C3");
  game.now += 5s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
  EXPECT_EQ(session.timeLeft(kWhite).main, 55s);
  EXPECT_EQ(session.untilFlagFalls(), 55s);
}

TEST(SessionClock, AFallenFlagEndsTheGame) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.play("C3");
  game.now += 59'999ms;
  session.tick();
  EXPECT_FALSE(session.result());
  game.now += 1ms;
  session.tick();
  ASSERT_TRUE(session.result());
  EXPECT_EQ(toText(*session.result()), "B+T");
  EXPECT_EQ(gameInfo(session.tree()).result, "B+T");
  EXPECT_EQ(game.heard.back().what, What::Ended);
  const size_t heard = game.heard.size();
  session.tick();
  EXPECT_EQ(game.heard.size(), heard) << "once";
}

TEST(SessionClock, AMoveMadeTooLateIsNotPlayed) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 60s;
  EXPECT_EQ(session.play(kBlack, Move::at({0, 0})).error().kind, SessionError::Kind::GameOver);
  EXPECT_EQ(toText(*session.result()), "W+T");
  EXPECT_EQ(session.position().moveNumber(), 0);
}

TEST(SessionClock, CanBeKeptElsewhere) {
  TestGame game;
  game.setup.time = TimeSettings::byoYomi(60s, 3, 10s);
  GameSession& session = game.begin();
  game.now += 95s;  // the flag fell, if we were to say
  ASSERT_TRUE(session.setClock(kBlack, {0s, 4s, 2}));
  session.tick();
  EXPECT_FALSE(session.result());
  game.now += 1s;
  EXPECT_EQ(session.timeLeft(kBlack), (SideTime{0s, 3s, 2}));
  EXPECT_EQ(session.untilFlagFalls(), 13s);
}

TEST(SessionClock, TimeMayBeGivenAndIsThereAfterACrash) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  game.begin();
  game.now += 10s;
  ASSERT_TRUE(game.session().addTime(kBlack, 30s));
  ASSERT_TRUE(game.session().addTime(kWhite, 5s));
  EXPECT_EQ(game.session().timeLeft(kBlack).main, 80s);
  EXPECT_EQ(game.session().timeLeft(kWhite).main, 65s);
  game.play("C3");
  game.beginAgain();
  EXPECT_EQ(game.session().timeLeft(kBlack).main, 80s);
  EXPECT_EQ(game.session().timeLeft(kWhite).main, 65s);
}

TEST(SessionClock, ForgivesBeforeAMoveWhatWasNotThinking) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  game.begin();
  game.now += 60'100ms;
  ASSERT_TRUE(game.session().forgive(200ms));
  game.play("C3");
  EXPECT_EQ(game.session().timeLeft(kBlack).main, 100ms);
  game.beginAgain();
  EXPECT_EQ(game.session().timeLeft(kBlack).main, 100ms);
}

TEST(SessionClock, AGameEndsByAWordFromBesideTheBoard) {
  TestGame game;
  game.begin();
  game.play("C3");
  ASSERT_TRUE(game.session().end({GameResult::Kind::Forfeit, kWhite}));
  EXPECT_EQ(gameInfo(game.session().tree()).result, "W+F");
  EXPECT_FALSE(game.session().end({GameResult::Kind::Void}));
  game.beginAgain();
  EXPECT_EQ(toText(*game.session().result()), "W+F");
}

TEST(SessionClock, StopsWhileCountingAndRunsAgainAfterIt) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.play("pass pass");
  game.now += 1h;
  session.tick();
  EXPECT_FALSE(session.result());
  EXPECT_FALSE(session.untilFlagFalls());
  ASSERT_TRUE(session.resume(kBlack));
  game.now += 10s;
  EXPECT_EQ(session.timeLeft(kWhite).main, 50s);
  EXPECT_EQ(session.timeLeft(kBlack).main, 60s);
}

TEST(SessionClock, StopsWhenTheGameIsOver) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  ASSERT_TRUE(session.resign(kBlack));
  game.now += 1h;
  session.tick();
  EXPECT_EQ(toText(*session.result()), "W+R");
  EXPECT_EQ(session.timeLeft(kBlack).main, 60s);
}

// Black thinks 10 s, White 5 s, Black 7 s.
void playThreeMoves(TestGame& game) {
  for (const auto& [thinking, move] : {std::pair(10s, "C3"), {5s, "D3"}, {7s, "B2"}}) {
    game.now += thinking;
    game.play(move);
  }
}

TEST(SessionClock, AMoveTakenBackGivesTheClocksOfThatMoment) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  playThreeMoves(game);
  game.now += 20s;
  ASSERT_TRUE(session.takeBack());
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
  EXPECT_EQ(session.timeLeft(kWhite).main, 55s);
  game.now += 1s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 49s) << "whose turn it is";
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.takeBack());
  EXPECT_EQ(session.timeLeft(kBlack).main, 60s);
  EXPECT_EQ(session.timeLeft(kWhite).main, 60s);
}

TEST(SessionClock, AMoveUndoneAndRedoneHasTheClocksOfItsMoment) {
  TestGame game;
  game.setup.time = TimeSettings::byoYomi(8s, 3, 30s);
  GameSession& session = game.begin();
  playThreeMoves(game);
  const SideTime after = session.timeLeft(kBlack);
  EXPECT_EQ(after.count, 3);
  game.now += 20s;
  ASSERT_TRUE(session.undoEdit());
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.timeLeft(kBlack), (SideTime{0s, 30s, 3}));
  EXPECT_EQ(session.timeLeft(kWhite), (SideTime{8s, 30s, 3}));
  ASSERT_TRUE(session.redoEdit());
  ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(session.timeLeft(kBlack), after);
  EXPECT_EQ(session.timeLeft(kWhite), (SideTime{3s, 30s, 3}));
}

TEST(SessionClock, WhatIsNoMoveGivesNoTimeBackWhenUndone) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  session.setComment("hm");
  game.now += 10s;
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
}

TEST(SessionClock, ALossOnTimeThatIsUndoneLeavesALastPeriod) {
  const std::pair<TimeSettings, SideTime> rests[] = {
      {TimeSettings::byoYomi(10s, 3, 30s), {0s, 30s, 1}},
      {TimeSettings::canadian(10s, 25, 600s), {0s, 600s, 25}},
      {TimeSettings::absolute(1h), {60s}},
      {TimeSettings::fischer(20s, 5s), {20s}}};
  for (const auto& [time, rest] : rests) {
    TestGame game;
    game.setup.time = time;
    GameSession& session = game.begin();
    game.play("C3");
    game.now += 10h;
    session.tick();
    ASSERT_EQ(toText(*session.result()), "B+T");
    ASSERT_TRUE(session.undoEdit());
    EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
    EXPECT_EQ(session.timeLeft(kWhite), rest);
    game.now += 1s;
    game.play("D3");
    EXPECT_EQ(session.position().moveNumber(), 2);
  }
}

TEST(SessionClock, StandsStillWhileTheGameIsPaused) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 10s;
  session.setPaused(true);
  EXPECT_EQ(game.heard.back().what, What::ModeChanged);
  game.now += 1h;
  session.tick();
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
  game.play("C3");
  game.now += 1h;
  EXPECT_EQ(session.timeLeft(kWhite).main, 60s) << "a move does not start it";
  session.setPaused(false);
  game.now += 5s;
  EXPECT_EQ(session.timeLeft(kWhite).main, 55s);
}

TEST(SessionClock, IsPausedStillWhenTheGameComesBack) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  game.begin();
  game.play("C3");
  game.session().setPaused(true);
  GameSession& back = game.beginAgain();
  EXPECT_TRUE(back.isPaused());
  game.now += 1h;
  EXPECT_EQ(back.timeLeft(kWhite).main, 60s);
}

TEST(SessionClock, OnlyAGameThatIsPlayedCanBePaused) {
  TestGame game;
  GameSession& session = game.begin();
  ASSERT_TRUE(session.resign(kBlack));
  session.setPaused(true);
  EXPECT_FALSE(session.isPaused());
}

TEST(SessionClock, TheTimeLeftIsWrittenToEveryMove) {
  TestGame game;
  game.setup.time = TimeSettings::byoYomi(10s, 3, 30s);
  GameSession& session = game.begin();
  game.now += 2500ms;
  game.play("C3");
  EXPECT_EQ(session.tree().text(session.node(), "BL"), "7.5");
  EXPECT_EQ(session.tree().text(session.node(), "OB"), "");
  game.now += 45s;
  game.play("D3");
  EXPECT_EQ(session.tree().text(session.node(), "WL"), "30");
  EXPECT_EQ(session.tree().text(session.node(), "OW"), "2");
  EXPECT_EQ(session.tree().text(session.node(), "BL"), "");
}

TEST(SessionClock, WithoutTimeLimitNothingIsWritten) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  EXPECT_EQ(session.tree().text(session.node(), "BL"), "");
}

}  // namespace
}  // namespace tengen
