// Clocks, leaving, and a server that was away.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using namespace std::chrono_literals;

TEST(Clocks, RunFromTheMomentBothAreThere) {
  TestTable game(kMinute, TestTable::Waits{});
  EXPECT_EQ(game.state()["clocks"]["running"], nullptr);
  game.come(Color::Black);
  game.wait(1h);
  game.join();
  EXPECT_EQ(game.last()["clocks"]["running"], nullptr);
  game.come(Color::White);
  EXPECT_EQ(game.last()["clocks"]["running"], "black");
  EXPECT_EQ(game.last()["clocks"]["black"], Json({{"main", 60'000}}));
  EXPECT_EQ(game.last()["now"], 3'600'000);
  EXPECT_EQ(game.table().nextTick(game.now), game.now + 60s);
}

TEST(Clocks, AFlagFallsByItself) {
  TestTable game(kMinute);
  game.play("cc");
  game.wait(59'999ms);
  EXPECT_EQ(game.phase(), "playing");
  game.wait(1ms);
  EXPECT_EQ(game.last()["type"], "over");
  EXPECT_EQ(game.last()["result"], "B+T");
  EXPECT_EQ(game.last()["why"], "time");
  EXPECT_FALSE(game.table().nextTick(game.now));
}

TEST(Clocks, AMoveAfterTheFlagFellIsTooLate) {
  TestTable game(kMinute);
  game.play("cc");
  game.now += 60s;
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":1,"at":"dd"})"), "wrong-phase over");
  EXPECT_EQ(game.last()["result"], "B+T");
}

TEST(Clocks, TimeNeverRunsBackwards) {
  TestTable game(kMinute);
  game.wait(10s);
  game.play("cc");
  EXPECT_EQ(game.table().timeAt(game.now - 5s), 10s);
  EXPECT_EQ(game.table().timeAt(game.now + 5s), 15s);
}

TEST(Clocks, StandStillWhileNothingCanBeStored) {
  TestTable game(kMinute);
  game.play("cc");
  game.wait(10s);
  game.table().standStill(game.now);
  game.now += 1h;
  EXPECT_FALSE(game.table().nextTick(game.now));
  EXPECT_TRUE(game.table().tick(game.now).empty());
  EXPECT_EQ(game.state()["clocks"]["running"], nullptr);
  EXPECT_EQ(game.state()["clocks"]["white"], Json({{"main", 50'000}}));
  EXPECT_EQ(game.table().timeAt(game.now), 10s);
  game.table().goOn(game.now);
  EXPECT_EQ(game.state()["clocks"]["running"], "white");
  EXPECT_EQ(game.table().nextTick(game.now), game.now + 50s);
  game.wait(50s);
  EXPECT_EQ(game.last()["result"], "B+T");
}

TEST(Clocks, EachSystemShowsWhatItHas) {
  TestTable canadian(R"({"size":5,"clock":{"system":"canadian","main":0,"stones":2,"period":30}})");
  canadian.play("cc");
  EXPECT_EQ(canadian.last()["clocks"]["black"],
            (Json{{"main", 0}, {"period", 30'000}, {"stones", 1}}));
  TestTable fischer(R"({"size":5,"clock":{"system":"fischer","main":10,"increment":5}})");
  fischer.wait(1s);
  fischer.play("cc");
  EXPECT_EQ(fischer.last()["clocks"]["black"], Json({{"main", 14'000}}));
}

TEST(Clocks, APresentGoesToTheOtherSide) {
  TestTable game(kMinute);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"addtime","seconds":30})"));
  EXPECT_EQ(game.last()["clocks"]["white"]["main"], 90'000);
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 60'000);
  TestTable untimed;
  EXPECT_EQ(untimed.word(kBlack, R"({"t":"addtime","seconds":30})"), "not-allowed no-clock");
}

// Leaving

TEST(Leaving, GivesTheOtherSideAChoiceAfterAWhile) {
  TestTable game;
  game.play("cc");
  game.come(Color::Black);
  game.come(Color::White);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"win"})"), "not-allowed not-away");
  game.leave(Color::White);
  const Json presence = *parseObject(game.table().presence(2, game.now));
  EXPECT_EQ(presence["black"], Json({{"here", true}}));
  EXPECT_EQ(presence["white"], (Json{{"here", false}, {"claimAt", 300'000}}));
  EXPECT_EQ(presence["watchers"], 2);
  game.wait(5min - 1ms);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"win"})"), "not-allowed not-away");
  game.wait(1ms);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"count"})"), "wrong-phase playing");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"claim","what":"win"})"));
  EXPECT_EQ(game.last()["result"], "B+F");
  EXPECT_EQ(game.last()["why"], "claim");
}

TEST(Leaving, CountsOnlyWhileTheOtherSideIsThere) {
  TestTable game;
  game.play("cc");
  game.wait(10min);
  game.come(Color::Black);
  EXPECT_EQ(game.word(kBlack, kClaimWin), "not-allowed not-away");
  game.wait(3min);
  game.leave(Color::Black);
  game.wait(3min);
  EXPECT_EQ(game.word(kBlack, kClaimWin), "not-allowed not-away");
  game.come(Color::Black);
  game.wait(2min - 1ms);
  EXPECT_EQ(game.word(kBlack, kClaimWin), "not-allowed not-away");
  game.wait(1ms);
  EXPECT_TRUE(game.does(kBlack, kClaimWin));
}

TEST(Leaving, DoesNotCountWhileTheOtherSideIsToMove) {
  TestTable game;
  game.play("cc dd");
  game.come(Color::Black);
  game.wait(10min);
  const auto white = [&] { return (*parseObject(game.table().presence(0, game.now)))["white"]; };
  EXPECT_EQ(white(), Json({{"here", false}}));
  EXPECT_EQ(game.word(kBlack, kClaimWin), "not-allowed not-away");
  game.play("bb");
  EXPECT_EQ(white(), (Json{{"here", false}, {"claimAt", 900'000}}));
  game.wait(5min);
  EXPECT_TRUE(game.does(kBlack, kClaimWin));
}

TEST(Leaving, BeginsAnewForWhoCameBack) {
  TestTable game;
  game.play("cc");
  game.come(Color::Black);
  game.wait(4min);
  game.come(Color::White);
  game.leave(Color::White);
  game.wait(4min);
  EXPECT_EQ(game.word(kBlack, kClaimWin), "not-allowed not-away");
}

TEST(Leaving, NeverEndsAGameByItself) {
  TestTable game;
  game.play("cc");
  game.come(Color::White);
  game.leave(Color::White);
  game.wait(1000h);
  EXPECT_EQ(game.phase(), "playing");
  game.come(Color::White);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"void"})"), "not-allowed not-away");
}

TEST(Leaving, TheGraceIsATenthOfTheTimeFromOneMinuteToFive) {
  const auto claimAt = [](const char* clock) {
    TestTable game(R"({"size":5,"clock":)" + std::string(clock) + "}");
    game.play("cc");
    game.come(Color::Black);
    return (*parseObject(game.table().presence(0, game.now)))["white"]["claimAt"].get<int>() / 1000;
  };
  EXPECT_EQ(claimAt(R"({"system":"absolute","main":60})"), 60);
  EXPECT_EQ(claimAt(R"({"system":"absolute","main":1200})"), 120);
  EXPECT_EQ(claimAt(R"({"system":"byoyomi","main":600,"periods":10,"period":60})"), 120);
  EXPECT_EQ(claimAt(R"({"system":"fischer","main":300,"increment":10})"), 150);
  EXPECT_EQ(claimAt(R"({"system":"absolute","main":36000})"), 300);
}

TEST(Leaving, WhileCountingTheProposalMayBeClaimed) {
  TestTable game;
  game.play("ba da bb db bc dc bd dd be de pass pass");
  game.judge("");
  game.come(Color::Black);
  game.come(Color::White);
  game.leave(Color::White);
  game.wait(5min);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"win"})"), "wrong-phase counting");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"claim","what":"count"})"));
  EXPECT_EQ(game.last()["result"], "W+6.5");
  EXPECT_EQ(game.last()["by"], "black");
}

TEST(Leaving, NoResultMayBeClaimedToo) {
  TestTable game;
  game.play("cc dd");
  game.come(Color::White);
  game.wait(5min);
  ASSERT_TRUE(game.does(kWhite, R"({"t":"claim","what":"void"})"));
  EXPECT_EQ(game.last()["result"], "Void");
}

// The server was away

TEST(Restarts, StopTheClocks) {
  TestTable game(kMinute);
  game.wait(10s);
  game.play("cc");
  game.restart(1000h);
  EXPECT_EQ(game.phase(), "playing");
  EXPECT_EQ(game.state()["clocks"]["white"]["main"], 60'000);
  game.wait(20s);
  EXPECT_EQ(game.state()["clocks"]["white"]["main"], 40'000);
}

TEST(Restarts, OfAGameThatOnlyLeftMemoryDoNot) {
  TestTable game(kMinute);
  game.play("cc");
  const auto back = Table::restore("k3f9", game.stored, TimePoint{50s}, TimePoint{7});
  ASSERT_TRUE(back);
  EXPECT_EQ(back->nextTick(TimePoint{7}), TimePoint{7} + 10s);
  EXPECT_EQ(back->timeAt(TimePoint{8}), TimePoint{50'001});
}

TEST(Restarts, GiveThoseWhoComeBackTheirGrace) {
  TestTable game;
  game.play("cc");
  game.restart(1000h);
  game.come(Color::Black);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"win"})"), "not-allowed not-away");
  game.wait(5min);
  EXPECT_TRUE(game.does(kBlack, R"({"t":"claim","what":"win"})"));
}

TEST(Restarts, RefuseWhatIsNoTable) {
  TestTable game;
  game.play("cc dd");
  const auto restores = [](std::vector<std::string> lines) {
    return Table::restore("k3f9", lines, TimePoint{0}, TimePoint{0}) != nullptr;
  };
  EXPECT_TRUE(restores(game.stored));
  EXPECT_FALSE(restores({}));
  EXPECT_FALSE(restores({game.stored[1]})) << "it begins with the first";
  EXPECT_FALSE(restores({game.stored[0], game.stored[2]})) << "a gap";
  EXPECT_FALSE(restores({game.stored[0], game.stored[1], "{}"}));
  EXPECT_FALSE(restores({game.stored[0], game.stored[1], game.stored[2].substr(0, 40)}));
  std::vector<std::string> twice = game.stored;
  twice.push_back(game.stored.back());
  EXPECT_FALSE(restores(twice));
}

}  // namespace
}  // namespace tengen::online
