#include "search/report.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

// A 9x9 tree in which moves at the left edge are worth what the test says, as Black sees it.
// `favour` is the prior of the first.
Tree treeOf(std::vector<float> winByRow, int visits, float favour = 0) {
  const AlteredEvaluator evaluator([=](const nn::Situation& situation, nn::Evaluation& evaluation) {
    const bool black = situation.position.toMove() == Color::Black;
    evaluation.lead = 0;
    evaluation.win = 0.5f;
    if (situation.position.moveNumber() == 0) {
      for (size_t index = 0; index < evaluation.policy.size(); ++index) {
        const bool edge = index % 9 == 0 && index / 9 < winByRow.size();
        evaluation.policy[index] = edge ? (1 - favour) / static_cast<float>(winByRow.size()) : 0;
      }
      evaluation.policy.front() += favour;
      return;
    }
    for (size_t row = 0; row < winByRow.size(); ++row) {
      if (situation.position.board().at(Point{0, static_cast<uint8_t>(row)}) != Stone::Black)
        continue;
      evaluation.win = black ? winByRow[row] : 1 - winByRow[row];
    }
  });
  Tree tree(emptySituation(9));
  std::vector<bool> edge(82);
  for (size_t row = 0; row < winByRow.size(); ++row)
    edge[row * 9] = true;
  tree.allowAtRoot(edge);
  grow(tree, evaluator, visits);
  return tree;
}

TEST(Report, PutsTheBestMoveFirstAndTheOthersByVisits) {
  const Tree tree = treeOf({0.2f, 0.8f, 0.5f}, 300);
  const auto moves = reportMoves(tree, {});
  ASSERT_EQ(moves.size(), 3u);
  EXPECT_EQ(moves[0].move, moveOf("A8", {9, 9}));
  EXPECT_NEAR(moves[0].winrate, 0.8, 0.01);
  EXPECT_GT(moves[1].visits, moves[2].visits);
  EXPECT_EQ(moves[0].pv.front(), moves[0].move);
  EXPECT_EQ(moves[0].pvVisits.front(), moves[0].visits);
}

TEST(Report, PrefersAMoveThatIsSurelyBetterToOneWithMoreVisits) {
  const Tree tree = treeOf({0.5f, 0.62f}, 31, 0.9f);
  const auto moves = reportMoves(tree, {});
  EXPECT_EQ(moves[0].move, moveOf("A8", {9, 9}));
  EXPECT_LT(moves[0].visits, moves[1].visits);
}

TEST(Report, IsSurerOfAMoveTheMoreItIsVisited) {
  const auto few = reportMoves(treeOf({0.6f}, 20), {}).front();
  const auto many = reportMoves(treeOf({0.6f}, 400), {}).front();
  EXPECT_LT(few.lcb, many.lcb);
  EXPECT_LT(many.lcb, many.winrate);
  EXPECT_GT(many.lcb, 0.55f);
}

TEST(Report, LeavesOutWhatWasNotAskedFor) {
  const Tree tree = treeOf({0.2f, 0.8f, 0.5f}, 3);
  EXPECT_EQ(reportMoves(tree, {}).size(), 2u);
  EXPECT_EQ(reportMoves(tree, {.untried = true}).size(), 3u);
  EXPECT_EQ(reportMoves(tree, {.mostMoves = 1}).size(), 1u);
  EXPECT_EQ(reportMoves(treeOf({0.5f}, 50), {.longestPv = 2}).front().pv.size(), 2u);
  EXPECT_TRUE(reportMoves(Tree(emptySituation(9)), {.untried = true}).empty());
  EXPECT_TRUE(reportMoves(Tree(emptySituation(9)), {.mostMoves = 0}).empty());
}

}  // namespace
}  // namespace tengen::search
