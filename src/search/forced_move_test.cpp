#include <gtest/gtest.h>

#include "search/limits_test_kit.h"
#include "search/report.h"
#include "search/tree.h"

namespace tengen::search {
namespace {

RootMove rootMove(const Tree& tree, Move move) {
  for (const RootMove& each : tree.rootMoves()) {
    if (each.move == move) return each;
  }
  ADD_FAILURE() << "no such move";
  return {.move = move};
}

// Black wins behind every move but one, which the evaluator gives no chance at all.
AlteredEvaluator badMoveAt(int bad) {
  return AlteredEvaluator([bad](const nn::Situation& situation, nn::Evaluation& evaluation) {
    const Board& board = situation.position.board();
    const bool isPlayed = board.at(board.size().pointAt(bad)) == Stone::Black;
    const bool black = situation.position.toMove() == Color::Black;
    evaluation.win = black == isPlayed ? 0.1f : 0.9f;
    evaluation.lead = black == isPlayed ? -10 : 10;
    evaluation.policy[static_cast<size_t>(bad)] = 0;
  });
}

TEST(ForcedMove, GetsItsShareThoughItIsBadAndHadNoChance) {
  const AlteredEvaluator evaluator = badMoveAt(40);
  const Move bad = moveOf("E5", {9, 9});
  for (const int visits : {5, 25, 200}) {
    Tree tree(emptySituation(9));
    grow(tree, evaluator, 1);
    tree.forceAtRoot(bad);
    grow(tree, evaluator, visits);
    EXPECT_EQ(tree.visits(), visits);
    const RootMove forced = rootMove(tree, bad);
    EXPECT_GE(forced.visits, visits / 4);
    EXPECT_LE(forced.visits, visits / 4 + 1);
    EXPECT_NEAR(forced.win, 0.1, 1e-6);
    EXPECT_EQ(tree.visitsOwed(visits), 0);
  }
}

TEST(ForcedMove, LeavesTheValuesOfTheRootAndTheOrderAlone) {
  const AlteredEvaluator evaluator = badMoveAt(40);
  const Move bad = moveOf("E5", {9, 9});
  Tree tree(emptySituation(9));
  grow(tree, evaluator, 1);
  tree.forceAtRoot(bad);
  grow(tree, evaluator, 30);
  EXPECT_NEAR(tree.rootWin(), 0.9, 1e-6);
  EXPECT_NEAR(tree.rootLead(), 10, 1e-6);
  const RootMove forced = rootMove(tree, bad);
  EXPECT_EQ(forced.earned(), 0);
  EXPECT_NE(tree.rootMoves().front().move, bad);
  int all = 1;
  for (const RootMove& move : tree.rootMoves())
    all += move.visits;
  EXPECT_EQ(all, tree.visits());
}

TEST(ForcedMove, MayBeAPassAMoveNotAllowedOrOneTriedBefore) {
  const FakeEvaluator fake;
  Tree tree(emptySituation(9));
  grow(tree, fake, 40);
  const Move best = tree.rootMoves().front().move;
  std::vector<bool> allowed(82);
  allowed[3] = true;
  tree.allowAtRoot(allowed);
  for (const Move move : {Move::pass(), moveOf("E5", {9, 9}), best}) {
    tree.forceAtRoot(move);
    grow(tree, fake, tree.visits() + 60);
    EXPECT_EQ(tree.visitsOwed(tree.visits()), 0) << indexOf(move, {9, 9});
    EXPECT_GE(rootMove(tree, move).visits, tree.visits() / 4 - 1);
  }
}

TEST(ForcedMove, StaysForcedWhateverIsWishedOfTheRootLater) {
  const AlteredEvaluator evaluator = badMoveAt(40);
  const Move bad = moveOf("E5", {9, 9});
  Tree tree(emptySituation(9));
  grow(tree, evaluator, 1);
  tree.forceAtRoot(bad);
  tree.completeRoot(evaluator.evaluate(tree.root()));
  std::vector<bool> allowed(82);
  allowed[3] = true;
  tree.allowAtRoot(allowed);
  grow(tree, evaluator, 20);
  EXPECT_EQ(rootMove(tree, bad).visits, 5);
  EXPECT_EQ(rootMove(tree, moveAt(3, {9, 9})).visits, 14);
}

TEST(ForcedMove, IsForgottenWhenTheRootMovesOn) {
  const FakeEvaluator fake;
  Tree tree(emptySituation(9));
  grow(tree, fake, 1);
  const Move move = moveOf("E5", {9, 9});
  tree.forceAtRoot(move);
  grow(tree, fake, 40);
  const int kept = rootMove(tree, move).visits;
  tree.advance(move);
  EXPECT_EQ(tree.visits(), kept);
  EXPECT_EQ(tree.visitsOwed(1000), 0);
}

TEST(ForcedMove, IsNotWaitedForWhileItIsOut) {
  const FakeEvaluator fake;
  Tree tree(emptySituation(9));
  grow(tree, fake, 1);
  tree.forceAtRoot(Move::pass());
  std::vector<Leaf> out;
  for (int i = 0; i < 8; ++i) {
    Descent descent = tree.descend();
    ASSERT_EQ(descent.kind, Descent::Kind::Leaf);
    out.push_back(std::move(*descent.leaf));
  }
  for (const Leaf& leaf : out)
    tree.absorb(leaf, fake.evaluate(leaf.situation));
  EXPECT_EQ(tree.visits(), 9);
  EXPECT_EQ(tree.leavesOut(), 0);
}

TEST(ForcedMove, GetsItsShareOfWhatIsAskedForEvenInATreeThatIsThere) {
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

// White wins by forty points whatever Black does, and by ten more behind one move.
TEST(ForcedMove, IsNotTheBestOfALostGameForBeingTheBestKnown) {
  const Move bad = moveOf("E5", {9, 9});
  const AlteredEvaluator evaluator([&](const nn::Situation& situation, nn::Evaluation& answer) {
    const bool isPlayed = situation.position.board().at(bad.point()) == Stone::Black;
    const bool black = situation.position.toMove() == Color::Black;
    answer.win = black ? 0 : 1;
    answer.lead = (black ? -1.0f : 1.0f) * (isPlayed ? 50 : 40);
  });
  for (const int visits : {50, 500}) {
    Tree tree(emptySituation(9));
    grow(tree, evaluator, 1);
    tree.forceAtRoot(bad);
    grow(tree, evaluator, visits);
    EXPECT_NE(reportMoves(tree, {}).front().move, bad) << visits;
  }
}

}  // namespace
}  // namespace tengen::search
