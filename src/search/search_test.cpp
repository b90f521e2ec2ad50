#include "search/search.h"

#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>
#include <thread>

#include "nn/cached_evaluator.h"
#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Limits visitsOf(int visits) {
  return {.visits = visits};
}
Limits timeOf(Clock::duration time) {
  return {.deadline = Clock::now() + time};
}

std::vector<int> countsOf(const Report& report) {
  std::vector<int> counts;
  for (const MoveReport& move : report.moves)
    counts.push_back(move.visits);
  return counts;
}

// Takes its time, as a network does.
class SlowEvaluator : public FakeEvaluator {
 public:
  explicit SlowEvaluator(Clock::duration time) : time_(time) {}
  Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                             std::span<nn::Evaluation> answers) override {
    std::this_thread::sleep_for(time_);
    ++calls;
    return FakeEvaluator::evaluate(queries, answers);
  }
  std::atomic<int> calls = 0;

 private:
  Clock::duration time_;
};

TEST(Search, MakesExactlyTheVisitsAskedFor) {
  for (const SearchOptions& options : {SearchOptions{}, SearchOptions{.threads = 3, .batch = 4}}) {
    FakeEvaluator fake;
    Search search(fake, options);
    search.moveTo(emptySituation(9));
    search.think(visitsOf(200));
    EXPECT_EQ(search.visits(), 200);
    const auto counts = countsOf(search.report());
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 1), 200);
    search.think(visitsOf(200));
    EXPECT_EQ(search.visits(), 200);
  }
}

TEST(Search, RepeatsExactlyWithOneThread) {
  const auto run = [](int batch) {
    FakeEvaluator fake;
    Search search(fake, {.batch = batch, .seed = 3});
    nn::Situation situation = emptySituation(9);
    std::vector<int> counts;
    for (int move = 0; move < 3; ++move) {
      search.moveTo(situation);
      search.think(visitsOf(150));
      const Report report = search.report();
      const auto more = countsOf(report);
      counts.insert(counts.end(), more.begin(), more.end());
      situation = situation.after(report.moves.front().move);
    }
    return counts;
  };
  EXPECT_EQ(run(1), run(1));
  EXPECT_EQ(run(4), run(4));
}

TEST(Search, FindsTheSameWithAndWithoutRememberedEvaluations) {
  const auto run = [](nn::Evaluator& evaluator) {
    Search search(evaluator, {.seed = 3});
    std::vector<nn::Situation> game{emptySituation(9)};
    std::vector<int> counts;
    const auto look = [&](const nn::Situation& situation) {
      search.moveTo(situation);
      search.think(visitsOf(60));
      const Report report = search.report();
      const auto more = countsOf(report);
      counts.insert(counts.end(), more.begin(), more.end());
      return report.moves.front().move;
    };
    for (int move = 0; move < 6; ++move)
      game.push_back(game.back().after(look(game.back())));
    for (size_t at = game.size(); at-- > 0;)
      look(game[at]);
    return counts;
  };
  FakeEvaluator fake;
  nn::CachedEvaluator cached(std::make_unique<FakeEvaluator>(), 1 << 24);
  EXPECT_EQ(run(fake), run(cached));
  EXPECT_GT(cached.tally().found, cached.tally().asked / 3);
}

TEST(Search, SharesRememberedEvaluationsBetweenItsThreads) {
  nn::CachedEvaluator cached(std::make_unique<FakeEvaluator>(), 1 << 18);
  Search search(cached, {.threads = 4, .batch = 2});
  for (int round = 0; round < 4; ++round) {
    search.moveTo(emptySituation(9));
    search.forget();
    search.think(visitsOf(300));
    EXPECT_EQ(search.visits(), 300);
    EXPECT_LE(cached.bytes(), size_t{1} << 18);
  }
  EXPECT_GT(cached.tally().found, 0u);
}

TEST(Search, PutsAsideWhatItKnowsAndTakesItUpAgain) {
  FakeEvaluator evaluator;
  Search search(evaluator);
  const nn::Situation first{Position({5, 5}, areaRules()), {}, 0};
  const nn::Situation second{Position({7, 7}, areaRules()), {}, 0};
  search.moveTo(first);
  search.allow(std::vector<bool>(26, true));
  search.think(visitsOf(50));
  const Report before = search.report({.ownership = true});
  Knowledge known = search.putAside();
  EXPECT_EQ(search.visits(), 0);
  search.moveTo(second);
  search.think(visitsOf(20));
  search.takeUp(std::move(known));
  const Report after = search.report({.ownership = true});
  EXPECT_EQ(after.visits, 50);
  EXPECT_EQ(after.ownership, before.ownership);
  EXPECT_EQ(after.policy, before.policy);
  search.think(visitsOf(80));
  EXPECT_EQ(search.visits(), 80);
}

// The fake sees all the board as Black's as soon as there is a black stone in the corner.
TEST(Search, KnowsWhoOwnsWhatAfterEachMoveIfThatIsFollowed) {
  AlteredEvaluator evaluator([](const nn::Situation& situation, nn::Evaluation& answer) {
    const bool isBlacks = situation.position.board().at({0, 0}) == Stone::Black;
    const float sign = situation.position.toMove() == Color::Black ? 1 : -1;
    answer.ownership.assign(9, isBlacks ? sign : 0);
  });
  Search search(evaluator);
  search.moveTo({Position({3, 3}, areaRules()), {}, 0});
  search.think(visitsOf(30));
  search.followMoves();
  EXPECT_EQ(search.visits(), 0) << "what was seen before cannot be told move by move";
  search.think(visitsOf(60));
  search.followMoves();
  EXPECT_EQ(search.visits(), 60) << "followed already";
  const Report report = search.report({.movesOwnership = true});
  for (const MoveReport& move : report.moves) {
    ASSERT_EQ(move.ownership.size(), 9u);
    if (move.move == Move::at({0, 0})) {
      EXPECT_FLOAT_EQ(move.ownership[4], 1);
    } else {
      EXPECT_LT(move.ownership[4], 1);
    }
  }
  EXPECT_TRUE(search.report().moves.at(0).ownership.empty());
}

TEST(Search, AsksForSymmetriesByTheSeed) {
  class Listener : public FakeEvaluator {
   public:
    Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                               std::span<nn::Evaluation> answers) override {
      for (const nn::Query& query : queries)
        heard.push_back(query.symmetry);
      return FakeEvaluator::evaluate(queries, answers);
    }
    std::vector<Symmetry> heard;
  };
  const auto heardWith = [](uint64_t seed, BoardSize size) {
    Listener listener;
    Search search(listener, {.seed = seed});
    search.moveTo({Position(size, areaRules()), {}, 0});
    search.think(visitsOf(60));
    return listener.heard;
  };
  EXPECT_EQ(heardWith(1, {9, 9}), heardWith(1, {9, 9}));
  EXPECT_NE(heardWith(1, {9, 9}), heardWith(2, {9, 9}));
  EXPECT_THAT(heardWith(1, {9, 9}), testing::Contains(Symmetry::MirrorOtherDiagonal));
  EXPECT_THAT(heardWith(1, {9, 7}), testing::Each(testing::Lt(Symmetry::MirrorDiagonal)));
}

TEST(Search, KeepsTheTreeOverOneOrTwoMoves) {
  FakeEvaluator fake;
  Search search(fake);
  const nn::Situation start = emptySituation(9);
  search.moveTo(start);
  search.think(visitsOf(400));
  const MoveReport best = search.report().moves.front();
  ASSERT_GE(best.pv.size(), 3u);

  const nn::Situation next = start.after(best.pv[0]).after(best.pv[1]);
  search.moveTo(next);
  EXPECT_EQ(search.visits(), best.pvVisits[1]);
  search.moveTo(next.after(best.pv[2]));
  EXPECT_EQ(search.visits(), best.pvVisits[2]);
  search.moveTo(next.after(best.pv[2]));
  EXPECT_EQ(search.visits(), best.pvVisits[2]);
}

TEST(Search, StartsAfreshWhenTheGameIsAnother) {
  FakeEvaluator fake;
  Search search(fake);
  const nn::Situation start = emptySituation(9);
  const auto visitsAt = [&](const nn::Situation& situation) {
    search.moveTo(start);
    search.think(visitsOf(100));
    search.moveTo(situation);
    return search.visits();
  };
  EXPECT_EQ(visitsAt(start), 100);
  EXPECT_EQ(visitsAt(emptySituation(7)), 0);
  EXPECT_EQ(visitsAt(emptySituation(9, 5.5)), 0);
  EXPECT_EQ(visitsAt({start.position.withRules(territoryRules()), {}, 7.5}), 0);
  EXPECT_EQ(visitsAt({start.position.withToMove(Color::White), {}, 7.5}), 0);
  const Move move = moveOf("C3", {9, 9});
  EXPECT_EQ(visitsAt(start.after(move).after(moveOf("G7", {9, 9})).after(moveOf("G3", {9, 9}))), 0);
  search.moveTo(start.after(move));
  EXPECT_EQ(visitsAt(start), 100);
}

TEST(Search, ForgetsWhenTold) {
  FakeEvaluator fake;
  Search search(fake);
  search.moveTo(emptySituation(9));
  search.think(visitsOf(50));
  search.forget();
  EXPECT_EQ(search.visits(), 0);
  EXPECT_EQ(search.situation().position.moveNumber(), 0);
}

TEST(Search, EvaluatesItsRootOnce) {
  SlowEvaluator counting(0ms);
  Search search(counting);
  search.moveTo(emptySituation(9));
  const nn::Evaluation evaluation = *search.evaluateRoot();
  EXPECT_EQ(evaluation.policy, FakeEvaluator().evaluate(emptySituation(9)).policy);
  EXPECT_EQ(search.evaluateRoot()->policy, evaluation.policy);
  EXPECT_EQ(counting.calls, 1);
  EXPECT_EQ(search.visits(), 1);
  EXPECT_EQ(search.report().policy, evaluation.policy);
}

TEST(Search, EvaluatesAKeptRootAgainForItsOwnership) {
  FakeEvaluator fake;
  Search search(fake, {.threads = 2});
  const nn::Situation start = emptySituation(9);
  search.moveTo(start);
  search.think(visitsOf(100));
  const nn::Situation next = start.after(search.report().moves.front().move);
  search.moveTo(next);
  const int kept = search.visits();
  ASSERT_GT(kept, 0);
  EXPECT_EQ(search.evaluateRoot()->ownership, FakeEvaluator().evaluate(next).ownership);
  EXPECT_EQ(search.visits(), kept);
}

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

TEST(Search, GivesAForcedMoveItsShareOfWhatIsAskedForEvenInATreeThatIsThere) {
  for (const int threads : {1, 2}) {
    FakeEvaluator fake;
    Search search(fake, {.threads = threads});
    const nn::Situation start = emptySituation(9);
    const Move move = Move::pass();
    const auto visitsOfPass = [&] {
      const Report report = search.report({.untried = true});
      for (const MoveReport& each : report.moves) {
        if (each.move == move) return each.visits;
      }
      return -1;
    };
    search.moveTo(start);
    ASSERT_TRUE(search.evaluateRoot());
    search.force(move);
    search.think(visitsOf(40));
    // All others may have been made while one thread evaluated the forced move: it has its share
    // all the same.
    EXPECT_GE(search.visits(), 40);
    EXPECT_LE(search.visits(), threads == 1 ? 40 : 50);
    EXPECT_GE(visitsOfPass(), 10);

    search.moveTo(emptySituation(9, 0.5));
    search.think(visitsOf(400));
    search.moveTo(emptySituation(9, 0.5));
    ASSERT_LT(visitsOfPass(), 10);
    search.force(move);
    search.think(visitsOf(40));
    EXPECT_GE(visitsOfPass(), 10);
    EXPECT_LT(search.visits(), 410 + threads);
    search.moveTo(emptySituation(9, 0.5));
    const int before = visitsOfPass();
    search.think(visitsOf(430));
    EXPECT_LE(visitsOfPass(), before + 1) << "forced no more";
  }
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

TEST(Search, AveragesOwnershipAsTheSideToMoveSeesIt) {
  AlteredEvaluator blackOwnsAll([](const nn::Situation& situation, nn::Evaluation& evaluation) {
    for (float& owned : evaluation.ownership)
      owned = situation.position.toMove() == Color::Black ? 0.5f : -0.5f;
  });
  Search search(blackOwnsAll);
  const nn::Situation start = emptySituation(9);
  search.moveTo(start);
  search.think(visitsOf(50));
  EXPECT_THAT(search.report({.ownership = true}).ownership, testing::Each(0.5f));
  EXPECT_TRUE(search.report().ownership.empty());
  search.moveTo(start.after(search.report().moves.front().move));
  search.think(visitsOf(60));
  EXPECT_THAT(search.report({.ownership = true}).ownership, testing::Each(-0.5f));
}

TEST(Search, HasTwiceTheVisitsWithTwiceTheThreads) {
  const auto visits = [](int threads) {
    SlowEvaluator slow(2ms);
    Search search(slow, {.threads = threads});
    search.moveTo(emptySituation(9));
    search.think(timeOf(150ms));
    return search.visits();
  };
  EXPECT_GT(visits(2), 1.4 * visits(1));
}

TEST(Search, EndsWithTheErrorWhenAnEvaluationFails) {
  for (const int answers : {0, 1, 30}) {
    for (const int threads : {1, 3}) {
      FailingEvaluator failing(answers);
      Search search(failing, {.threads = threads});
      search.moveTo(emptySituation(9));
      search.think(visitsOf(1000));
      ASSERT_TRUE(search.failure());
      EXPECT_EQ(search.failure()->reason, "out of order");
      EXPECT_FALSE(search.evaluateRoot()) << "nothing is known any more";
      search.moveTo(emptySituation(5));
      EXPECT_FALSE(search.evaluateRoot());
    }
  }
}

TEST(Search, ThinksAgainAfterAFailure) {
  class Hiccup : public FakeEvaluator {
   public:
    Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                               std::span<nn::Evaluation> answers) override {
      if (++calls == 20) return Unexpected{nn::EvaluationError{"hiccup"}};
      return FakeEvaluator::evaluate(queries, answers);
    }
    std::atomic<int> calls = 0;
  };
  Hiccup hiccup;
  Search search(hiccup, {.threads = 2});
  search.moveTo(emptySituation(9));
  search.think(visitsOf(100));
  EXPECT_TRUE(search.failure());
  search.think(visitsOf(100));
  EXPECT_FALSE(search.failure());
  EXPECT_EQ(search.visits(), 100);
}

}  // namespace
}  // namespace tengen::search
