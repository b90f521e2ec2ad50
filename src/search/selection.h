// Which move to look at next: PUCT. Arithmetic alone; the tree is tree.h.
#pragma once

#include <cstdint>

#include "search/node.h"

namespace tengen::search {

// Utilities run from about -1 to 1. Customary values; docs/strength.md has others that were tried.
struct SelectionOptions {
  float explore = 1.0f;         // weight of the prior
  float exploreGrowth = 0.45f;  // and how it grows with the logarithm of the visits
  // An untried move is taken to be worse than its parent by this much, times the square root of
  // the prior already tried.
  float firstPlayReduction = 0.2f;
  float rootFirstPlayReduction = 0.1f;
  // Points beside winning: their weight, and the lead (in points for each point of a board's side)
  // that is worth half of it.
  float scoreWeight = 0.2f;
  float scoreScale = 0.7f;
  float virtualLoss = 1.0f;  // how bad an unfinished visit counts, in utility below the mean
  // The next three were tried in thousands of games (docs/strength.md).
  // Of the priors: a network that has learned from games is too sure of what is played there.
  float temperature = 1.3f;
  // How much less than its visits a child counts in the worth of its parent when it looks worse
  // than the others: they were spent on finding that out. 0: visits alone count.
  float worseCountsLess = 0.5f;
  // So much of what BiasTable knows of such places is added to what a network says of one.
  float biasShare = 0.45f;
};

// What a node is worth to a side, from -1 - scoreWeight to 1 + scoreWeight: winning, and a
// saturating part of the lead beyond `centre`. As the centre follows the game, a side far ahead
// still prefers the better move, and does not risk the game for points.
double utilityOf(double blackWin, double blackLead, double centre, int boardPoints, Color side,
                 const SelectionOptions& options);

// The growing weight of the priors at a node with so many visits.
double exploreAt(uint32_t visits, const SelectionOptions& options);

// The value of a child under PUCT.
double puct(double utility, double prior, double explore, double parentVisits, double childVisits);

// A child to go down to, or the next untried edge.
struct Choice {
  enum class Kind : uint8_t { Child, Edge, Nothing };
  Kind kind = Kind::Nothing;
  NodeIndex child = kNoIndex;
};

}  // namespace tengen::search
