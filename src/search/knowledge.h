// All that a search has found out about a situation, as a value: it may be put aside while the
// search thinks about something else, and be taken up again. Threads and locks are search.h's.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nn/evaluator.h"
#include "search/report.h"
#include "search/tree.h"

namespace tengen::search {

// Ownership as Black sees it, summed over evaluations.
struct OwnershipSum {
  std::vector<double> sum;
  double weight = 0;

  void add(const nn::Evaluation& evaluation, Color toMove);
  void fade();  // what was seen before the root moved on soon counts for little
  std::vector<float> meanFor(Color side) const;  // empty before the first evaluation
};

struct Knowledge {
  explicit Knowledge(nn::Situation situation, const TreeOptions& options = {})
      : tree(std::move(situation), options) {}

  void startAt(const nn::Situation& situation);
  void advance(std::span<const Move> moves);  // the tree behind them is kept
  // From now on ownership is kept for each move at the root by itself as well. If some of the tree
  // was grown without, it is forgotten. Holds until the root changes.
  void followMoves();

  // The answer for a leaf of the tree, or for the root of a kept tree, which has lost its own.
  // True if it was the root's.
  bool absorb(const Leaf& leaf, const nn::Evaluation& answer);

  Report report(const ReportWishes& wishes) const;

  Tree tree;
  std::optional<nn::Evaluation> root;  // what the evaluator says of the root itself
  OwnershipSum owned;
  std::optional<std::vector<OwnershipSum>> ownedAfter;  // by the first move, if they are followed
};

}  // namespace tengen::search
