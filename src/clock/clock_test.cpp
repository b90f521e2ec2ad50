#include "clock/clock.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;

constexpr auto kBlack = Side::Black;
constexpr auto kWhite = Side::White;

TEST(TimeSettings, OvertimeOfNoLengthOrNoCountIsNone) {
  EXPECT_EQ(TimeSettings::byoYomi(60s, 0, 30s), TimeSettings::absolute(60s));
  EXPECT_EQ(TimeSettings::byoYomi(60s, 3, 0s), TimeSettings::absolute(60s));
  EXPECT_EQ(TimeSettings::canadian(60s, 0, 30s), TimeSettings::absolute(60s));
  EXPECT_EQ(TimeSettings::canadian(60s, 3, 0s), TimeSettings::absolute(60s));
  EXPECT_EQ(TimeSettings::fischer(60s, 0s), TimeSettings::absolute(60s));
  EXPECT_EQ(TimeSettings::byoYomi(60s, 1, 1ms).system, TimeSettings::System::ByoYomi);
  EXPECT_EQ(TimeSettings::canadian(60s, 1, 1ms).system, TimeSettings::System::Canadian);
  EXPECT_EQ(TimeSettings::fischer(60s, 1ms).system, TimeSettings::System::Fischer);
}

TEST(TimeSettings, TimesAreClampedToWhatCanBeCounted) {
  EXPECT_EQ(TimeSettings::absolute(-5s).main, 0ms);
  EXPECT_EQ(TimeSettings::absolute(kLongestTime + 1ms).main, kLongestTime);
  EXPECT_EQ(TimeSettings::byoYomi(1s, 2'000'000'000, 1s).count, kMostPeriods);
}

TEST(TimeShown, IsMainTimeOrWithACountAPeriod) {
  const TimeSettings byoYomi = TimeSettings::byoYomi(600s, 5, 30s);
  EXPECT_EQ(timeShown(byoYomi, 90s, std::nullopt), (SideTime{90s, 30s, 5}));
  EXPECT_EQ(timeShown(byoYomi, 12s, 2), (SideTime{0s, 12s, 2}));
  EXPECT_EQ(timeShown(TimeSettings::absolute(600s), 90s, std::nullopt), (SideTime{90s}));
}

TEST(WithMore, GivesTimeToWhatIsRunning) {
  const auto byoYomi = TimeSettings::byoYomi(60s, 3, 30s);
  EXPECT_EQ(withMore(fullTime(byoYomi), 10s).main, 70s);
  const SideTime second = afterThinking(byoYomi, fullTime(byoYomi), 100s);
  EXPECT_EQ(withMore(second, 10s), (SideTime{0s, 30s, 2, false}));
  EXPECT_EQ(withMore(fullTime(byoYomi), kLongestTime).main, kLongestTime);
  const SideTime fallen = afterThinking(byoYomi, fullTime(byoYomi), 1h);
  EXPECT_EQ(withMore(fallen, 10s), fallen);
}

TEST(RestAfterFall, IsTheLastPeriodElseAMinute) {
  EXPECT_EQ(restAfterFall(TimeSettings::byoYomi(600s, 5, 30s)), (SideTime{0s, 30s, 1}));
  EXPECT_EQ(restAfterFall(TimeSettings::canadian(600s, 25, 300s)), (SideTime{0s, 300s, 25}));
  EXPECT_EQ(restAfterFall(TimeSettings::absolute(600s)), (SideTime{60s}));
  EXPECT_EQ(restAfterFall(TimeSettings::fischer(20s, 5s)), (SideTime{20s})) << "no more than all";
}

TEST(Clock, WithoutATimeLimitNoFlagFalls) {
  Clock clock;
  clock.start(kBlack, 0ms);
  EXPECT_FALSE(clock.fallen(1000h));
  EXPECT_FALSE(clock.untilFall(0ms));
}

TEST(Clock, OnlyTheSideToMoveLosesTime) {
  Clock clock(TimeSettings::absolute(60s));
  clock.start(kBlack, 100ms);
  EXPECT_EQ(clock.left(kBlack, 10'100ms).main, 50s);
  EXPECT_EQ(clock.left(kWhite, 10'100ms).main, 60s);
  clock.press(10'100ms);
  EXPECT_EQ(clock.turn(), kWhite);
  EXPECT_EQ(clock.left(kBlack, 11'101ms).main, 50s);
  EXPECT_EQ(clock.left(kWhite, 11'101ms).main, 58'999ms);
}

TEST(Clock, NothingRunsBeforeItIsStarted) {
  Clock clock(TimeSettings::absolute(1s));
  EXPECT_FALSE(clock.isRunning());
  EXPECT_FALSE(clock.turn());
  EXPECT_EQ(clock.left(kBlack, 10s).main, 1s);
  clock.press(10s);
  EXPECT_FALSE(clock.turn());
  clock.start(kWhite, 20s);
  EXPECT_TRUE(clock.isRunning());
  EXPECT_EQ(clock.left(kWhite, 20s).main, 1s);
}

TEST(Clock, AbsoluteTimeEndsAtTheMillisecondNothingIsLeft) {
  Clock clock(TimeSettings::absolute(60s));
  clock.start(kBlack, 0ms);
  EXPECT_EQ(clock.untilFall(0ms), 60s);
  EXPECT_FALSE(clock.fallen(59'999ms));
  EXPECT_EQ(clock.fallen(60'000ms), kBlack);
  EXPECT_EQ(clock.left(kBlack, 60'000ms).main, 0ms);
  EXPECT_EQ(clock.untilFall(59'999ms), 1ms);
  EXPECT_EQ(clock.untilFall(70s), 0ms);
}

TEST(Clock, AFallenFlagStaysDown) {
  Clock clock(TimeSettings::fischer(10s, 5s));
  clock.start(kBlack, 0ms);
  clock.press(10s);
  EXPECT_EQ(clock.fallen(10s), kBlack);
  EXPECT_EQ(clock.left(kBlack, 10s).main, 0ms) << "no increment for a move made too late";
  clock.start(kBlack, 11s);
  EXPECT_EQ(clock.fallen(11s), kBlack);
}

TEST(Clock, FischerAddsTheIncrementAfterTheMove) {
  Clock clock(TimeSettings::fischer(10s, 5s));
  clock.start(kBlack, 0ms);
  EXPECT_EQ(clock.left(kBlack, 0ms).main, 10s);
  clock.press(9'999ms);
  EXPECT_EQ(clock.left(kBlack, 9'999ms).main, 5'001ms);
  EXPECT_EQ(clock.left(kBlack, 9'999ms).count, 0);
}

TEST(ByoYomi, BeginsWhenTheMainTimeIsGone) {
  const auto settings = TimeSettings::byoYomi(60s, 3, 30s);
  const SideTime full = fullTime(settings);
  EXPECT_EQ(full, (SideTime{60s, 30s, 3, false}));
  EXPECT_FALSE(full.isOvertime());
  EXPECT_EQ(afterThinking(settings, full, 59'999ms), (SideTime{1ms, 30s, 3, false}));
  EXPECT_EQ(afterThinking(settings, full, 60s), (SideTime{0ms, 30s, 3, false}));
  EXPECT_TRUE(afterThinking(settings, full, 60s).isOvertime());
  EXPECT_EQ(afterThinking(settings, full, 60'001ms), (SideTime{0ms, 29'999ms, 3, false}));
}

TEST(ByoYomi, AMoveWithinThePeriodGivesItBackWhole) {
  const auto settings = TimeSettings::byoYomi(0s, 3, 30s);
  const SideTime late = afterThinking(settings, fullTime(settings), 29'999ms);
  EXPECT_EQ(late, (SideTime{0ms, 1ms, 3, false}));
  EXPECT_EQ(afterMoving(settings, late), (SideTime{0ms, 30s, 3, false}));
}

TEST(ByoYomi, APeriodIsLostAtItsLastMillisecond) {
  const auto settings = TimeSettings::byoYomi(0s, 3, 30s);
  EXPECT_EQ(afterThinking(settings, fullTime(settings), 30s), (SideTime{0ms, 30s, 2, false}));
}

TEST(ByoYomi, OneLongThinkMayUseSeveralPeriods) {
  const auto settings = TimeSettings::byoYomi(60s, 5, 30s);
  const SideTime full = fullTime(settings);
  EXPECT_EQ(afterThinking(settings, full, 60s + 59'999ms), (SideTime{0ms, 1ms, 4, false}));
  EXPECT_EQ(afterThinking(settings, full, 60s + 60s), (SideTime{0ms, 30s, 3, false}));
  EXPECT_EQ(afterThinking(settings, full, 60s + 100s), (SideTime{0ms, 20s, 2, false}));
  EXPECT_EQ(afterThinking(settings, full, 60s + 149'999ms), (SideTime{0ms, 1ms, 1, false}));
  EXPECT_EQ(afterThinking(settings, full, 60s + 150s), (SideTime{0ms, 0ms, 0, true}));
  EXPECT_EQ(afterThinking(settings, full, 1000h), (SideTime{0ms, 0ms, 0, true}));
}

TEST(ByoYomi, MainTimeLeftAfterAMoveIsNotTouched) {
  const auto settings = TimeSettings::byoYomi(60s, 5, 30s);
  const SideTime left = afterThinking(settings, fullTime(settings), 59s);
  EXPECT_EQ(afterMoving(settings, left), (SideTime{1s, 30s, 5, false}));
}

TEST(ByoYomi, TheFlagFallsWhenAllPeriodsAreGone) {
  Clock clock(TimeSettings::byoYomi(10s, 3, 30s));
  clock.start(kWhite, 0ms);
  EXPECT_EQ(clock.untilFall(0ms), 100s);
  EXPECT_EQ(clock.untilFall(45s), 55s);
  EXPECT_FALSE(clock.fallen(99'999ms));
  EXPECT_EQ(clock.fallen(100s), kWhite);
}

TEST(Canadian, TheStonesMustBePlayedWithinThePeriod) {
  const auto settings = TimeSettings::canadian(10s, 3, 60s);
  SideTime left = fullTime(settings);
  EXPECT_EQ(left, (SideTime{10s, 60s, 3, false}));
  left = afterMoving(settings, afterThinking(settings, left, 9s));
  EXPECT_EQ(left, (SideTime{1s, 60s, 3, false})) << "main time asks for no stones";
  left = afterMoving(settings, afterThinking(settings, left, 21s));
  EXPECT_EQ(left, (SideTime{0s, 40s, 2, false}));
  left = afterMoving(settings, afterThinking(settings, left, 30s));
  EXPECT_EQ(left, (SideTime{0s, 10s, 1, false}));
  EXPECT_EQ(afterThinking(settings, left, 10s), (SideTime{0s, 0s, 0, true}));
  left = afterMoving(settings, afterThinking(settings, left, 9'999ms));
  EXPECT_EQ(left, (SideTime{0s, 60s, 3, false})) << "and the next three begin";
}

TEST(Canadian, TheFlagFallsWithThePeriodWhateverTheStones) {
  Clock clock(TimeSettings::canadian(10s, 25, 600s));
  clock.start(kBlack, 0ms);
  EXPECT_EQ(clock.untilFall(0ms), 610s);
  EXPECT_FALSE(clock.fallen(609'999ms));
  EXPECT_EQ(clock.fallen(610s), kBlack);
}

TEST(Clock, UnknownOvertimeNeverEndsTheGame) {
  Clock clock(TimeSettings::unknown(60s, "by the moon"));
  clock.start(kBlack, 0ms);
  EXPECT_EQ(clock.left(kBlack, 20s).main, 40s);
  EXPECT_EQ(clock.left(kBlack, 1h).main, 0s);
  EXPECT_FALSE(clock.fallen(1h));
  EXPECT_FALSE(clock.untilFall(0s));
}

TEST(Clock, StandsStillWhilePaused) {
  Clock clock(TimeSettings::absolute(60s));
  clock.start(kBlack, 0ms);
  clock.pause(10s);
  EXPECT_FALSE(clock.isRunning());
  EXPECT_EQ(clock.turn(), kBlack);
  EXPECT_FALSE(clock.untilFall(20s));
  EXPECT_EQ(clock.left(kBlack, 1000s).main, 50s);
  clock.pause(500s);
  clock.resume(1000s);
  EXPECT_TRUE(clock.isRunning());
  EXPECT_EQ(clock.left(kBlack, 1001s).main, 49s);
  clock.resume(1002s);
  EXPECT_EQ(clock.left(kBlack, 1002s).main, 48s) << "resuming a running clock changes nothing";
}

TEST(Clock, StartingAgainHandsTheTurnOverWithoutAMove) {
  Clock clock(TimeSettings::fischer(60s, 5s));
  clock.start(kBlack, 0ms);
  clock.pause(1s);
  clock.start(kWhite, 5s);
  EXPECT_EQ(clock.left(kBlack, 6s).main, 59s);
  EXPECT_EQ(clock.left(kWhite, 6s).main, 59s);
}

TEST(Clock, AMomentBeforeTheLastOneCountsAsTheLastOne) {
  Clock clock(TimeSettings::absolute(60s));
  clock.start(kBlack, 10s);
  EXPECT_EQ(clock.left(kBlack, 5s).main, 60s);
  clock.press(5s);
  clock.press(10s);
  EXPECT_EQ(clock.left(kWhite, 10s).main, 60s);
  EXPECT_EQ(clock.left(kBlack, 11s).main, 59s);
}

TEST(Clock, ForgivesWhatWasNotThinking) {
  Clock clock(TimeSettings::byoYomi(10s, 3, 30s));
  clock.start(Side::Black, 0s);
  clock.forgive(2s, 41s);
  EXPECT_EQ(clock.left(Side::Black, 41s), (SideTime{0s, 1s, 3, false})) << "no period was lost";
  clock.press(41s);
  clock.forgive(5s, 42s);
  EXPECT_EQ(clock.left(Side::White, 42s).main, 10s) << "never more than was thought";
}

TEST(Clock, TimeCanBeSetByAgreement) {
  Clock clock(TimeSettings::byoYomi(60s, 3, 30s));
  clock.start(kBlack, 0ms);
  clock.set(kBlack, {0ms, 12s, 2, false}, 5s);
  EXPECT_EQ(clock.left(kBlack, 6s), (SideTime{0ms, 11s, 2, false}));
  EXPECT_EQ(clock.left(kWhite, 6s), (SideTime{60s, 30s, 3, false}));
}

// The slow obvious twin: lets the milliseconds pass one by one.
SideTime tick(const TimeSettings& settings, SideTime left) {
  if (left.hasFallen) return left;
  if (left.main > 0ms) {
    left.main -= 1ms;
    left.hasFallen = left.main == 0ms && !settings.hasOvertime();
    return left;
  }
  left.period -= 1ms;
  if (left.period > 0ms) return left;
  if (settings.system == TimeSettings::System::ByoYomi && left.count > 1) {
    return {0ms, settings.extra, left.count - 1, false};
  }
  return {0ms, 0ms, 0, true};
}

TEST(Clock, ThinkingInOneStepEqualsThinkingMillisecondByMillisecond) {
  Random random(7);
  for (int game = 0; game < 3000; ++game) {
    const Milliseconds main(1 + random.below(30)), extra(1 + random.below(12));
    const int count = 1 + static_cast<int>(random.below(4));
    const TimeSettings all[] = {TimeSettings::absolute(main), TimeSettings::fischer(main, extra),
                                TimeSettings::byoYomi(main, count, extra),
                                TimeSettings::canadian(main, count, extra)};
    const TimeSettings settings = all[random.below(4)];
    SideTime quick = fullTime(settings);
    SideTime slow = quick;
    for (int move = 0; move < 12; ++move) {
      const int spent = static_cast<int>(random.below(20));
      quick = afterThinking(settings, quick, Milliseconds(spent));
      for (int i = 0; i < spent; ++i)
        slow = tick(settings, slow);
      ASSERT_EQ(quick, slow);
      quick = slow = afterMoving(settings, quick);
    }
  }
}

}  // namespace
}  // namespace tengen
