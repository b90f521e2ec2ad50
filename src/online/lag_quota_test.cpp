#include "online/lag_quota.h"

#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using namespace std::chrono_literals;

const TimeSettings kFiveMinutes = TimeSettings::absolute(5min);  // ten seconds in the bank

Milliseconds forgivenIn(int moves, LagQuota lag) {
  Milliseconds forgiven{0};
  for (int move = 0; move < moves; ++move) {
    const Milliseconds now = lag.forMove();
    lag.moved(now);
    forgiven += now;
  }
  return forgiven;
}

TEST(LagQuota, ForgivesWhatWasMeasured) {
  LagQuota lag(kFiveMinutes);
  EXPECT_EQ(lag.forMove(), 0ms);
  lag.measured(80ms);
  EXPECT_EQ(lag.forMove(), 80ms);
  lag.measured(160ms);
  EXPECT_EQ(lag.forMove(), 100ms) << "one slow answer is not the line";
}

TEST(LagQuota, ALineThatIsSlowOnPurposeSoonPaysForItself) {
  LagQuota lag(kFiveMinutes);
  lag.measured(1s);
  EXPECT_EQ(forgivenIn(10, lag), 10s) << "what is in the bank";
  EXPECT_EQ(forgivenIn(111, lag), 10s + 110 * 100ms) << "and a little with every move";
}

TEST(LagQuota, AnHonestLineIsForgivenInEveryMove) {
  LagQuota lag(kFiveMinutes);
  lag.measured(100ms);
  EXPECT_EQ(forgivenIn(300, lag), 30s);
}

TEST(LagQuota, AShortGameHasLittleInTheBank) {
  LagQuota lag(TimeSettings::absolute(20s));
  lag.measured(5s);
  EXPECT_EQ(forgivenIn(2, lag), 2s) << "a tenth of the whole time";
  EXPECT_EQ(forgivenIn(12, lag), 3100ms);
}

TEST(LagQuota, AMoveGetsASecondAndTheBankNeverGrows) {
  LagQuota lag(kFiveMinutes);
  lag.measured(1min);
  for (int move = 0; move < 100; ++move)
    lag.moved(0ms);
  EXPECT_EQ(lag.forMove(), 1s);
  EXPECT_EQ(forgivenIn(11, lag), 11s);
  EXPECT_EQ(forgivenIn(12, lag), 11s + 100ms);
}

TEST(LagQuota, WithoutAClockThereIsNothingToForgive) {
  LagQuota lag{TimeSettings::none()};
  lag.measured(1s);
  EXPECT_EQ(lag.forMove(), 0ms);
}

// At a table

TEST(Lag, IsNotTakenFromTheClock) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  game.wait(10s);
  game.play("cc");
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 50'200);
  EXPECT_EQ(game.last()["clocks"]["white"]["main"], 60'000);
  EXPECT_EQ(game.last()["lag"], 200);
  game.wait(10s);
  game.play("dd");
  EXPECT_EQ(game.last()["clocks"]["white"]["main"], 50'000) << "who has none pays all";
}

TEST(Lag, IsNeverMoreThanTheMoveTook) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  game.wait(100ms);
  game.play("cc");
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 60'000);
}

TEST(Lag, AFlagWaitsForAMoveThatMayBeOnItsWay) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  EXPECT_EQ(game.table().nextTick(game.now), game.now + 60'200ms);
  game.wait(60'100ms);
  EXPECT_EQ(game.phase(), "playing");
  game.play("cc");
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 100);

  TestTable late(kMinute);
  late.setBlackLag(200ms);
  late.wait(60'200ms);
  EXPECT_EQ(late.last()["result"], "W+T");
}

TEST(Lag, TalkHoldsNoFlagUp) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  const TimePoint begin = game.now;
  game.wait(60'100ms);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"chat","text":"wait"})"));
  EXPECT_EQ(game.table().nextTick(game.now), begin + 60'200ms);
  game.now += 150ms;
  EXPECT_EQ(game.word(kBlack, R"({"t":"move","number":0,"at":"cc"})"), "wrong-phase over");
  EXPECT_EQ(game.last()["result"], "W+T");
}

TEST(Lag, WhatWasForgivenIsGoneAfterARestartToo) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":20}})");
  game.setBlackLag(1s);
  game.wait(1s);
  game.play("cc dd");
  game.wait(1s);
  game.play("bb ee");
  game.restart(1h);
  game.setBlackLag(1s);
  game.wait(1s);
  game.play("aa");
  EXPECT_EQ(game.last()["lag"], 200) << "two moves brought 100 ms each";
}

TEST(Lag, OfAMoveThatCostNothingIsNotForgiven) {
  TestTable game(kMinute, TestTable::Waits{});
  game.join();
  game.setBlackLag(200ms);
  game.wait(1s);
  game.play("cc");
  EXPECT_FALSE(game.last().contains("lag")) << "no clock runs before both are there";
}

TEST(Lag, AfterItsFlagFellNobodyGetsAwayByAnythingElse) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  game.wait(60'100ms);
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"pause"})"), "wrong-phase over");
  EXPECT_EQ(game.last()["result"], "W+T");
}

}  // namespace
}  // namespace tengen::online
