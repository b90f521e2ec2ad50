#include "search/tree.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "search/tree_test_kit.h"

namespace tengen::search {
namespace {

using Kind = Descent::Kind;

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

// The chain in the corner is lost, but the network is not sure enough to take it off: then all land
// of White's touches living stones of both sides.
TEST(Tree, BelievesTheNetworkWhereACountMakesNoSense) {
  const auto drawing = R"(
    . . . . . . .
    . O . . . O .
    . . . . . . .
    . . . O . . .
    . . . . . . .
    . O . . . X X
    . . . . . X .)";
  Tree tree(situationOf(drawing, Color::Black, territoryRules(), 0.5).after(Move::pass()));
  const Leaf root = leafOf(tree);
  tree.absorb(root, preferring(root.situation, {{"pass", 1}}));
  const Leaf end = leafOf(tree);
  ASSERT_EQ(end.situation.position.passesInARow(), 2);
  nn::Evaluation answer = preferring(end.situation, {{"pass", 1}});
  ASSERT_EQ(end.situation.position.toMove(), Color::Black);
  answer.ownership.assign(49, -0.95f);
  for (const char* stone : {"F2", "G2", "F1"})
    answer.ownership[static_cast<size_t>(indexOf(moveOf(stone, {7, 7}), {7, 7}))] = 0.1f;
  answer.win = 0.01f;
  answer.lead = -46;
  tree.absorb(end, answer);
  EXPECT_NEAR(tree.rootMoves().front().lead, 46, 1);
}

TEST(Tree, KeepsItsMemoryWhenStartedAgain) {
  Tree tree(emptySituation(9));
  grow(tree, FakeEvaluator(), 200);
  const size_t bytes = tree.bytes();
  tree.start(emptySituation(9));
  grow(tree, FakeEvaluator(), 200);
  EXPECT_EQ(tree.bytes(), bytes);
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

TEST(Tree, StaysSmallOnAFullSizeBoard) {
  Tree tree(emptySituation(19));
  grow(tree, FakeEvaluator(), 2000);
  EXPECT_LT(tree.bytes() / tree.nodeCount(), 1400u);  // 100,000 nodes take 140 MB at most
}

}  // namespace
}  // namespace tengen::search
