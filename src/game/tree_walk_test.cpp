#include "game/tree_walk.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::nodesOf;
using testing::treeOf;

// A state that knows its way and how many of its kind are alive.
struct Way {
  explicit Way(int* alive) : alive_(alive) { ++*alive_; }
  Way(const Way& other) : nodes(other.nodes), alive_(other.alive_) { ++*alive_; }
  Way(Way&& other) noexcept : nodes(std::move(other.nodes)), alive_(other.alive_) { ++*alive_; }
  Way& operator=(const Way&) = default;
  Way& operator=(Way&&) = default;
  ~Way() { --*alive_; }

  std::vector<NodeId> nodes;

 private:
  int* alive_;
};

int walkAndCheck(const GameTree& tree, NodeId top) {
  int alive = 0;
  int most = 0;
  std::vector<NodeId> visited;
  walkTree(tree.collection(), top, Way(&alive), [&](Way& way, NodeId id) {
    way.nodes.push_back(id);
    most = std::max(most, alive);
    visited.push_back(id);
    std::vector<NodeId> expected = tree.pathTo(id);
    expected.erase(expected.begin(), std::find(expected.begin(), expected.end(), top));
    ASSERT_EQ(way.nodes, expected);
  });
  EXPECT_EQ(alive, 0);
  std::vector<NodeId> all;
  for (NodeId id = top; id != kNoNode; id = tree.collection().nextInTree(id, top)) {
    all.push_back(id);
  }
  std::sort(visited.begin(), visited.end());
  std::sort(all.begin(), all.end());
  EXPECT_EQ(visited, all);
  return most;
}

TEST(TreeWalk, GivesEveryNodeTheStateOfItsWay) {
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    const GameTree tree = treeOf(testing::randomTreeText(seed, 60, 5));
    for (const NodeId top : nodesOf(tree))
      walkAndCheck(tree, top);
  }
}

TEST(TreeWalk, KeepsFewStatesWhateverTheShape) {
  // Combs, the long tooth first and last.
  std::string left = "(;SZ[9]";
  std::string right = "(;SZ[9]";
  for (int i = 0; i < 300; ++i) {
    left += "(;B[aa])(;W[bb]";
    right = right + "(;B[aa]";
  }
  left += std::string(301, ')');
  for (int i = 0; i < 300; ++i)
    right += ")(;W[bb])";
  right += ")";
  EXPECT_LE(walkAndCheck(treeOf(left), treeOf(left).root()), 6);
  EXPECT_LE(walkAndCheck(treeOf(right), treeOf(right).root()), 6);
}

TEST(BranchSizes, CountNodesBelowAndSelf) {
  const GameTree tree = treeOf("(;SZ[9](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee])(;W[ff])))");
  const auto nodes = nodesOf(tree);
  const auto sizes = branchSizes(tree.collection(), tree.root());
  std::vector<uint32_t> found;
  for (const NodeId id : nodes)
    found.push_back(sizes[static_cast<size_t>(id)]);
  EXPECT_EQ(found, (std::vector<uint32_t>{7, 2, 1, 4, 1, 1, 1}));
  const auto part = branchSizes(tree.collection(), nodes[3]);
  EXPECT_EQ(part[static_cast<size_t>(nodes[3])], 4u);
  EXPECT_EQ(part[static_cast<size_t>(nodes[1])], 0u);
}

}  // namespace
}  // namespace tengen
