#include "search/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

#include "nn/cached_evaluator.h"
#include "search/limits_test_kit.h"

namespace tengen::search {
namespace {

using namespace std::chrono_literals;

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
