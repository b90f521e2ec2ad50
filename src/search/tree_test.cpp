#include "search/tree.h"

#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

using Kind = Descent::Kind;

// A policy with these moves alone, for the side to move.
nn::Evaluation preferring(const nn::Situation& situation,
                          std::vector<std::pair<std::string, float>> moves, float win = 0.5f,
                          float lead = 0) {
  const BoardSize size = situation.position.board().size();
  nn::Evaluation answer;
  answer.policy.resize(static_cast<size_t>(size.points()) + 1);
  answer.ownership.resize(static_cast<size_t>(size.points()));
  for (const auto& [move, prior] : moves)
    answer.policy[static_cast<size_t>(indexOf(moveOf(move, size), size))] = prior;
  answer.win = win;
  answer.lead = lead;
  return answer;
}

Leaf leafOf(Tree& tree) {
  Descent descent = tree.descend();
  EXPECT_EQ(descent.kind, Kind::Leaf);
  return std::move(*descent.leaf);
}

int visitsOf(const Tree& tree, std::string_view move) {
  for (const RootMove& root : tree.rootMoves()) {
    if (root.move == moveOf(move, tree.root().position.board().size())) return root.visits;
  }
  return -1;
}

TEST(MoveIndex, CountsPointsInReadingOrderAndThenThePass) {
  const BoardSize size{5, 3};
  EXPECT_EQ(indexOf(Move::at({0, 0}), size), 0);
  EXPECT_EQ(indexOf(Move::at({1, 2}), size), 11);
  EXPECT_EQ(indexOf(Move::pass(), size), 15);
  for (int index = 0; index <= 15; ++index)
    EXPECT_EQ(indexOf(moveAt(index, size), size), index);
}

TEST(Edge, KeepsAPriorToThreeDigits) {
  for (const float prior : {1.0f, 0.7f, 0.01f, 0.00002f})
    EXPECT_NEAR(Edge::of(7, prior).prior() / prior, 1, 0.004);
  EXPECT_EQ(Edge::of(361, 0.5f).move, 361);
}

TEST(Tree, BeginsWithItsRoot) {
  Tree tree(emptySituation(9));
  EXPECT_FALSE(tree.isRootExpanded());
  const Leaf leaf = leafOf(tree);
  EXPECT_EQ(leaf.situation.position.moveNumber(), 0);
  EXPECT_EQ(tree.visits(), 0);
  EXPECT_EQ(tree.leavesOut(), 1);
  EXPECT_EQ(tree.descend().kind, Kind::Busy);
  tree.absorb(leaf, preferring(leaf.situation, {{"E5", 0.6f}, {"C3", 0.4f}}, 0.75f, 3));
  EXPECT_TRUE(tree.isRootExpanded());
  EXPECT_EQ(tree.visits(), 1);
  EXPECT_EQ(tree.leavesOut(), 0);
  EXPECT_FLOAT_EQ(tree.rootWin(), 0.75f);
  EXPECT_FLOAT_EQ(tree.rootLead(), 3);
}

TEST(Tree, LooksAtTheLikeliestMoveFirst) {
  Tree tree(emptySituation(9));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"E5", 0.3f}, {"C3", 0.7f}}));
  const Leaf leaf = leafOf(tree);
  EXPECT_EQ(leaf.situation.recent[0], moveOf("C3", {9, 9}));
  EXPECT_EQ(leaf.situation.position.toMove(), Color::White);
}

TEST(Tree, BooksAVisitUpToTheRootInTheViewOfEachSide) {
  Tree tree(emptySituation(9));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"C3", 1}}, 0.5f, 0));
  const Leaf leaf = leafOf(tree);
  tree.absorb(leaf, preferring(leaf.situation, {{"E5", 1}}, 0.1f, -8));  // White to move is lost
  EXPECT_EQ(tree.visits(), 2);
  EXPECT_FLOAT_EQ(tree.rootWin(), 0.7f);
  EXPECT_FLOAT_EQ(tree.rootLead(), 4);
  const RootMove move = tree.rootMoves().front();
  EXPECT_EQ(move.visits, 1);
  EXPECT_FLOAT_EQ(move.win, 0.9f);
  EXPECT_FLOAT_EQ(move.lead, 8);
}

TEST(Tree, WhiteAtTheRootSeesItsOwnValues) {
  nn::Situation situation{Position({9, 9}, areaRules(), Color::White), {}, 7.5};
  Tree tree(situation);
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"C3", 1}}, 0.8f, 5));
  EXPECT_FLOAT_EQ(tree.rootWin(), 0.8f);
  EXPECT_FLOAT_EQ(tree.rootLead(), 5);
}

TEST(Tree, TurnsToTheSecondMoveWhenTheFirstDisappoints) {
  Tree tree(emptySituation(9));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"E5", 0.3f}, {"C3", 0.7f}}));
  Leaf leaf = leafOf(tree);
  tree.absorb(leaf, preferring(leaf.situation, {{"G7", 1}}, 1.0f));
  leaf = leafOf(tree);
  EXPECT_EQ(leaf.situation.recent[0], moveOf("E5", {9, 9}));
}

TEST(Tree, SendsALeafWhileAnotherIsOutSomewhereElse) {
  Tree tree(emptySituation(9));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"E5", 0.4f}, {"C3", 0.6f}}));
  const Leaf first = leafOf(tree);
  const Leaf second = leafOf(tree);
  EXPECT_EQ(first.situation.recent[0], moveOf("C3", {9, 9}));
  EXPECT_EQ(second.situation.recent[0], moveOf("E5", {9, 9}));
  EXPECT_EQ(tree.leavesOut(), 2);
  EXPECT_EQ(tree.visits(), 1);
  tree.absorb(second, preferring(second.situation, {{"G7", 1}}));
  tree.absorb(first, preferring(first.situation, {{"G7", 1}}));
  EXPECT_EQ(tree.leavesOut(), 0);
  EXPECT_EQ(tree.visits(), 3);
}

TEST(Tree, WithEveryWayOutIsBusyAndUnchanged) {
  TreeOptions options;
  options.passFloor = 0;
  Tree tree(emptySituation(9), options);
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"C3", 1}}));
  tree.allowAtRoot([] {
    std::vector<bool> only(82);
    only[static_cast<size_t>(indexOf(moveOf("C3", {9, 9}), {9, 9}))] = true;
    return only;
  }());
  const Leaf out = leafOf(tree);
  const size_t nodes = tree.nodeCount();
  EXPECT_EQ(tree.descend().kind, Kind::Busy);
  EXPECT_EQ(tree.nodeCount(), nodes);
  EXPECT_EQ(tree.leavesOut(), 1);
  tree.absorb(out, preferring(out.situation, {{"G7", 1}}));
}

TEST(Tree, ChildrenShareTheVisitsOfTheirParent) {
  Tree tree(emptySituation(9));
  grow(tree, FakeEvaluator(), 500);
  int sum = 1;  // the root's own
  for (const RootMove& move : tree.rootMoves())
    sum += move.visits;
  EXPECT_EQ(sum, 500);
}

TEST(Tree, FindsACaptureThatDecidesTheGame) {
  // Black takes six stones at A1 or loses everything.
  const nn::Situation situation = situationOf(R"(
    . X . X .
    X X X X X
    O O O O O
    X X X X O
    . O O O .)",
                                              Color::Black, areaRules(), 0.5);
  Tree tree(situation);
  grow(tree, FakeEvaluator(FakeEvaluator::Policy::Uniform), 400);
  EXPECT_EQ(tree.rootMoves().front().move, moveOf("E1", {5, 5}));
}

TEST(Tree, PlaysNoMoveThatRepeatsAPosition) {
  // Random games under positional superko: whatever the tree holds is legal in its place.
  Random random(5);
  const AlteredEvaluator bold([](const nn::Situation&, nn::Evaluation& evaluation) {
    for (float& prior : evaluation.policy)
      prior = 1.0f / static_cast<float>(evaluation.policy.size());
  });
  Tree tree({Position({4, 3}, areaRules()), {}, 0.5});
  for (int move = 0; move < 200; ++move) {
    grow(tree, bold, 30);
    const auto moves = tree.rootMoves();
    for (const RootMove& each : moves)
      ASSERT_TRUE(tree.root().position.isLegal(each.move));
    const Move played = moves[random.below(static_cast<uint32_t>(moves.size()))].move;
    tree.advance(played);
  }
  EXPECT_GT(tree.root().position.moveNumber(), 60);
}

TEST(Tree, CountsAGameOverByStonesAtOnce) {
  TreeOptions options;
  options.endCount = EndCount::Stones;
  const nn::Situation situation = situationOf(R"(
    . X O .
    . X O .
    . X O .
    . X O .)",
                                              Color::Black, areaRules(), 0.5)
                                      .after(Move::pass());
  Tree tree(situation, options);
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"pass", 1}}, 0.5f));
  EXPECT_EQ(tree.descend().kind, Kind::Booked);  // White wins by half a point
  EXPECT_EQ(tree.visits(), 2);
  const RootMove pass = tree.rootMoves().front();
  EXPECT_TRUE(pass.move.isPass());
  EXPECT_FLOAT_EQ(pass.win, 1);
  EXPECT_FLOAT_EQ(pass.lead, 0.5f);
  EXPECT_EQ(tree.descend().kind, Kind::Booked);
  EXPECT_EQ(visitsOf(tree, "pass"), 2);
}

TEST(Tree, AsksTheNetworkWhichStonesAreDeadAtTheEnd) {
  const std::string_view drawing = R"(
    . X O . .
    . X O X .
    . X O . .
    . X O . .
    . X O . .)";
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const nn::Situation situation =
        situationOf(drawing, Color::White, rules, 0.5).after(Move::pass());
    Tree tree(situation);
    const Leaf root = leafOf(tree);
    tree.absorb(root, preferring(root.situation, {{"pass", 1}}));
    const Leaf end = leafOf(tree);
    EXPECT_EQ(end.situation.position.passesInARow(), 2);
    nn::Evaluation answer = preferring(end.situation, {{"pass", 1}});
    answer.ownership = ownershipOf(R"(
      X X O O O
      X X O O O
      X X O O O
      X X O O O
      X X O O O)",
                                   {5, 5}, Color::White, 1);
    tree.absorb(end, answer);
    // 15 against 10 points by area; 10 + 1 prisoner against 5 by territory.
    EXPECT_NEAR(tree.rootMoves().front().lead, rules.scoring == Scoring::Area ? -5.5 : -6.5, 1e-5);
    EXPECT_FLOAT_EQ(tree.rootMoves().front().win, 0);
  }
}

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

TEST(Tree, KeepsItsMemoryWhenStartedAgain) {
  Tree tree(emptySituation(9));
  grow(tree, FakeEvaluator(), 200);
  const size_t bytes = tree.bytes();
  tree.start(emptySituation(9));
  grow(tree, FakeEvaluator(), 200);
  EXPECT_EQ(tree.bytes(), bytes);
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

TEST(Tree, RepeatsExactly) {
  const auto visits = [] {
    Tree tree(emptySituation(9));
    grow(tree, FakeEvaluator(), 1000);
    std::vector<int> counts;
    for (const RootMove& move : tree.rootMoves())
      counts.push_back(move.visits);
    return counts;
  };
  EXPECT_EQ(visits(), visits());
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

TEST(Tree, StaysSmallOnAFullSizeBoard) {
  Tree tree(emptySituation(19));
  grow(tree, FakeEvaluator(), 2000);
  EXPECT_LT(tree.bytes() / tree.nodeCount(), 1400u);  // 100,000 nodes take 140 MB at most
}

// Forced moves

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

TEST(Tree, TakesAMoveNobodyTriedForWorthWhatTheRootIs) {
  const AlteredEvaluator evaluator = badMoveAt(40);
  Tree tree(emptySituation(9));
  grow(tree, evaluator, 1);
  for (const RootMove& move : tree.rootMoves()) {
    EXPECT_FLOAT_EQ(move.win, 0.9f);
    EXPECT_FLOAT_EQ(move.lead, 10);
  }
}

}  // namespace
}  // namespace tengen::search
