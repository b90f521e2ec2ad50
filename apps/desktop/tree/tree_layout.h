// Where the nodes of a game tree lie when it is drawn: columns are moves, rows are variations. Pure
// arithmetic over node ids, no widget; 100,000 nodes take a few milliseconds.
//
//   1-2-3-4-5-6        A first child continues the row of its parent, so a row is made of runs.
//      \ \-4-5         Every further child starts a run of its own in the lowest row that is free
//       \-3-4-5-6      along its whole length, and hangs on a trunk below its parent's column.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_set>
#include <vector>

#include "game/game_tree.h"

namespace tengen::desktop {

using CollapsedNodes = std::unordered_set<NodeId>;  // what lies behind these is not shown

class TreeLayout {
 public:
  struct Place {
    int column = 0;
    int row = 0;

    friend bool operator==(const Place&, const Place&) = default;
  };

  // A first child after another in one row.
  struct Run {
    int row = 0;
    int firstColumn = 0;
    int length = 0;
    size_t firstNode = 0;  // of nodeAt()'s order
  };

  // From a node down to its lowest variation, in the column of the node.
  struct Trunk {
    int column = 0;
    int top = 0;
    int bottom = 0;
  };

  // Columns and rows, both ends included.
  struct Window {
    int left, top, right, bottom;
  };

  TreeLayout() = default;
  explicit TreeLayout(const GameTree& tree, const CollapsedNodes& collapsed = {});

  int columns() const { return columns_; }
  int rows() const { return static_cast<int>(rows_.size()); }
  std::optional<Place> placeOf(NodeId id) const;  // nothing where a branch is collapsed
  NodeId nodeAt(Place place) const;               // kNoNode where there is none

  const Run* runOf(NodeId id) const;      // null where placeOf() has nothing
  bool hasVariations(Place place) const;  // does a trunk hang from here?

  // What a painter must draw in a window: cost grows with what is seen, not with the tree. Runs and
  // trunks are given whole, though parts of them may lie outside.
  void visitRuns(const Window& window, const std::function<void(const Run&)>& visit) const;
  void visitTrunks(const Window& window, const std::function<void(const Trunk&)>& visit) const;
  NodeId nodeOf(const Run& run, int column) const {
    return order_[run.firstNode + static_cast<size_t>(column - run.firstColumn)];
  }

 private:
  struct Spot {
    uint32_t run = kNowhere;
    uint32_t offset = 0;
  };
  static constexpr uint32_t kNowhere = 0xffffffffu;

  void addRun(const GameTree& tree, const CollapsedNodes& collapsed, NodeId first, int column);
  void sortForQuestions();

  int columns_ = 0;
  std::vector<Run> runs_;
  std::vector<NodeId> order_;                // the nodes of the runs, one run after another
  std::vector<Spot> spots_;                  // by node id
  std::vector<int> lowest_;                  // by column: the lowest row in use, while building
  std::vector<std::vector<uint32_t>> rows_;  // the runs of each row, from left to right
  std::vector<std::vector<Trunk>> trunks_;   // by column, from top to bottom
};

}  // namespace tengen::desktop
