// The tests named Network... run twice: as the processor likes it, and held down to AVX2.
#include "nn/network.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <thread>

#include "nn/network_evaluator.h"
#include "nn/nn_test_kit.h"
#include "nn/slow_network.h"
#include "nn/tiles.h"

namespace tengen::nn {
namespace {

NetworkOutputs compute(const Network& network, const Situation& situation,
                       Symmetry symmetry = Symmetry::None) {
  Features features;
  NetworkOutputs outputs;
  describe(situation, symmetry, features);
  network.compute(situation.position.board().size(), features, outputs);
  return outputs;
}

// The largest difference between the logits of two answers; leads count in tens of points.
double difference(const NetworkOutputs& a, const NetworkOutputs& b) {
  EXPECT_EQ(a.policy.size(), b.policy.size());
  EXPECT_EQ(a.ownership.size(), b.ownership.size());
  double most = std::max(std::abs(a.win - b.win), std::abs(a.lead - b.lead) / 10);
  for (size_t i = 0; i < a.policy.size(); ++i)
    most = std::max<double>(most, std::abs(a.policy[i] - b.policy[i]));
  for (size_t i = 0; i < a.ownership.size(); ++i)
    most = std::max<double>(most, std::abs(a.ownership[i] - b.ownership[i]));
  return most;
}

// What the small network may be off by: floats add in another order; eight bits round.
constexpr double kFloatTolerance = 2e-4;
constexpr double kEightBitTolerance = 0.15;

double toleranceOf(Arithmetic arithmetic) {
  return arithmetic == Arithmetic::Float ? kFloatTolerance : kEightBitTolerance;
}

std::string nameOf(Arithmetic arithmetic) {
  constexpr std::array kNames{"Floats", "EightBits", "Winograd", "Tiles"};
  return kNames[static_cast<size_t>(arithmetic)];
}

class NetworkIn : public ::testing::TestWithParam<Arithmetic> {};

TEST_P(NetworkIn, AgreesWithTheSlowTwinOnBoardsOfAllShapes) {
  const Weights weights = smallWeights();
  const Network network(weights, GetParam());
  ASSERT_EQ(network.arithmetic(), GetParam());
  for (const BoardSize size : {BoardSize{1, 1},
                               {2, 1},
                               {2, 2},
                               {3, 3},
                               {5, 5},
                               {7, 4},
                               {9, 9},
                               {13, 19},
                               {19, 19},
                               {25, 25},
                               {52, 5}}) {
    const Situation situation = randomSituation(size, size.points() / 2, 5);
    Features features;
    describe(situation, Symmetry::None, features);
    SlowNetwork slow(weights, size);
    const NetworkOutputs expected = slow.compute(features);
    EXPECT_LT(difference(compute(network, situation), expected), toleranceOf(GetParam()))
        << size.width << "x" << size.height;
  }
}

TEST_P(NetworkIn, AnswersTheSameFromSeveralThreadsAtOnce) {
  const Network network(smallWeights(), GetParam());
  std::vector<Situation> situations;
  std::vector<NetworkOutputs> expected;
  const Network other(smallWeights(), GetParam());
  for (int i = 0; i < 24; ++i) {
    const int side = 5 + i % 3 * 4;
    situations.push_back(randomSituation({side, side}, 20, static_cast<uint64_t>(i)));
    expected.push_back(compute(other, situations.back()));
  }
  std::vector<std::thread> threads;
  std::vector<double> worst(4);
  for (size_t t = 0; t < worst.size(); ++t) {
    threads.emplace_back([&, t] {
      for (size_t i = 0; i < 3 * situations.size(); ++i) {
        const size_t n = (i * 7 + t * 5) % situations.size();
        worst[t] = std::max(worst[t], difference(compute(network, situations[n]), expected[n]));
      }
    });
  }
  for (std::thread& thread : threads)
    thread.join();
  EXPECT_EQ(worst, std::vector<double>(4, 0.0));
}

INSTANTIATE_TEST_SUITE_P(Arithmetics, NetworkIn,
                         ::testing::Values(Arithmetic::Float, Arithmetic::EightBit,
                                           Arithmetic::Winograd),
                         [](const auto& used) { return nameOf(used.param); });

// Whoever runs this as `TENGEN_NN=avx2` or `f32` gets what was asked for.
TEST(NetworkOnThisProcessor, ObeysTheEnvironment) {
  const char* value = std::getenv("TENGEN_NN");
  const std::string wish = value ? value : "";
  if (wish.starts_with("avx2") && __builtin_cpu_supports("avx2")) {
    EXPECT_EQ(instructionSet(), "AVX2");
  }
  if (wish == "avx2" && __builtin_cpu_supports("avx2")) {
    EXPECT_EQ(bestArithmetic(), Arithmetic::Winograd);
    EXPECT_EQ(NetworkEvaluator(smallWeights()).network().arithmetic(), Arithmetic::Winograd);
  }
  if (wish == "avx2-f32" || wish == "f32") {
    EXPECT_EQ(bestArithmetic(), Arithmetic::Float);
    EXPECT_EQ(NetworkEvaluator(smallWeights()).network().arithmetic(), Arithmetic::Float);
  }
  if (wish.empty() && __builtin_cpu_supports("avx512vnni")) {
    EXPECT_EQ(instructionSet(), "AVX-512 VNNI");
    EXPECT_EQ(bestArithmetic(), canRunTiles() ? Arithmetic::Tiles : Arithmetic::EightBit);
  }
  if (wish == "int8") {
    EXPECT_EQ(bestArithmetic(), Arithmetic::EightBit);
  }
}

TEST(Network, ComputesInTheBestOtherWayWhereTilesAreTooWide) {
  EXPECT_EQ(Network(smallWeights(), Arithmetic::Tiles).arithmetic(), bestWithoutTiles());
}

TEST(Network, ComputesInFloatsWithoutPeaks) {
  Weights weights = smallWeights();
  weights.peaks.clear();
  EXPECT_EQ(Network(weights, Arithmetic::EightBit).arithmetic(), Arithmetic::Float);
}

// The network that ships with the program
// What training/reference.py says of it stands beside it, computed from the same file.
struct Fixture {
  Situation situation;
  NetworkOutputs expected;
};

std::vector<Fixture> fixtures() {
  std::vector<Fixture> all;
  for (const auto& entry :
       nlohmann::json::parse(*readFile(TENGEN_NET_FOLDER "/tengen.fixtures.json"))) {
    const int side = entry["size"];
    const BoardSize size{side, side};
    const auto rules = rulesetNamed(entry["rules"].get<std::string>());
    Situation situation{Position(size, *rules), {}, entry["komi"]};
    for (const int move : entry["moves"])
      situation =
          situation.after(move == size.points() ? Move::pass() : Move::at(size.pointAt(move)));
    all.push_back(
        {std::move(situation), {entry["policy"], entry["ownership"], entry["win"], entry["lead"]}});
  }
  return all;
}

double probability(float logit) {
  return 1 / (1 + std::exp(-logit));
}

// Between two sets of logits, as probabilities.
double meanDistance(const std::vector<float>& a, const std::vector<float>& b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i)
    sum += std::abs(probability(a[i]) - probability(b[i]));
  return sum / static_cast<double>(a.size());
}

// How much probability two sets of logits spend differently, from 0 to 1.
double overlapLost(const std::vector<float>& a, const std::vector<float>& b) {
  const auto total = [](const std::vector<float>& logits) {
    double sum = 0;
    for (const float logit : logits)
      sum += std::exp(logit);
    return sum;
  };
  double lost = 0;
  for (size_t i = 0; i < a.size(); ++i)
    lost += std::abs(std::exp(a[i]) / total(a) - std::exp(b[i]) / total(b));
  return lost / 2;
}

TEST(NetworkThatShips, SaysWhatItsFixturesSayInFloats) {
  const auto loaded = NetworkEvaluator::load(TENGEN_NET_FOLDER "/tengen.net", Arithmetic::Float);
  ASSERT_TRUE(loaded);
  for (const Fixture& fixture : fixtures())
    EXPECT_LT(difference(compute((*loaded)->network(), fixture.situation), fixture.expected), 2e-3);
}

class NetworkThatShipsIn : public ::testing::TestWithParam<Arithmetic> {};

TEST_P(NetworkThatShipsIn, StaysCloseToItsFixtures) {
  const auto loaded = NetworkEvaluator::load(TENGEN_NET_FOLDER "/tengen.net", GetParam());
  ASSERT_TRUE(loaded);
  if ((*loaded)->network().arithmetic() != GetParam()) GTEST_SKIP() << "this processor cannot";
  for (const Fixture& fixture : fixtures()) {
    const NetworkOutputs outputs = compute((*loaded)->network(), fixture.situation);
    EXPECT_NEAR(probability(outputs.win), probability(fixture.expected.win), 0.04);
    EXPECT_NEAR(outputs.lead, fixture.expected.lead, 1.5);
    EXPECT_LT(meanDistance(outputs.ownership, fixture.expected.ownership), 0.03);
    EXPECT_LT(overlapLost(outputs.policy, fixture.expected.policy), 0.1);
  }
}

INSTANTIATE_TEST_SUITE_P(EightBits, NetworkThatShipsIn,
                         ::testing::Values(Arithmetic::EightBit, Arithmetic::Tiles),
                         [](const auto& used) { return nameOf(used.param); });

}  // namespace
}  // namespace tengen::nn
