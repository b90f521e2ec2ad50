#include "apps/desktop/tree/tree_layout.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "apps/desktop/tree/tree_test_kit.h"

namespace tengen::desktop {
namespace {

using testing::treeByChance;
using testing::treeOf;
using Place = TreeLayout::Place;
using Cell = std::pair<int, int>;  // row, column

// The slow obvious twin: a set of cells in use, and a run put lower until nothing is in its way.
// Variations of a line are hung from its end to its start.
class ObviousLayout {
 public:
  ObviousLayout(const GameTree& tree, const CollapsedNodes& collapsed)
      : tree_(tree), collapsed_(collapsed) {
    hang(tree.root(), 0, 0);
  }

  const std::map<NodeId, Place>& places() const { return places_; }

 private:
  bool isFree(int row, int from, int to) const {
    // Nothing may lie at this height or lower: what hangs there would have to be crossed.
    for (auto cell = used_.lower_bound({row, 0}); cell != used_.end(); ++cell) {
      if (cell->second >= from && cell->second <= to) return false;
    }
    return true;
  }

  void hang(NodeId first, int column, int row) {
    std::vector<NodeId> line;
    for (NodeId id = first; id != kNoNode; id = tree_.firstChild(id)) {
      line.push_back(id);
      if (collapsed_.contains(id)) break;
    }
    const int last = column + static_cast<int>(line.size()) - 1;
    while (!isFree(row, std::max(0, column - 1), last))
      ++row;
    if (column > 0) used_.insert({row, column - 1});
    for (size_t i = 0; i < line.size(); ++i) {
      places_[line[i]] = {column + static_cast<int>(i), row};
      used_.insert({row, column + static_cast<int>(i)});
    }
    for (size_t i = line.size(); i-- > 0;) {
      if (collapsed_.contains(line[i])) continue;
      const auto children = tree_.children(line[i]);
      for (size_t n = 1; n < children.size(); ++n) {
        hang(children[n], column + static_cast<int>(i) + 1, row + 1);
      }
    }
  }

  const GameTree& tree_;
  const CollapsedNodes& collapsed_;
  std::map<NodeId, Place> places_;
  std::set<Cell> used_;
};

std::vector<NodeId> shownNodes(const GameTree& tree, const TreeLayout& layout) {
  std::vector<NodeId> nodes;
  for (size_t i = 0; i < tree.collection().nodeCount(); ++i) {
    if (layout.placeOf(static_cast<NodeId>(i))) nodes.push_back(static_cast<NodeId>(i));
  }
  return nodes;
}

CollapsedNodes someCollapsed(const GameTree& tree, uint64_t seed) {
  Random random(seed);
  CollapsedNodes collapsed;
  for (size_t i = 0; i < tree.collection().nodeCount(); ++i) {
    if (random.below(12) == 0) collapsed.insert(static_cast<NodeId>(i));
  }
  return collapsed;
}

TEST(TreeLayout, PutsALineIntoOneRow) {
  const GameTree tree = treeOf("(;;B[aa];W[bb])");
  const TreeLayout layout(tree);
  EXPECT_EQ(layout.columns(), 3);
  EXPECT_EQ(layout.rows(), 1);
  EXPECT_EQ(layout.placeOf(tree.root()), (Place{0, 0}));
  EXPECT_EQ(layout.nodeAt({2, 0}), tree.endOfLine(tree.root()));
  EXPECT_EQ(layout.nodeAt({3, 0}), kNoNode);
  EXPECT_EQ(layout.nodeAt({0, 1}), kNoNode);
  EXPECT_EQ(layout.nodeAt({-1, 0}), kNoNode);
  EXPECT_EQ(layout.nodeAt({0, -1}), kNoNode);
}

// 0-1-2-3
//    \ \-3      the later branch first, the earlier one below it
//     \-2
TEST(TreeLayout, HangsLaterBranchesAboveEarlierOnes) {
  const GameTree tree = treeOf("(;;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))");
  const TreeLayout layout(tree);
  const NodeId first = tree.firstChild(tree.root());
  const NodeId reply = tree.child(first, 0);
  EXPECT_EQ(layout.placeOf(tree.child(reply, 1)), (Place{3, 1}));
  EXPECT_EQ(layout.placeOf(tree.child(first, 1)), (Place{2, 2}));
  EXPECT_EQ(layout.rows(), 3);
}

TEST(TreeLayout, ShowsNothingBehindACollapsedNode) {
  const GameTree tree = treeOf("(;;B[aa](;W[bb];B[cc])(;W[ee]))");
  const NodeId first = tree.firstChild(tree.root());
  const TreeLayout layout(tree, {first});
  EXPECT_EQ(shownNodes(tree, layout), (std::vector<NodeId>{tree.root(), first}));
  EXPECT_EQ(layout.rows(), 1);
  EXPECT_EQ(layout.columns(), 2);
}

TEST(TreeLayout, AnEmptyOneHasNoPlaces) {
  const TreeLayout layout;
  EXPECT_EQ(layout.rows(), 0);
  EXPECT_FALSE(layout.placeOf(NodeId{0}));
  EXPECT_EQ(layout.nodeAt({0, 0}), kNoNode);
}

TEST(TreeLayout, AgreesWithItsObviousTwin) {
  for (uint64_t seed = 0; seed < 120; ++seed) {
    const GameTree tree = treeByChance(seed, 2 + static_cast<int>(seed) * 2, 1 + seed % 4);
    const CollapsedNodes collapsed = seed % 3 ? CollapsedNodes{} : someCollapsed(tree, seed);
    const ObviousLayout twin(tree, collapsed);
    const TreeLayout layout(tree, collapsed);
    ASSERT_EQ(shownNodes(tree, layout).size(), twin.places().size()) << seed;
    for (const auto& [id, place] : twin.places()) {
      ASSERT_EQ(layout.placeOf(id), place)
          << "seed " << seed << " node " << static_cast<uint32_t>(id);
      ASSERT_EQ(layout.nodeAt(place), id);
    }
  }
}

TEST(TreeLayout, ChildrenLieRightOfTheirParentsAndNoRunCrossesATrunk) {
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const GameTree tree = treeByChance(seed, 400, 1 + seed % 5);
    const TreeLayout layout(tree);
    std::set<Cell> cells;
    for (const NodeId id : shownNodes(tree, layout)) {
      const Place place = *layout.placeOf(id);
      ASSERT_TRUE(cells.insert({place.row, place.column}).second) << "two nodes in one place";
      ASSERT_LT(place.column, layout.columns());
      ASSERT_LT(place.row, layout.rows());
      if (tree.parent(id) == kNoNode) continue;
      const Place above = *layout.placeOf(tree.parent(id));
      ASSERT_EQ(place.column, above.column + 1);
      ASSERT_GE(place.row, above.row);
    }
    const TreeLayout::Window all{0, 0, layout.columns(), layout.rows()};
    layout.visitTrunks(all, [&](const TreeLayout::Trunk& trunk) {
      EXPECT_TRUE(cells.contains({trunk.top, trunk.column}));
      for (int row = trunk.top + 1; row <= trunk.bottom; ++row) {
        EXPECT_FALSE(cells.contains({row, trunk.column})) << "seed " << seed;
      }
    });
  }
}

// Everything that touches a window is given, even when both its ends lie outside.
TEST(TreeLayout, VisitsAllThatIntersectsAWindow) {
  Random random(5);
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const GameTree tree = treeByChance(seed, 300, 1 + seed % 4);
    const TreeLayout layout(tree);
    const TreeLayout::Window all{-5, -5, layout.columns() + 5, layout.rows() + 5};
    std::vector<TreeLayout::Run> runs;
    std::vector<TreeLayout::Trunk> trunks;
    layout.visitRuns(all, [&](const auto& run) { runs.push_back(run); });
    layout.visitTrunks(all, [&](const auto& trunk) { trunks.push_back(trunk); });
    for (int i = 0; i < 20; ++i) {
      const int left = static_cast<int>(random.below(static_cast<uint32_t>(layout.columns())));
      const int top = static_cast<int>(random.below(static_cast<uint32_t>(layout.rows())));
      const TreeLayout::Window window{left, top, left + static_cast<int>(random.below(6)),
                                      top + static_cast<int>(random.below(4))};
      std::set<Cell> seenRuns, wantedRuns, seenTrunks, wantedTrunks;
      layout.visitRuns(window, [&](const auto& run) {
        EXPECT_TRUE(seenRuns.insert({run.row, run.firstColumn}).second);
      });
      layout.visitTrunks(window, [&](const auto& trunk) {
        EXPECT_TRUE(seenTrunks.insert({trunk.top, trunk.column}).second);
      });
      for (const auto& run : runs) {
        const bool inRows = run.row >= window.top && run.row <= window.bottom;
        const int end = run.firstColumn + run.length - 1;
        if (inRows && end >= window.left && run.firstColumn - 1 <= window.right) {
          wantedRuns.insert({run.row, run.firstColumn});
        }
      }
      for (const auto& trunk : trunks) {
        const bool inColumns = trunk.column >= window.left && trunk.column <= window.right;
        if (inColumns && trunk.bottom >= window.top && trunk.top <= window.bottom) {
          wantedTrunks.insert({trunk.top, trunk.column});
        }
      }
      ASSERT_EQ(seenRuns, wantedRuns) << "seed " << seed;
      ASSERT_EQ(seenTrunks, wantedTrunks) << "seed " << seed;
    }
  }
}

TEST(TreeLayout, ALineOfManyNodesNeedsNoStack) {
  const GameTree tree = treeByChance(1, 200'000, 0);
  EXPECT_EQ(TreeLayout(tree).columns(), 200'000);
}

}  // namespace
}  // namespace tengen::desktop
