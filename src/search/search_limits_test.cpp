#include <gtest/gtest.h>

#include "search/limits_test_kit.h"
#include "search/search.h"

namespace tengen::search {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(Search, IsBackAtItsDeadline) {
  SlowEvaluator slow(2ms);
  Search search(slow, {.threads = 2});
  search.moveTo(emptySituation(9));
  ASSERT_TRUE(search.evaluateRoot());
  const auto before = Clock::now();
  search.think(timeOf(100ms));
  const auto took = Clock::now() - before;
  EXPECT_GE(took, 99ms);
  EXPECT_LT(took, 400ms);
  EXPECT_GT(search.longestEvaluation(), 1900us);
}

TEST(Search, DoesNotWaitForASlowEvaluationBeyondItsDeadline) {
  SlowEvaluator slow(250ms);
  Search search(slow);
  search.moveTo(emptySituation(9));
  ASSERT_TRUE(search.evaluateRoot());
  const auto before = Clock::now();
  search.think(timeOf(20ms));
  EXPECT_LT(Clock::now() - before, 220ms);
  EXPECT_EQ(search.visits(), 1);
  search.moveTo(emptySituation(9));  // by now it is back, and booked
  EXPECT_EQ(search.visits(), 2);
}

TEST(Search, AlwaysEvaluatesItsRoot) {
  SlowEvaluator slow(30ms);
  Search search(slow);
  search.moveTo(emptySituation(9));
  search.think(timeOf(0ms));
  EXPECT_GE(search.visits(), 1);
  EXPECT_FALSE(search.report({.untried = true}).moves.empty());
}

TEST(Search, StopsWhenAsked) {
  SlowEvaluator slow(1ms);
  Search search(slow, {.threads = 2});
  search.moveTo(emptySituation(9));
  std::stop_source stop;
  std::jthread stopper([&] {
    std::this_thread::sleep_for(40ms);
    stop.request_stop();
  });
  const auto before = Clock::now();
  search.think({}, stop.get_token());
  EXPECT_LT(Clock::now() - before, 400ms);
  search.think({}, stop.get_token());  // stopped before it begins
  search.moveTo(emptySituation(5));
  EXPECT_EQ(search.visits(), 0);
}

TEST(Search, StopsEarlyWhenNothingCanChange) {
  AlteredEvaluator sure([](const nn::Situation& situation, nn::Evaluation& evaluation) {
    if (situation.position.moveNumber() > 0) return;
    for (float& prior : evaluation.policy)
      prior = 0.0001f;
    evaluation.policy[40] = 0.99f;
  });
  Search search(sure);
  search.moveTo(emptySituation(9));
  Limits limits = visitsOf(1000);
  limits.stopWhenDecided = true;
  search.think(limits);
  EXPECT_LT(search.visits(), 800);
  EXPECT_EQ(search.report().moves.front().move, moveOf("E5", {9, 9}));
  const int visits = search.visits();
  search.think(visitsOf(1000));
  EXPECT_EQ(search.visits(), 1000);
  EXPECT_GT(visits, 500);
}

TEST(Search, WithOneMoveToChooseFromIsDecidedAtOnce) {
  FakeEvaluator fake;
  Search search(fake);
  search.moveTo(emptySituation(9));
  std::vector<bool> only(82);
  only[3] = true;
  search.allow(only);
  Limits limits = visitsOf(1000);
  limits.stopWhenDecided = true;
  search.think(limits);
  EXPECT_LE(search.visits(), 2);
}

TEST(Search, ThinksInPiecesWhileItsOwnerLooksAfterSomethingElse) {
  SlowEvaluator slow(1ms);
  Search search(slow, {.threads = 2});
  search.moveTo(emptySituation(9));
  search.begin(visitsOf(60));
  int glances = 0;
  while (!search.isDoneBy(Clock::now() + 2ms))
    ++glances;
  search.end();
  EXPECT_EQ(search.visits(), 60);
  EXPECT_GT(glances, 2);
  search.begin({});
  EXPECT_FALSE(search.isDoneBy(Clock::now() + 5ms));
  search.end();
  search.moveTo(emptySituation(5));
  EXPECT_EQ(search.visits(), 0);
}

TEST(Search, StopsWhenTheTreeIsFull) {
  FakeEvaluator fake;
  Search search(fake, {.mostNodes = 100});
  search.moveTo(emptySituation(9));
  search.think({});
  EXPECT_EQ(search.visits(), 100);
}

TEST(Search, ComesToAnEndWhereOnlyFinishedGamesAreLeft) {
  FakeEvaluator fake;
  Search search(fake, {.threads = 2, .batch = 2, .tree = {.endCount = EndCount::Stones}});
  search.moveTo({Position({1, 1}, areaRules()), {}, 0.5});
  search.think(visitsOf(300));
  EXPECT_EQ(search.visits(), 300);
}

TEST(Search, AnswersWhileItThinks) {
  SlowEvaluator slow(200us);
  Search search(slow, {.threads = 2, .batch = 2});
  nn::Situation situation = emptySituation(9);
  search.moveTo(situation);
  std::atomic<bool> over = false;
  std::atomic<int> reports = 0;
  std::jthread watcher([&] {
    while (!over) {
      const Report report = search.report({.ownership = true, .untried = true});
      for (const MoveReport& move : report.moves) {
        ASSERT_EQ(move.pv.size(), move.pvVisits.size());
        ASSERT_LE(move.visits, report.visits);
      }
      ++reports;
      std::this_thread::sleep_for(1ms);
    }
  });
  for (int move = 0; move < 5; ++move) {
    search.think(timeOf(30ms));
    situation = situation.after(search.report().moves.front().move);
    search.moveTo(situation);
  }
  over = true;
  watcher.join();
  EXPECT_GT(reports, 10);
}

TEST(Search, HasTwiceTheVisitsWithTwiceTheThreads) {
  const auto visits = [](int threads) {
    SlowEvaluator slow(2ms);
    Search search(slow, {.threads = threads});
    search.moveTo(emptySituation(9));
    search.think(timeOf(150ms));
    return search.visits();
  };
  // Others may have taken the processor from one of the two: then once more.
  constexpr int kTries = 10;
  bool areMore = false;
  for (int i = 0; i < kTries && !areMore; ++i)
    areMore = visits(2) > 1.4 * visits(1);
  EXPECT_TRUE(areMore);
}

}  // namespace
}  // namespace tengen::search
