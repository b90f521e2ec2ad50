#include "nn/network_evaluator.h"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>

#include "nn/nn_test_kit.h"
#include "rules/diagram.h"

namespace tengen::nn {
namespace {

Evaluation answerTo(Evaluator& evaluator, const Situation& situation,
                    Symmetry symmetry = Symmetry::None) {
  const Query query{&situation, symmetry};
  Evaluation answer;
  EXPECT_TRUE(evaluator.evaluate({&query, 1}, {&answer, 1}));
  return answer;
}

TEST(NetworkEvaluator, GivesProbabilitiesToLegalMovesAlone) {
  NetworkEvaluator evaluator(smallWeights(), Arithmetic::Float);
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const BoardSize size = seed % 2 ? BoardSize{5, 4} : BoardSize{4, 4};
    const Ruleset rules{.ko = static_cast<Ko>(seed % 3)};
    const Situation situation = randomSituation(size, static_cast<int>(seed * 2), seed, rules);
    const Evaluation answer = answerTo(evaluator, situation);
    ASSERT_EQ(answer.policy.size(), static_cast<size_t>(size.points() + 1));
    EXPECT_NEAR(std::accumulate(answer.policy.begin(), answer.policy.end(), 0.0), 1, 1e-5);
    for (int i = 0; i < size.points(); ++i) {
      const bool legal = situation.position.isLegal(Move::at(size.pointAt(i)));
      EXPECT_EQ(answer.policy[static_cast<size_t>(i)] > 0, legal) << i;
    }
    EXPECT_GT(answer.policy.back(), 0);
    EXPECT_TRUE(answer.win > 0 && answer.win < 1);
    for (const float owner : answer.ownership)
      EXPECT_TRUE(owner > -1 && owner < 1);
  }
}

TEST(NetworkEvaluator, IsNamedAfterItsShapeAndTheArithmeticThatRuns) {
  const Weights weights = smallWeights();
  const std::string shape =
      "b" + std::to_string(weights.blocks.size()) + "c" + std::to_string(weights.channels);
  EXPECT_EQ(NetworkEvaluator(weights, Arithmetic::Float).name(), shape + "-f32");
  const NetworkEvaluator inEightBits(weights, Arithmetic::EightBit);
  const bool isEightBit = inEightBits.network().arithmetic() == Arithmetic::EightBit;
  EXPECT_EQ(inEightBits.name(), shape + (isEightBit ? "-int8" : "-f32"));
}

TEST(NetworkEvaluator, MakesProbabilitiesOfLogits) {
  NetworkEvaluator evaluator(smallWeights(), Arithmetic::Float);
  const Situation situation{Position({3, 3}), {}, 7};
  Features features;
  NetworkOutputs outputs;
  describe(situation, Symmetry::None, features);
  evaluator.network().compute({3, 3}, features, outputs);
  const Evaluation answer = answerTo(evaluator, situation);
  for (size_t i = 0; i < 10; ++i) {
    EXPECT_NEAR(answer.policy[i] / answer.policy[9],
                std::exp(outputs.policy[i] - outputs.policy[9]), 1e-3);
  }
  EXPECT_NEAR(answer.win, 1 / (1 + std::exp(-outputs.win)), 1e-6);
  EXPECT_EQ(answer.lead, outputs.lead);
  for (size_t i = 0; i < 9; ++i)
    EXPECT_NEAR(answer.ownership[i], std::tanh(outputs.ownership[i] / 2), 1e-5);
}

// A turned board shown unturned is the same question as the board shown turned.
TEST(NetworkEvaluator, TurnsAnswersBack) {
  NetworkEvaluator evaluator(smallWeights(), Arithmetic::Float);
  for (const BoardSize size : {BoardSize{5, 5}, BoardSize{6, 3}}) {
    std::vector<Move> moves;
    for (const Point p : {Point{0, 0}, Point{1, 2}, Point{4, 1}, Point{2, 2}})
      moves.push_back(Move::at(p));
    for (const Symmetry symmetry : symmetriesOf(size)) {
      Situation straight{Position(size), {}, 6.5};
      Situation already = straight;
      for (const Move move : moves) {
        straight = straight.after(move);
        already = already.after(Move::at(transformed(move.point(), size, symmetry)));
      }
      const Evaluation shownTurned = answerTo(evaluator, straight, symmetry);
      const Evaluation expected = answerTo(evaluator, already);
      EXPECT_FLOAT_EQ(shownTurned.win, expected.win);
      EXPECT_FLOAT_EQ(shownTurned.lead, expected.lead);
      for (int i = 0; i < size.points(); ++i) {
        const int there = size.indexOf(transformed(size.pointAt(i), size, symmetry));
        const auto a = static_cast<size_t>(i);
        const auto b = static_cast<size_t>(there);
        EXPECT_FLOAT_EQ(shownTurned.policy[a], expected.policy[b]) << static_cast<int>(symmetry);
        EXPECT_FLOAT_EQ(shownTurned.ownership[a], expected.ownership[b])
            << static_cast<int>(symmetry);
      }
    }
  }
}

TEST(NetworkEvaluator, AnswersABatchAsItAnswersEach) {
  NetworkEvaluator evaluator(smallWeights());
  std::vector<Situation> situations;
  for (uint64_t seed = 0; seed < 5; ++seed)
    situations.push_back(randomSituation({9, 9}, 30, seed));
  std::vector<Query> queries;
  for (const Situation& situation : situations)
    queries.push_back({&situation, kSymmetries[queries.size()]});
  std::vector<Evaluation> answers(queries.size());
  ASSERT_TRUE(evaluator.evaluate(queries, answers));
  for (size_t i = 0; i < queries.size(); ++i)
    EXPECT_EQ(answers[i].policy, answerTo(evaluator, situations[i], queries[i].symmetry).policy);
}

TEST(NetworkEvaluator, CountsAFinishedBoard) {
  const auto evaluator = NetworkEvaluator::load(TENGEN_NET_FOLDER "/tengen.net");
  ASSERT_TRUE(evaluator);
  const std::string_view drawing = R"(
    . X . X X O . O .
    X . X . X O O . O
    . X X X X O . O .
    X . . X X O O O O
    . X X . X O . O .
    X X . X X O O . O
    . X X X X O . O O
    X . X . X O O O .
    . X . X X O . O .)";
  const Points black = pointsDrawn(drawing, 'X');
  const Points white = pointsDrawn(drawing, 'O');
  for (const Color side : {Color::Black, Color::White}) {
    const double sign = side == Color::Black ? 1 : -1;
    for (const double komi : {4.5, 8.5, 9.5, 13.5}) {
      const Situation situation{
          *Position::withStones({9, 9}, black, white, *rulesetNamed("chinese"), side), {}, komi};
      const Evaluation answer = answerTo(**evaluator, situation);
      EXPECT_NEAR(sign * answer.lead, 9 - komi, 0.5) << komi;
      EXPECT_EQ(answer.win > 0.5f, sign * (9 - komi) > 0) << komi;
    }
  }
}

TEST(NetworkEvaluator, NamesTheFileItCannotLoad) {
  const auto missing = NetworkEvaluator::load("/no/such/file.net");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().path, "/no/such/file.net");
  EXPECT_EQ(std::get<std::error_code>(missing.error().why), std::errc::no_such_file_or_directory);

  const auto path = std::filesystem::path(::testing::TempDir()) / "tengen_not_a_network.net";
  std::ofstream(path) << "nothing of the kind";
  const auto other = NetworkEvaluator::load(path);
  std::filesystem::remove(path);
  ASSERT_FALSE(other);
  EXPECT_EQ(std::get<WeightsError>(other.error().why), WeightsError::NoNetwork);
}

TEST(NetworkFile, IsFoundAboveTheProgramOrWhereTheUserSays) {
  EXPECT_TRUE(std::filesystem::equivalent(networkFile(), TENGEN_NET_FOLDER "/tengen.net"));
  ::setenv("TENGEN_NET", "/somewhere/else.net", 1);
  EXPECT_EQ(networkFile(), "/somewhere/else.net");
  ::unsetenv("TENGEN_NET");
}

// A window of no width is a convolution that oneDNN refuses to make.
TEST(NetworkEvaluator, MakesAnErrorOfWhatOneDnnThrows) {
  Weights weights = smallWeights();
  weights.stem.side = 0;
  NetworkEvaluator evaluator(weights, Arithmetic::Float);
  const Situation situation{Position({5, 5}), {}, 7};
  const Query query{&situation, {}};
  Evaluation answer;
  const auto done = evaluator.evaluate({&query, 1}, {&answer, 1});
  ASSERT_FALSE(done);
  EXPECT_NE(done.error().reason, "");
}

}  // namespace
}  // namespace tengen::nn
