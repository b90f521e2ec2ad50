#include "search/time_manager.h"

#include <gtest/gtest.h>
#include <string>

#include "base/random.h"

namespace tengen::search {
namespace {

using namespace std::chrono_literals;

TimeQuestion questionOf(const TimeSettings& settings, BoardSize size = {19, 19}) {
  return {.settings = settings, .left = fullTime(settings), .size = size};
}

Milliseconds thinkingFor(const TimeQuestion& question) {
  return planTime(question)->thinking;
}

TEST(TimeManager, KnowsNoLimitWhereThereIsNone) {
  EXPECT_FALSE(planTime(questionOf(TimeSettings::none())));
}

TEST(TimeManager, UsesMostOfASecondOfByoYomiAndKeepsItsMargin) {
  for (const TimeSettings& settings :
       {TimeSettings::byoYomi(0s, 1, 1s), TimeSettings::canadian(0s, 1, 1s)}) {
    TimeQuestion question = questionOf(settings);
    EXPECT_EQ(thinkingFor(question), 940ms);
    EXPECT_FALSE(planTime(question)->mayStopEarly);
    question.slowest = 10ms;
    EXPECT_EQ(thinkingFor(question), 920ms);
    question.lag = 100ms;
    EXPECT_EQ(thinkingFor(question), 880ms);
    question.slowest = 2s;  // a machine that hardly moves: half is left for it
    EXPECT_EQ(thinkingFor(question), 500ms);
  }
}

TEST(TimeManager, SharesCanadianTimeAmongTheStonesLeft) {
  TimeQuestion question = questionOf(TimeSettings::canadian(0s, 10, 50s));
  EXPECT_EQ(thinkingFor(question), 4940ms);
  EXPECT_TRUE(planTime(question)->mayStopEarly);
  question.left = {.main = 0s, .period = 9s, .count = 3};
  EXPECT_EQ(thinkingFor(question), 2940ms);
  question.left = {.main = 0s, .period = 60ms, .count = 3};
  EXPECT_EQ(thinkingFor(question), 10ms);
}

TEST(TimeManager, TakesLongerForEarlyMovesThanForLateOnes) {
  TimeQuestion question = questionOf(TimeSettings::absolute(600s));
  const Milliseconds early = thinkingFor(question);
  EXPECT_GT(early, 4s);
  EXPECT_LT(early, 10s);
  question.moveNumber = 200;
  EXPECT_GT(thinkingFor(question), early);  // the same time for fewer moves
  question.left.main = 60s;
  EXPECT_LT(thinkingFor(question), early);
}

TEST(TimeManager, ExpectsFewerMovesOnASmallBoard) {
  EXPECT_GT(thinkingFor(questionOf(TimeSettings::absolute(600s), {9, 9})),
            3 * thinkingFor(questionOf(TimeSettings::absolute(600s), {19, 19})));
}

TEST(TimeManager, UsesAtLeastAPeriodWhileThereIsMainTime) {
  const Milliseconds thinking = thinkingFor(questionOf(TimeSettings::byoYomi(60s, 5, 30s)));
  EXPECT_EQ(thinking, 30s);
}

TEST(TimeManager, SpendsMostOfAFischerIncrement) {
  const TimeQuestion question = questionOf(TimeSettings::fischer(60s, 10s));
  EXPECT_GT(thinkingFor(question), 8500ms);
  EXPECT_LT(thinkingFor(question), 11s);
  TimeQuestion late = question;
  late.left.main = 10s;
  late.moveNumber = 250;
  EXPECT_GT(thinkingFor(late), 8s);
  EXPECT_LT(thinkingFor(late), 9950ms);
}

TEST(TimeManager, AlwaysLeavesAMomentToAnswer) {
  TimeQuestion question = questionOf(TimeSettings::absolute(600s));
  question.left.main = 0ms;
  EXPECT_EQ(thinkingFor(question), 1ms);
}

// A long game of one side, with a clock that sees more time pass than was planned.
struct Outcome {
  bool lost = false;
  Milliseconds thought{0};
  SideTime left{};
};

Outcome playGame(const TimeSettings& settings, BoardSize size, int moves, uint64_t seed) {
  Random random(seed);
  Outcome outcome;
  SideTime left = fullTime(settings);
  const auto slowest = Milliseconds(random.below(30));
  for (int move = 0; move < moves && !outcome.lost; ++move) {
    const auto plan = planTime({.settings = settings,
                                .left = left,
                                .size = size,
                                .moveNumber = 2 * move,
                                .lag = 60ms,
                                .slowest = slowest});
    // On the way to the clock up to 50 ms are lost now and then, a few always.
    const Milliseconds lag(random.below(20) == 0 ? random.below(50) : random.below(4));
    const Milliseconds over(random.below(static_cast<uint32_t>(slowest.count()) + 1));
    outcome.thought += plan->thinking;
    left = afterThinking(settings, left, plan->thinking + lag + over);
    outcome.lost = left.hasFallen;
    left = afterMoving(settings, left);
  }
  outcome.left = left;
  return outcome;
}

TEST(TimeManager, NeverLosesOnTime) {
  const TimeSettings all[] = {
      TimeSettings::absolute(60s),          TimeSettings::absolute(300s),
      TimeSettings::absolute(3600s),        TimeSettings::byoYomi(0s, 1, 1s),
      TimeSettings::byoYomi(10s, 3, 2s),    TimeSettings::byoYomi(600s, 5, 30s),
      TimeSettings::canadian(0s, 1, 1s),    TimeSettings::canadian(0s, 25, 20s),
      TimeSettings::canadian(60s, 25, 30s), TimeSettings::fischer(10s, 1s),
      TimeSettings::fischer(300s, 5s),      TimeSettings::fischer(1s, 200ms),
  };
  for (const TimeSettings& settings : all) {
    for (uint64_t seed = 1; seed <= 40; ++seed) {
      for (const int side : {9, 13, 19}) {
        const int moves = side * side * 6 / 10;  // longer than games are
        const Outcome outcome = playGame(settings, {side, side}, moves, seed);
        ASSERT_FALSE(outcome.lost) << static_cast<int>(settings.system) << ' '
                                   << settings.main.count() << ' ' << side << ' ' << seed;
      }
    }
  }
}

TEST(TimeManager, UsesItsTime) {
  EXPECT_GT(playGame(TimeSettings::absolute(300s), {19, 19}, 130, 1).thought, 240s);
  EXPECT_GT(playGame(TimeSettings::fischer(60s, 5s), {19, 19}, 130, 1).thought, 580s);
  EXPECT_GT(playGame(TimeSettings::canadian(0s, 25, 50s), {19, 19}, 130, 1).thought, 230s);
  EXPECT_GT(playGame(TimeSettings::byoYomi(60s, 3, 10s), {19, 19}, 130, 1).thought, 1250s);
}

}  // namespace
}  // namespace tengen::search
