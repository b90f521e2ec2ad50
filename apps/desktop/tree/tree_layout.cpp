#include "apps/desktop/tree/tree_layout.h"

#include <algorithm>

namespace tengen::desktop {
namespace {

// Where the building stands in one run: its variations are hung from the last node back to the
// first, so that long lines stay high and no edge crosses a run.
struct Visit {
  size_t run;
  int column;        // of the node whose variations are being hung
  NodeId variation;  // the next one, or kNoNode
};

}  // namespace

TreeLayout::TreeLayout(const GameTree& tree, const CollapsedNodes& collapsed) {
  spots_.resize(tree.collection().nodeCount());
  const auto furtherChild = [&](NodeId id) {
    if (collapsed.contains(id)) return kNoNode;
    const NodeId first = tree.firstChild(id);
    return first == kNoNode ? kNoNode : tree.nextSibling(first);
  };
  const auto visitEnd = [&](size_t run) {
    const int last = runs_[run].firstColumn + runs_[run].length - 1;
    return Visit{run, last, furtherChild(nodeOf(runs_[run], last))};
  };

  addRun(tree, collapsed, tree.root(), 0);
  std::vector<Visit> open{visitEnd(0)};
  while (!open.empty()) {
    Visit& here = open.back();
    if (here.variation == kNoNode) {
      if (here.column == runs_[here.run].firstColumn) {
        open.pop_back();
        continue;
      }
      --here.column;
      here.variation = furtherChild(nodeOf(runs_[here.run], here.column));
      continue;
    }
    const NodeId child = here.variation;
    here.variation = tree.nextSibling(child);
    const int column = here.column;
    const int parentRow = runs_[here.run].row;
    addRun(tree, collapsed, child, column + 1);
    auto& trunks = trunks_[static_cast<size_t>(column)];
    const int row = runs_.back().row;
    if (!trunks.empty() && trunks.back().top == parentRow) {
      trunks.back().bottom = row;
    } else {
      trunks.push_back({column, parentRow, row});
    }
    open.push_back(visitEnd(runs_.size() - 1));
  }
  sortForQuestions();
}

// A run from this node down its first children, in the lowest row free along its length and under
// its parent, where the trunk passes.
void TreeLayout::addRun(const GameTree& tree, const CollapsedNodes& collapsed, NodeId first,
                        int column) {
  Run run{0, column, 0, order_.size()};
  for (NodeId id = first; id != kNoNode; id = tree.firstChild(id)) {
    spots_[static_cast<size_t>(id)] = {static_cast<uint32_t>(runs_.size()),
                                       static_cast<uint32_t>(run.length)};
    order_.push_back(id);
    ++run.length;
    if (collapsed.contains(id)) break;
  }
  columns_ = std::max(columns_, column + run.length);
  lowest_.resize(static_cast<size_t>(columns_), -1);
  trunks_.resize(static_cast<size_t>(columns_));
  const auto from = lowest_.begin() + std::max(column - 1, 0);
  const auto to = lowest_.begin() + column + run.length;
  run.row = *std::max_element(from, to) + 1;
  std::fill(from, to, run.row);
  runs_.push_back(run);
}

void TreeLayout::sortForQuestions() {
  lowest_ = {};
  for (size_t i = 0; i < runs_.size(); ++i) {
    const auto row = static_cast<size_t>(runs_[i].row);
    if (rows_.size() <= row) rows_.resize(row + 1);
    rows_[row].push_back(static_cast<uint32_t>(i));
  }
  for (auto& row : rows_) {
    std::sort(row.begin(), row.end(), [this](uint32_t a, uint32_t b) {
      return runs_[a].firstColumn < runs_[b].firstColumn;
    });
  }
  for (auto& column : trunks_) {
    std::sort(column.begin(), column.end(),
              [](const Trunk& a, const Trunk& b) { return a.top < b.top; });
  }
}

std::optional<TreeLayout::Place> TreeLayout::placeOf(NodeId id) const {
  const auto index = static_cast<size_t>(id);
  if (index >= spots_.size() || spots_[index].run == kNowhere) return std::nullopt;
  const Run& run = runs_[spots_[index].run];
  return Place{run.firstColumn + static_cast<int>(spots_[index].offset), run.row};
}

const TreeLayout::Run* TreeLayout::runOf(NodeId id) const {
  const auto index = static_cast<size_t>(id);
  if (index >= spots_.size() || spots_[index].run == kNowhere) return nullptr;
  return &runs_[spots_[index].run];
}

bool TreeLayout::hasVariations(Place place) const {
  bool found = false;
  visitTrunks({place.column, place.row, place.column, place.row},
              [&](const Trunk& trunk) { found = found || trunk.top == place.row; });
  return found;
}

NodeId TreeLayout::nodeAt(Place place) const {
  NodeId found = kNoNode;
  visitRuns({place.column, place.row, place.column, place.row}, [&](const Run& run) {
    const int last = run.firstColumn + run.length - 1;
    if (place.column >= run.firstColumn && place.column <= last) found = nodeOf(run, place.column);
  });
  return found;
}

void TreeLayout::visitRuns(const Window& window,
                           const std::function<void(const Run&)>& visit) const {
  const int last = std::min(window.bottom, rows() - 1);
  for (int row = std::max(window.top, 0); row <= last; ++row) {
    const auto& runs = rows_[static_cast<size_t>(row)];
    // The edge that leads to a run starts one column before it.
    auto at = std::partition_point(runs.begin(), runs.end(), [&](uint32_t i) {
      return runs_[i].firstColumn + runs_[i].length <= window.left;
    });
    for (; at != runs.end() && runs_[*at].firstColumn - 1 <= window.right; ++at)
      visit(runs_[*at]);
  }
}

void TreeLayout::visitTrunks(const Window& window,
                             const std::function<void(const Trunk&)>& visit) const {
  const int last = std::min(window.right, static_cast<int>(trunks_.size()) - 1);
  for (int column = std::max(window.left, 0); column <= last; ++column) {
    const auto& trunks = trunks_[static_cast<size_t>(column)];
    // Trunks of one column never overlap: each starts where the one above has ended.
    auto at = std::partition_point(trunks.begin(), trunks.end(),
                                   [&](const Trunk& trunk) { return trunk.bottom < window.top; });
    for (; at != trunks.end() && at->top <= window.bottom; ++at)
      visit(*at);
  }
}

}  // namespace tengen::desktop
