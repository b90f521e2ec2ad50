#include "nn/network_judge.h"

#include <gtest/gtest.h>

#include "rules/areas.h"
#include "rules/diagram.h"

namespace tengen::nn {
namespace {

// Gives the whole board to one side, as sure as told.
class OneSided : public Evaluator {
 public:
  explicit OneSided(float forBlack) : forBlack_(forBlack) {}

  Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                         std::span<Evaluation> answers) override {
    for (size_t i = 0; i < queries.size(); ++i) {
      const Position& position = queries[i].situation->position;
      const auto points = static_cast<size_t>(position.board().size().points());
      const bool black = position.toMove() == Color::Black;
      answers[i].ownership.assign(points, black ? forBlack_ : -forBlack_);
    }
    return {};
  }

 private:
  float forBlack_;
};

// Takes every stone for alive, as networks do that learned from players who resign in time, and
// counts how often it is asked.
class AllAlive : public Evaluator {
 public:
  Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                         std::span<Evaluation> answers) override {
    asked += queries.size();
    for (size_t i = 0; i < queries.size(); ++i) {
      const Position& position = queries[i].situation->position;
      answers[i].ownership.clear();
      for (const Point point : AllPoints(position.board().size())) {
        const Stone stone = position.board().at(point);
        const bool ours = stone == stoneOf(position.toMove());
        answers[i].ownership.push_back(stone == Stone::None ? 0.0f : ours ? 1.0f : -1.0f);
      }
    }
    return {};
  }

  size_t asked = 0;
};

std::string deadOn(const char* diagram, float forBlack) {
  OneSided network(forBlack);
  return toDiagram(NetworkJudge(network).judge(boardOf(diagram), Color::Black).marks.dead);
}

// Two eyes each, and nothing between.
const char* const kSettled = R"(
  . X . X O . O .
  X X X X O O O O
  X X X X O O O O
)";

TEST(NetworkJudge, LeavesUnconditionalLifeAloneWhateverTheNetworkSays) {
  const std::string nothing = "........\n........\n........\n";
  EXPECT_EQ(deadOn(kSettled, 1), nothing);
  EXPECT_EQ(deadOn(kSettled, -1), nothing);
  OneSided network(-1);
  const Verdict verdict = NetworkJudge(network).judge(boardOf(kSettled), Color::White);
  EXPECT_EQ(verdict.ownership[(Point{0, 0})], 1);
  EXPECT_EQ(verdict.ownership[(Point{7, 0})], -1);
}

// Nothing here is alive unconditionally, but playouts see clearly what becomes of it.
TEST(NetworkJudge, TrustsPlayoutsThatAreSure) {
  const char* diagram = R"(
    . . . X O . .
    . . . X O . .
    . . . X O X .
    X X X X O . .
    O O O O O . .
    . . . . . . .
  )";
  const std::string dead = ".......\n.......\n.....*.\n.......\n.......\n.......\n";
  EXPECT_EQ(deadOn(diagram, 1), dead);
  EXPECT_EQ(deadOn(diagram, -1), dead);
}

TEST(NetworkJudge, LetsALargeChainDieThatTheNetworkTakesForAlive) {
  AllAlive network;
  const Board board = boardOf(R"(
    X X . . X O . . .
    X X X X X O . . .
    O O O X O O . . .
    . . O X O . . . .
    . . O X O . . . .
    . O X X O . . . .
    . O X O . . . . .
    . O O O . . . . .
    . . . . . . . . .
  )");
  const Verdict verdict = NetworkJudge(network).judge(board, Color::Black);
  EXPECT_EQ(toDiagram(verdict.marks.dead),
            "**..*....\n*****....\n...*.....\n...*.....\n...*.....\n"
            "..**.....\n..*......\n.........\n.........\n");
}

// If Black takes the three stones from below he is left with one liberty, from above he loses two
// stones; if White adds a fourth they are taken, and Black lives. Playouts lose it for White more
// often than not, but not so often that nothing could be said against them.
TEST(NetworkJudge, BelievesTheNetworkWherePlayoutsStumbleOverASeki) {
  AllAlive network;
  const Board board = boardOf(R"(
    . X . X O . . . .
    O O X X O . . . .
    O X X O O . . . .
    . X X O . . . . .
    X X O O . . . . .
    O O O . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
  )");
  EXPECT_EQ(PlayoutJudge().judge(board, Color::Black).marks.dead[(Point{0, 1})], true);
  const Verdict verdict = NetworkJudge(network).judge(board, Color::Black);
  EXPECT_EQ(verdict.marks, Marks(board.size()));
  EXPECT_TRUE(verdict.seki[(Point{0, 1})]);
  EXPECT_TRUE(verdict.seki[(Point{1, 2})]);
}

TEST(NetworkJudge, AsksOnceWhereNetworkAndPlayoutsAgree) {
  AllAlive network;
  const Board board = boardOf(R"(
    . . . X O . .
    . . . X O . .
    . . . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
  )");
  NetworkJudge(network).judge(board, Color::Black);
  EXPECT_EQ(network.asked, 1U);
}

TEST(NetworkJudge, AsksInEveryWayWhereTheyDiffer) {
  AllAlive network;
  NetworkJudge(network).judge(boardOf(". . . X O . .\n. O . X O . .\n. . . X O . .\n"),
                              Color::Black);
  EXPECT_EQ(network.asked, 4U);
}

TEST(NetworkJudge, AsksNobodyWhereLifeIsUnconditional) {
  AllAlive network;
  NetworkJudge(network).judge(boardOf(kSettled), Color::Black);
  EXPECT_EQ(network.asked, 0U);
}

// Whoever moves first takes: playouts are in two minds, and the network decides.
TEST(NetworkJudge, DecidesWhatPlayoutsCannot) {
  const char* race = R"(
    . X O .
    X X O O
    X X O O
    X X O O
    X X O O
  )";
  const std::string blackDead = ".*..\n**..\n**..\n**..\n**..\n";
  const std::string whiteDead = "..*.\n..**\n..**\n..**\n..**\n";
  EXPECT_EQ(deadOn(race, 0.9f), whiteDead);
  EXPECT_EQ(deadOn(race, -0.9f), blackDead);
}

TEST(NetworkJudge, OwnsByPlayoutsAndToALesserShareByTheNetwork) {
  OneSided black(1);
  OneSided white(-1);
  const Board board({5, 5});
  const Point middle{2, 2};
  const float forBlack = NetworkJudge(black).judge(board, Color::Black).ownership[middle];
  const float forWhite = NetworkJudge(white).judge(board, Color::Black).ownership[middle];
  EXPECT_GT(forBlack - forWhite, 0.5f);  // of 2, were it the network alone
  EXPECT_LT(forBlack - forWhite, 1.0f);
}

TEST(NetworkJudge, AlwaysSaysTheSame) {
  OneSided network(0.3f);
  const Board board = boardOf(". X O . .\n. X O . .\n. X O X .\n. X O . .\n");
  EXPECT_EQ(NetworkJudge(network).judge(board, Color::White),
            NetworkJudge(network).judge(board, Color::White));
}

TEST(NetworkJudge, JudgesByPlayoutsAloneWhenTheNetworkFails) {
  class Failing : public Evaluator {
   public:
    Result<void, EvaluationError> evaluate(std::span<const Query>, std::span<Evaluation>) override {
      return Unexpected{EvaluationError{"out of order"}};
    }
  };
  Failing network;
  const Board board = boardOf(". X O . .\n. X O . .\n. X O X .\n. X O . .\n");
  const Verdict verdict = NetworkJudge(network).judge(board, Color::Black);
  const Verdict alone = PlayoutJudge().judge(board, Color::Black);
  EXPECT_EQ(toDiagram(verdict.marks.dead), toDiagram(alone.marks.dead));
  for (const Point point : AllPoints(board.size()))
    EXPECT_EQ(verdict.ownership[point], alone.ownership[point]);
}

}  // namespace
}  // namespace tengen::nn
