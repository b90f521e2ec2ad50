#include "online/lag_quota.h"

#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using namespace std::chrono_literals;

const TimeSettings kFiveMinutes = TimeSettings::absolute(5min);  // a gain of 1 s

TEST(LagQuota, ForgivesWhatWasMeasured) {
  LagQuota lag(kFiveMinutes);
  EXPECT_EQ(lag.forMove(), 0ms);
  lag.measured(80ms);
  EXPECT_EQ(lag.forMove(), 80ms);
  lag.measured(160ms);
  EXPECT_EQ(lag.forMove(), 100ms) << "one slow answer is not the line";
}

TEST(LagQuota, IsUsedUpByALineThatIsSlowOnPurpose) {
  LagQuota lag(TimeSettings::absolute(10s));  // a gain of 190 ms
  lag.measured(1500ms);
  Milliseconds forgiven{0};
  for (int move = 0; move < 10; ++move) {
    forgiven += lag.forMove();
    lag.moved(lag.forMove());
  }
  EXPECT_EQ(forgiven, 190ms * (3 + 9));
  EXPECT_EQ(lag.forMove(), 190ms);
}

TEST(LagQuota, GrowsNoLargerThanSevenGainsAndAMoveGetsTwoSeconds) {
  LagQuota lag(kFiveMinutes);
  lag.measured(1min);
  for (int move = 0; move < 100; ++move)
    lag.moved(0ms);
  EXPECT_EQ(lag.forMove(), 2s);
  for (int move = 0; move < 3; ++move)
    lag.moved(3s);
  EXPECT_EQ(lag.forMove(), 1s) << "7 - 3 + 1 - 3 + 1 - 3 + 1";
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

TEST(Lag, AfterItsFlagFellNobodyGetsAwayByAnythingElse) {
  TestTable game(kMinute);
  game.setBlackLag(200ms);
  game.wait(60'100ms);
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"pause"})"), "wrong-phase over");
  EXPECT_EQ(game.last()["result"], "W+T");
}

}  // namespace
}  // namespace tengen::online
