// What a node is worth: children that look worse count less, and errors of the network are learned.
#include <gtest/gtest.h>

#include "search/tree_test_kit.h"

namespace tengen::search {
namespace {

// By visits alone, priors as they are.
TreeOptions plain() {
  TreeOptions options;
  options.selection.temperature = 1;
  options.selection.worseCountsLess = 0;
  options.selection.biasShare = 0;
  return options;
}

// Black to move may choose between E5, which is `good` for Black, and C3, which is `bad`; both are
// looked at `visits` times, with passes behind them.
double rootWinWith(const TreeOptions& options, float good, float bad, int visits) {
  Tree tree(emptySituation(9), options);
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"E5", 0.5f}, {"C3", 0.5f}}, 0.5f));
  for (const char* move : {"E5", "C3"}) {
    std::vector<bool> only(82);
    only[static_cast<size_t>(indexOf(moveOf(move, {9, 9}), {9, 9}))] = true;
    tree.allowAtRoot(only);
    for (int visit = 0; visit < visits; ++visit) {
      const Descent descent = tree.descend();
      if (!descent.leaf) continue;
      const Leaf& leaf = *descent.leaf;
      const float black =
          leaf.situation.position.board().at(Point{4, 4}) == Stone::None ? bad : good;
      const bool isBlack = leaf.situation.position.toMove() == Color::Black;
      tree.absorb(leaf, preferring(leaf.situation, {{"A1", 0.5f}, {"J9", 0.5f}},
                                   isBlack ? black : 1 - black));
    }
  }
  return tree.rootWin();
}

TEST(Worth, IsTheMeanOfAllVisitsWhereVisitsAloneCount) {
  EXPECT_NEAR(rootWinWith(plain(), 0.8f, 0.2f, 1), (0.5 + 0.8 + 0.2) / 3, 1e-6);
}

TEST(Worth, FollowsTheBetterMoveTheMoreItIsKnownToBeBetter) {
  TreeOptions options = plain();
  options.selection.worseCountsLess = 0.5f;
  const double few = rootWinWith(options, 0.8f, 0.2f, 1);
  const double many = rootWinWith(options, 0.8f, 0.2f, 5);
  EXPECT_GT(few, rootWinWith(plain(), 0.8f, 0.2f, 1) + 0.02);
  EXPECT_GT(many, rootWinWith(plain(), 0.8f, 0.2f, 5) + 0.05);
}

TEST(Worth, OfEqualMovesIsTheirMean) {
  TreeOptions options = plain();
  options.selection.worseCountsLess = 0.5f;
  EXPECT_NEAR(rootWinWith(options, 0.6f, 0.6f, 2), (0.5 + 4 * 0.6) / 5, 1e-6);
}

// White answers D4 at E4, whatever Black plays elsewhere before: the network says that this is
// even, and the next move always shows Black far ahead.
double chancesAfterE4(float biasShare) {
  TreeOptions options = plain();
  options.selection.biasShare = biasShare;
  nn::Situation start = emptySituation(9);
  Tree tree(start.after(moveOf("D4", {9, 9})), options);
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"E4", 1}}, 0.5f));
  const Leaf answer = leafOf(tree);
  tree.absorb(answer, preferring(answer.situation, {{"H8", 0.5f}, {"H2", 0.5f}}, 0.5f));
  for (int visit = 0; visit < 2; ++visit) {
    const Leaf leaf = leafOf(tree);
    const bool isBlack = leaf.situation.position.toMove() == Color::Black;
    tree.absorb(leaf, preferring(leaf.situation, {{"A9", 1}}, isBlack ? 0.9f : 0.1f));
  }
  return 1 - tree.rootMoves().front().win;
}

TEST(Worth, TakesTheErrorThatWasFoundOffWhatWasSaid) {
  EXPECT_NEAR(chancesAfterE4(0), (0.5 + 0.9 + 0.9) / 3, 1e-6);
  EXPECT_NEAR(chancesAfterE4(0.5f), (0.5 + 0.5 * 0.4 + 0.9 + 0.9) / 3, 1e-6);
}

TEST(Worth, ForgetsWhatHasLeftTheTree) {
  const FakeEvaluator evaluator;
  Tree tree(emptySituation(9));
  size_t early = 0;
  for (int move = 0; move < 40; ++move) {
    grow(tree, evaluator, tree.visits() + 60);
    if (move == 4) early = tree.bytes();
    tree.advance(tree.rootMoves().front().move);
  }
  EXPECT_LT(tree.bytes(), 2 * early) << "the biases of a whole game are kept";
}

}  // namespace
}  // namespace tengen::search
