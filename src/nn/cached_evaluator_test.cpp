#include "nn/cached_evaluator.h"

#include <gtest/gtest.h>

#include "nn/network_evaluator.h"
#include "nn/nn_test_kit.h"
#include "rules/diagram.h"

namespace tengen::nn {
namespace {

// Counts what it is asked, and never says the same twice.
class CountingEvaluator : public Evaluator {
 public:
  explicit CountingEvaluator(int& calls) : calls_(calls) {}
  Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                         std::span<Evaluation> answers) override {
    for (size_t i = 0; i < queries.size(); ++i) {
      if (fails) return Unexpected{EvaluationError{"out of order"}};
      const BoardSize size = queries[i].situation->position.board().size();
      answers[i].policy.assign(static_cast<size_t>(size.points()) + 1, 0);
      answers[i].ownership.assign(static_cast<size_t>(size.points()), 0);
      answers[i].lead = static_cast<float>(++calls_);
    }
    return {};
  }
  bool fails = false;

 private:
  int& calls_;
};

// A memory over such an evaluator.
class Memory {
 public:
  explicit Memory(size_t bytes = 1 << 20)
      : cached_(std::make_unique<CountingEvaluator>(calls), bytes) {}

  int ask(const Situation& situation, Symmetry symmetry = Symmetry::None) {
    const Query query{&situation, symmetry};
    Evaluation answer;
    EXPECT_TRUE(cached_.evaluate({&query, 1}, {&answer, 1}));
    return static_cast<int>(answer.lead);
  }
  CachedEvaluator* operator->() { return &cached_; }

  int calls = 0;

 private:
  CachedEvaluator cached_;
};

Move at(int x, int y) {
  return Move::at({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
}

Situation afterMoves(const Situation& start, const std::vector<Move>& moves) {
  Situation situation = start;
  for (const Move move : moves)
    situation = situation.after(move);
  return situation;
}

TEST(CachedEvaluator, SaysWhatTheNetworkSaysTheFirstTimeAndTheSecond) {
  NetworkEvaluator network(smallWeights(), Arithmetic::Float);
  CachedEvaluator cached(std::make_unique<NetworkEvaluator>(smallWeights(), Arithmetic::Float),
                         1 << 20);
  for (int round = 0; round < 2; ++round) {
    for (uint64_t seed = 0; seed < 60; ++seed) {
      const Ruleset rules{.ko = static_cast<Ko>(seed % 3),
                          .suicide = static_cast<Suicide>(seed % 2)};
      const BoardSize size = seed % 4 ? BoardSize{4, 4} : BoardSize{5, 3};
      const Situation situation = randomSituation(size, static_cast<int>(seed), seed, rules);
      const Query query{&situation, symmetriesOf(size)[seed % symmetriesOf(size).size()]};
      Evaluation expected;
      Evaluation said;
      ASSERT_TRUE(network.evaluate({&query, 1}, {&expected, 1}));
      ASSERT_TRUE(cached.evaluate({&query, 1}, {&said, 1}));
      EXPECT_EQ(said.policy, expected.policy) << seed;
      EXPECT_EQ(said.ownership, expected.ownership);
      EXPECT_EQ(said.win, expected.win);
      EXPECT_EQ(said.lead, expected.lead);
    }
  }
  EXPECT_EQ(cached.tally().asked, 120u);
  EXPECT_GE(cached.tally().found, 60u);
}

TEST(CachedEvaluator, AsksOnceForTheSamePositionOnTheSameRoad) {
  Memory memory;
  const Situation start{Position({5, 5}), {}, 6.5};
  const std::vector<Move> moves{at(1, 1), at(3, 3), at(1, 3)};
  const Situation situation = afterMoves(start, moves);
  EXPECT_FALSE(memory->knows({&situation, Symmetry::None}));
  EXPECT_EQ(memory.ask(afterMoves(start, moves)), 1);
  EXPECT_EQ(memory.ask(afterMoves(start, moves)), 1);
  EXPECT_EQ(memory.calls, 1);
  EXPECT_TRUE(memory->knows({&situation, Symmetry::None}));
  EXPECT_FALSE(memory->knows({&situation, Symmetry::HalfTurn}));
}

TEST(CachedEvaluator, TellsApartWhateverANetworkIsShown) {
  Memory memory;
  const Ruleset rules;
  const Situation start{Position({5, 5}, rules), {}, 6.5};
  const std::vector<Situation> others{
      start,
      {Position({5, 4}, rules), {}, 6.5},
      {Position({4, 5}, rules), {}, 6.5},
      {Position({5, 5}, rules), {}, 7.5},
      {Position({5, 5}, rules, Color::White), {}, 6.5},
      {Position({5, 5}, rules, Color::White), {}, -6.5},
      {Position({5, 5}, {.ko = Ko::Positional}), {}, 6.5},
      {Position({5, 5}, {.ko = Ko::Situational}), {}, 6.5},
      {Position({5, 5}, {.suicide = Suicide::SeveralStones}), {}, 6.5},
      {Position({5, 5}, {.scoring = Scoring::Area}), {}, 6.5},
      afterMoves(start, {Move::pass()}),
      afterMoves(start, {Move::pass(), Move::pass()}),
      afterMoves(start, {at(1, 1), at(3, 3), at(1, 3)}),
      afterMoves(start, {at(1, 3), at(3, 3), at(1, 1)}),
      afterMoves(start, {at(3, 3), at(1, 1), at(3, 1)}),
  };
  for (size_t i = 0; i < others.size(); ++i)
    EXPECT_EQ(memory.ask(others[i]), static_cast<int>(i) + 1);
  EXPECT_EQ(memory.ask(start, Symmetry::HalfTurn), static_cast<int>(others.size()) + 1);
  EXPECT_EQ(memory.ask(start), 1);
}

Points stonesOf(const Board& board, Stone stone) {
  Points points;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point p = board.size().pointAt(i);
    if (board.at(p) == stone) points.push_back(p);
  }
  return points;
}

Situation setUp(const Board& board, Color toMove) {
  return {*Position::withStones(board.size(), stonesOf(board, Stone::Black),
                                stonesOf(board, Stone::White), {.ko = Ko::Positional}, toMove),
          {},
          6.5};
}

// The stones are the same, but once White has just taken a ko, and Black may not take it back.
TEST(CachedEvaluator, TellsApartWhatKoForbids) {
  Situation taken = setUp(boardOf(R"(
    . X O . .
    X . X O .
    . X O . .
    . . . . .
    . . . . .)"),
                          Color::White)
                        .after(at(1, 1));
  taken.recent = {};
  const Situation fresh = setUp(taken.position.board(), Color::Black);
  ASSERT_EQ(fresh.position.board().hash(), taken.position.board().hash());
  ASSERT_FALSE(taken.position.isLegal(at(2, 1)));
  ASSERT_TRUE(fresh.position.isLegal(at(2, 1)));
  Memory memory;
  EXPECT_EQ(memory.ask(taken), 1);
  EXPECT_EQ(memory.ask(fresh), 2);
  EXPECT_EQ(memory.ask(taken), 1);
}

TEST(CachedEvaluator, StaysWithinItsMemoryAndForgetsWhatWasNotAskedForLongest) {
  constexpr size_t kBytes = 64 << 10;
  Memory memory(kBytes);
  const Situation often{Position({9, 9}), {}, 0.5};
  for (int i = 0; i < 500; ++i) {
    memory.ask({Position({9, 9}), {}, i + 1.0});
    EXPECT_EQ(memory.ask(often), 2) << i;
    ASSERT_LE(memory->bytes(), kBytes);
  }
  EXPECT_GT(memory->bytes(), kBytes / 2);
  EXPECT_EQ(memory.ask({Position({9, 9}), {}, 1.0}), 502) << "gone";
}

TEST(CachedEvaluator, AsksTogetherForWhatItDoesNotKnow) {
  int calls = 0;
  CachedEvaluator cached(std::make_unique<CountingEvaluator>(calls), 1 << 20);
  const std::vector<Situation> situations{
      {Position({5, 5}), {}, 1}, {Position({5, 5}), {}, 2}, {Position({5, 5}), {}, 3}};
  std::vector<Query> queries;
  for (const Situation& situation : situations)
    queries.push_back({&situation, Symmetry::None});
  std::vector<Evaluation> answers(3);
  ASSERT_TRUE(cached.evaluate({&queries[1], 1}, {answers.data(), 1}));
  ASSERT_TRUE(cached.evaluate(queries, answers));
  EXPECT_EQ(answers[0].lead, 2);
  EXPECT_EQ(answers[1].lead, 1);
  EXPECT_EQ(answers[2].lead, 3);
  cached.clear();
  EXPECT_EQ(cached.bytes(), 0u);
  ASSERT_TRUE(cached.evaluate(queries, answers));
  EXPECT_EQ(answers[1].lead, 5);
}

TEST(CachedEvaluator, RemembersNoFailure) {
  int calls = 0;
  auto counting = std::make_unique<CountingEvaluator>(calls);
  CountingEvaluator& inside = *counting;
  CachedEvaluator cached(std::move(counting), 1 << 20);
  const Situation situation{Position({5, 5}), {}, 1};
  const Query query{&situation, Symmetry::None};
  Evaluation answer;
  inside.fails = true;
  const auto failed = cached.evaluate({&query, 1}, {&answer, 1});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().reason, "out of order");
  inside.fails = false;
  ASSERT_TRUE(cached.evaluate({&query, 1}, {&answer, 1}));
  EXPECT_EQ(answer.lead, 1);
}

}  // namespace
}  // namespace tengen::nn
