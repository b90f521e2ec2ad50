#include "game/position_index.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <unordered_map>

#include "game/edits.h"
#include "game/game_test_kit.h"
#include "game/replay.h"
#include "game/transform.h"

namespace tengen {
namespace {

using testing::at;
using testing::black;
using testing::nodeAt;
using testing::nodesOf;
using testing::treeOf;
using testing::white;

using Nodes = std::vector<NodeId>;

Nodes sorted(Nodes nodes) {
  std::sort(nodes.begin(), nodes.end());
  return nodes;
}

// The slow obvious twin: compares what it is about, node by node.
class SlowIndex {
 public:
  explicit SlowIndex(const GameTree& tree) : tree_(tree), nodes_(nodesOf(tree)) {
    for (const NodeId id : nodes_)
      positions_.emplace(static_cast<uint32_t>(id), positionOf(id));
  }

  Nodes equalTo(NodeId id) const {
    id = placeOf(id);
    Nodes equal;
    for (const NodeId other : nodes_) {
      if (placeOf(other) != other || !isEqual(id, other)) continue;
      if (!isAncestor(id, other) && !isAncestor(other, id)) equal.push_back(other);
    }
    return equal;
  }

 private:
  Position positionOf(NodeId id) const {
    Position position = tree_.positionBefore(tree_.root());
    for (const NodeId step : tree_.pathTo(id)) {
      position = afterNode(position, tree_.collection(), step);
    }
    return position;
  }
  bool isEqual(NodeId a, NodeId b) const {
    const Position& pa = positions_.at(static_cast<uint32_t>(a));
    const Position& pb = positions_.at(static_cast<uint32_t>(b));
    return pa.board() == pb.board() && pa.toMove() == pb.toMove();
  }
  NodeId placeOf(NodeId id) const {
    while (id != tree_.root() && isEqual(id, tree_.parent(id)))
      id = tree_.parent(id);
    return id;
  }
  bool isAncestor(NodeId above, NodeId id) const {  // or the same
    for (; id != kNoNode; id = tree_.parent(id)) {
      if (id == above) return true;
    }
    return false;
  }

  const GameTree& tree_;
  Nodes nodes_;
  std::unordered_map<uint32_t, Position> positions_;
};

void expectSameAsSlow(const GameTree& tree, PositionIndex& index, const std::string& when) {
  const SlowIndex slow(tree);
  for (const NodeId id : nodesOf(tree)) {
    ASSERT_EQ(sorted(index.equalTo(tree, id)), sorted(slow.equalTo(id))) << when;
  }
}

TEST(EqualPositions, AreFoundOverDifferentRoads) {
  const GameTree tree = treeOf("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa])(;B[dd]))");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  EXPECT_EQ(index.equalTo(tree, n[3]), (Nodes{n[6]}));
  EXPECT_EQ(index.equalTo(tree, n[6]), (Nodes{n[3]}));
  for (const int i : {0, 1, 2, 4, 5, 7}) {
    EXPECT_EQ(index.equalTo(tree, n[static_cast<size_t>(i)]), Nodes{}) << i;
  }
}

TEST(EqualPositions, NeedTheSameSideToMove) {
  const GameTree tree = treeOf("(;SZ[9](;AB[aa]PL[W])(;B[aa])(;AB[aa]))");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  EXPECT_EQ(index.equalTo(tree, n[1]), (Nodes{n[2]}));
  EXPECT_EQ(index.equalTo(tree, n[3]), Nodes{});
}

TEST(EqualPositions, NeedTheSameKo) {
  // The same stones with the ko open, and set up without it.
  const GameTree tree = treeOf(
      "(;SZ[4:3](;AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])(;AB[ba][ab][bc][cb]AW[ca][db][cc]PL[W])"
      ")");
  PositionIndex index(tree);
  EXPECT_EQ(index.equalTo(tree, nodeAt(tree, 2)), Nodes{});
  EXPECT_EQ(testing::boardAt(tree, nodeAt(tree, 2)), testing::boardAt(tree, nodeAt(tree, 3)));
}

TEST(EqualPositions, AreNeverOnOneRoad) {
  const GameTree tree = treeOf("(;SZ[9];B[];W[];B[];W[](;B[aa])(;C[x];B[aa]))");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  EXPECT_EQ(index.equalTo(tree, n[0]), Nodes{});
  EXPECT_EQ(index.equalTo(tree, n[2]), Nodes{});
  EXPECT_EQ(index.equalTo(tree, n[4]), Nodes{});
  EXPECT_EQ(index.equalTo(tree, n[5]), (Nodes{n[7]}));
}

TEST(EqualPositions, NodesThatChangeNothingAreTheSamePlace) {
  const GameTree tree = treeOf(
      "(;SZ[9](;B[aa];C[words];W[bb];B[cc];N[more](;C[x])(;C[y]))(;B[cc];W[bb];B[aa];C[z]))");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  for (const int i : {4, 5, 6, 7}) {
    EXPECT_EQ(index.equalTo(tree, n[static_cast<size_t>(i)]), (Nodes{n[10]})) << i;
  }
  EXPECT_EQ(index.equalTo(tree, n[10]), (Nodes{n[4]}));
  EXPECT_EQ(index.equalTo(tree, n[11]), (Nodes{n[4]}));
}

TEST(EqualPositions, AreThoseOfTheSlowTwin) {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    const GameTree tree =
        treeOf(testing::randomTreeText(seed, 150, 2 + static_cast<int>(seed % 3)));
    PositionIndex index(tree);
    expectSameAsSlow(tree, index, "seed " + std::to_string(seed));
  }
}

// Plays, cuts, pastes, undoes and turns; the index is asked now and then.
TEST(EqualPositions, StayRightThroughEdits) {
  for (uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    GameTree tree = treeOf(testing::randomTreeText(seed, 20, 3));
    PositionIndex index;
    for (int i = 0; i < 60; ++i) {
      const auto nodes = nodesOf(tree);
      const auto pick = [&] { return nodes[random.below(static_cast<uint32_t>(nodes.size()))]; };
      const Point point{static_cast<uint8_t>(random.below(3)),
                        static_cast<uint8_t>(random.below(3))};
      switch (nodes.size() > 120 ? 1 : random.below(10)) {
        case 0:
          setComment(tree, pick(), "x");
          break;
        case 1:
          deleteBranch(tree, pick());
          break;
        case 2:
          (void)pasteBranch(tree, pick(), copyBranch(tree, pick()));
          break;
        case 3:
          tree.undo();
          break;
        case 4:
          tree.redo();
          break;
        case 5:
          (void)setUpStone(tree, pick(), point, static_cast<Stone>(random.below(3)));
          break;
        case 6:
          makeMainLine(tree, pick());
          break;
        case 7:
          random.below(4) == 0 ? transform(tree, Symmetry::QuarterTurn) : swapColors(tree);
          break;
        default:
          (void)tree.play(pick(), {random.below(2) ? Color::Black : Color::White, Move::at(point)});
      }
      if (random.below(3) == 0) {
        ASSERT_NO_FATAL_FAILURE(expectSameAsSlow(
            tree, index, "seed " + std::to_string(seed) + " edit " + std::to_string(i)));
      }
    }
  }
}

TEST(EqualPositions, OfABranchThatIsGoneAreGoneToo) {
  GameTree tree = treeOf("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  deleteBranch(tree, n[5]);
  EXPECT_EQ(index.equalTo(tree, n[3]), Nodes{});
  EXPECT_EQ(index.equalTo(tree, n[6]), Nodes{});
  tree.undo();
  EXPECT_EQ(index.equalTo(tree, n[3]), (Nodes{n[6]}));
  EXPECT_EQ(index.equalTo(tree, n[6]), (Nodes{n[3]}));
}

TEST(EqualPositions, OfANodeThatBelongsToNobodyAreNone) {
  GameTree tree = treeOf("(;SZ[9];B[aa])");
  PositionIndex index(tree);
  const GameTree other = treeOf("(;SZ[9];B[aa])");
  const NodeId copy = tree.graft(other.collection(), nodeAt(other, 1));
  EXPECT_EQ(index.equalTo(tree, copy), Nodes{});
  tree.attach(copy, tree.root());
  EXPECT_EQ(index.equalTo(tree, copy), (Nodes{nodeAt(tree, 1)}));
}

TEST(EqualPositions, AreThoseOfTheOpenGame) {
  GameTree tree = treeOf("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))(;SZ[9];B[aa])");
  PositionIndex index(tree);
  const auto n = nodesOf(tree);
  tree.open(1);
  EXPECT_EQ(index.equalTo(tree, nodeAt(tree, 1)), Nodes{});
  EXPECT_EQ(index.equalTo(tree, n[3]), Nodes{});
  tree.open(0);
  EXPECT_EQ(index.equalTo(tree, n[3]), (Nodes{n[6]}));
}

TEST(EqualPositions, OfALongGameOfPassesAreFoundQuickly) {
  std::string text = "(;SZ[9]";
  for (int i = 0; i < 20'000; ++i)
    text += ";B[];W[]";
  GameTree tree = treeOf(text + "(;B[aa])(;B[bb]))");
  PositionIndex index(tree);
  EXPECT_EQ(index.equalTo(tree, tree.root()), Nodes{});
  EXPECT_EQ(index.equalTo(tree, nodeAt(tree, 20'000)), Nodes{});
  EXPECT_LT(index.memoryInUse(), 40'000u * 48u);
  // Cutting them off and putting them back takes each out of its ring and in again.
  deleteBranch(tree, nodeAt(tree, 1));
  EXPECT_EQ(index.equalTo(tree, tree.root()), Nodes{});
  tree.undo();
  EXPECT_EQ(index.equalTo(tree, nodeAt(tree, 20'000)), Nodes{});
}

// Threads join equal positions only, and wherever there are some, one of them hangs on a thread.
TEST(EqualPositions, AreThreadedThroughTheTree) {
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    const GameTree tree = treeOf(testing::randomTreeText(seed, 150, 2));
    const SlowIndex slow(tree);
    PositionIndex index;
    Nodes hanging;
    const auto has = [](const Nodes& nodes, NodeId id) {
      return std::find(nodes.begin(), nodes.end(), id) != nodes.end();
    };
    for (const auto& [from, to] : index.threads(tree)) {
      EXPECT_TRUE(has(slow.equalTo(from), to)) << "seed " << seed;
      hanging.push_back(from);
      hanging.push_back(to);
    }
    for (const NodeId id : nodesOf(tree)) {
      const Nodes equal = slow.equalTo(id);
      EXPECT_EQ(std::any_of(equal.begin(), equal.end(), [&](NodeId e) { return has(hanging, e); }),
                !equal.empty())
          << "seed " << seed;
    }
  }
}

TEST(EqualPositions, OnThreeRoadsNeedTwoThreads) {
  const GameTree tree =
      treeOf("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa])(;AW[bb];B[cc];AB[aa]PL[W]))");
  const auto n = nodesOf(tree);
  const std::vector<PositionIndex::Pair> wanted = {{n[3], n[6]}, {n[6], n[9]}};
  EXPECT_EQ(PositionIndex().threads(tree), wanted);
}

TEST(EqualPositions, OfALongGameOfPassesAreThreadedQuickly) {
  std::string text = "(;SZ[9]";
  for (int i = 0; i < 20'000; ++i)
    text += ";B[];W[]";
  EXPECT_TRUE(PositionIndex().threads(treeOf(text + ")")).empty());
}

TEST(EqualPositions, AreKeptUpToDateMoveByMove) {
  GameTree tree(BoardSize{19, 19});
  PositionIndex index;
  Random random(5);
  // Two roads to the same positions, move by move, each asked for at once.
  NodeId first = tree.root();
  NodeId second = tree.root();
  int found = 0;
  for (int i = 0; i < 300; i += 2) {
    const auto point = [&](int k) { return Move::at(BoardSize{19, 19}.pointAt(k)); };
    const Turn a{Color::Black, point(i)};
    const Turn b{Color::White, point(i + 1)};
    const auto firstA = tree.play(first, a);
    if (!firstA) continue;
    const auto firstB = tree.play(*firstA, b);
    const auto secondB = tree.play(second, b);
    if (!firstB || !secondB) continue;
    const auto secondA = tree.play(*secondB, a);
    if (!secondA) continue;
    first = *firstB;
    second = setToMove(tree, *secondA, Color::Black);
    found += index.equalTo(tree, first) == Nodes{second};
  }
  EXPECT_GT(found, 100);
}

}  // namespace
}  // namespace tengen
