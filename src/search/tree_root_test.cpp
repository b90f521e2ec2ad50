#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "search/tree.h"
#include "search/tree_test_kit.h"

namespace tengen::search {
namespace {

TEST(Tree, GivesThePassALeastPrior) {
  TreeOptions options;
  options.passFloor = 0.02f;
  options.endingPassFloor = 0.3f;
  Tree tree(emptySituation(9), options);
  Leaf leaf = leafOf(tree);
  tree.absorb(leaf, preferring(leaf.situation, {{"C3", 1}}));
  EXPECT_NEAR(tree.rootPolicy().back(), 0.02, 1e-4);
  tree.start(emptySituation(9).after(Move::pass()));
  leaf = leafOf(tree);
  tree.absorb(leaf, preferring(leaf.situation, {{"C3", 1}}));
  EXPECT_NEAR(tree.rootPolicy().back(), 0.3, 2e-3);
}

TEST(Tree, MovesOnWithWhatItKnows) {
  const FakeEvaluator fake;
  Tree tree(emptySituation(9));
  grow(tree, fake, 400);
  const RootMove best = tree.rootMoves().front();
  const auto line = tree.principalVariation(best.node, 3);
  tree.advance(best.move);
  EXPECT_EQ(tree.visits(), best.visits);
  EXPECT_NEAR(tree.rootWin(), 1 - best.win, 1e-6);
  EXPECT_EQ(tree.root().recent[0], best.move);
  EXPECT_EQ(visitsOf(tree, toText(line[1].move, {9, 9}, Notation::Standard)), line[1].visits);
  grow(tree, fake, 800);
  EXPECT_EQ(tree.visits(), 800);
}

TEST(Tree, GrowsTheSameAfterMovingOnAsACopyOfItWould) {
  // Fast re-rooting against the plain fact: visits below the new root do not depend on the rest.
  const FakeEvaluator fake;
  Tree tree(emptySituation(5));
  grow(tree, fake, 300);
  for (int moves = 0; moves < 6; ++moves) {
    const auto before = tree.rootMoves();
    const auto line = tree.principalVariation(before.front().node, 16);
    tree.advance(before.front().move);
    const auto after = tree.rootMoves();
    int sum = 1;
    for (const RootMove& move : after)
      sum += move.visits;
    ASSERT_EQ(sum, tree.visits());
    if (line.size() > 1) {
      ASSERT_EQ(tree.principalVariation(after.front().node, 15).size(), line.size() - 1);
    }
    grow(tree, fake, 300);
  }
}

TEST(Tree, StartsAfreshBehindAMoveItHasNotSeen) {
  Tree tree(emptySituation(9));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"C3", 1}}));
  tree.advance(moveOf("G7", {9, 9}));
  EXPECT_EQ(tree.visits(), 0);
  EXPECT_EQ(tree.nodeCount(), 1u);
  EXPECT_EQ(tree.root().position.moveNumber(), 1);
}

TEST(Tree, LooksOnlyAtMovesThatAreAllowed) {
  const BoardSize size{9, 9};
  std::vector<bool> allowed(82);
  allowed[static_cast<size_t>(indexOf(moveOf("A1", size), size))] = true;
  allowed[static_cast<size_t>(indexOf(moveOf("J9", size), size))] = true;
  Tree tree(emptySituation(9));
  grow(tree, FakeEvaluator(), 50);
  tree.allowAtRoot(allowed);
  grow(tree, FakeEvaluator(), 100);
  std::vector<Move> moves;
  for (const RootMove& move : tree.rootMoves())
    moves.push_back(move.move);
  EXPECT_THAT(moves, testing::UnorderedElementsAre(moveOf("A1", size), moveOf("J9", size)));

  tree.allowAtRoot({});
  EXPECT_EQ(tree.rootMoves().size(), 82u);
}

TEST(Tree, WithNoLegalMoveAllowedLooksAtAll) {
  Tree tree(situationOf(". X .\n . . .\n . . .", Color::White, areaRules(), 0));
  std::vector<bool> onStone(10);
  onStone[1] = true;
  tree.allowAtRoot(onStone);
  grow(tree, FakeEvaluator(), 20);
  EXPECT_EQ(tree.rootMoves().size(), 9u);
}

TEST(Tree, DropsHopelessMovesInsideAndBringsThemBackAtTheRoot) {
  const AlteredEvaluator sharp([](const nn::Situation& situation, nn::Evaluation& evaluation) {
    for (size_t index = 0; index < evaluation.policy.size(); ++index) {
      const int free = static_cast<int>(index) - situation.position.moveNumber();
      evaluation.policy[index] *= free < 20 ? 1.0f : 1e-7f;
    }
  });
  Tree tree(emptySituation(9));
  grow(tree, sharp, 30);
  EXPECT_EQ(tree.rootMoves().size(), 82u);
  tree.advance(tree.rootMoves().front().move);
  EXPECT_LT(tree.rootMoves().size(), 30u);
  const int visits = tree.visits();
  tree.completeRoot(sharp.evaluate(tree.root()));
  EXPECT_EQ(tree.rootMoves().size(), 81u);
  EXPECT_EQ(tree.visits(), visits);
  grow(tree, sharp, 60);
}

TEST(Tree, RaisesThePassTriedOrNot) {
  Tree tree(emptySituation(9));
  grow(tree, FakeEvaluator(), 2);
  tree.raiseRootPass(0.9f);
  EXPECT_NEAR(tree.rootPolicy().back(), 0.9, 0.004);
  grow(tree, FakeEvaluator(), 20);
  ASSERT_GT(visitsOf(tree, "pass"), 0);
  tree.raiseRootPass(0.95f);
  tree.raiseRootPass(0.2f);
  EXPECT_FLOAT_EQ(tree.rootPolicy().back(), 0.95f);
}

TEST(Tree, KeepsThePassAmongTheMovesItKeeps) {
  const AlteredEvaluator passless(
      [](const nn::Situation&, nn::Evaluation& evaluation) { evaluation.policy.back() = 0; });
  TreeOptions options;
  options.passFloor = 0.0001f;  // less than any other move has
  Tree tree(emptySituation(19), options);
  grow(tree, passless, 2);
  tree.advance(tree.rootMoves().front().move);
  EXPECT_EQ(tree.rootMoves().size(), 128u);
  EXPECT_TRUE(tree.rootMoves().back().move.isPass());
}

TEST(Tree, TakesAMoveNobodyTriedForWorthWhatTheRootIs) {
  const AlteredEvaluator evaluator([](const nn::Situation&, nn::Evaluation& evaluation) {
    evaluation.win = 0.9f;
    evaluation.lead = 10;
  });
  Tree tree(emptySituation(9));
  grow(tree, evaluator, 1);
  for (const RootMove& move : tree.rootMoves()) {
    EXPECT_FLOAT_EQ(move.win, 0.9f);
    EXPECT_FLOAT_EQ(move.lead, 10);
  }
}

}  // namespace
}  // namespace tengen::search
