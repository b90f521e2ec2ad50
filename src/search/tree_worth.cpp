// What a node is worth: the mean of what was said of it and of what its children are worth.
#include <algorithm>
#include <cmath>

#include "search/tree.h"

namespace tengen::search {
namespace {

// The power of the visits behind it by which evidence weighs: less than 1, so that one large
// subtree does not speak for all.
constexpr double kEvidencePower = 0.85;

// How likely a value is below this one, which is so many deviations above the mean: Student's
// distribution with two degrees of freedom, for little is known of most children.
double chanceBelow(double deviations) {
  return 0.5 + deviations / (2 * std::sqrt(2 + deviations * deviations));
}

// The deviation that is assumed of a utility after so many visits. Visits of one subtree are far
// from independent, so it falls slower than by their square root.
double deviationAfter(double visits) {
  return 1 / std::sqrt(1.5 * std::sqrt(visits));
}

}  // namespace

void Tree::weigh(NodeIndex id, Color toMove) {
  Node& of = node(id);
  double visits = 0;
  const Worth children = worthOfChildren(id, toMove, visits);
  const Worth said =
      of.state == Node::State::Terminal ? Worth::of(of.said) : correctedWorth(of, children, visits);
  const double all = visits + 1;
  of.worth = {(visits * children.win + said.win) / all,
              (visits * children.winSquare + said.winSquare) / all,
              (visits * children.lead + said.lead) / all};
}

// A child that looks worse than the others has been visited to find that out, and counts less than
// its visits: its parent would not go there.
Worth Tree::worthOfChildren(NodeIndex id, Color toMove, double& visits) const {
  const auto countOf = [&](const Node& child) {
    return static_cast<double>(child.visits) - (id == kRoot ? forcedVisits(child.move) : 0);
  };
  double utilities = 0;
  for (NodeIndex at = node(id).firstChild; at != kNoIndex; at = node(at).nextSibling) {
    const double count = countOf(node(at));
    if (count <= 0) continue;
    visits += count;
    utilities += count * utilityOf(node(at).worth, toMove);
  }
  if (visits == 0) return {};
  const double mean = utilities / visits;

  Worth sum{0, 0, 0};
  double weights = 0;
  for (NodeIndex at = node(id).firstChild; at != kNoIndex; at = node(at).nextSibling) {
    const Worth& worth = node(at).worth;
    const double count = countOf(node(at));
    if (count <= 0) continue;
    constexpr double kLeastChance = 0.0001;
    const double above = (utilityOf(worth, toMove) - mean) / deviationAfter(count);
    const double weight =
        count * std::pow(chanceBelow(above) + kLeastChance, options_.selection.worseCountsLess);
    sum.win += weight * worth.win;
    sum.winSquare += weight * worth.winSquare;
    sum.lead += weight * worth.lead;
    weights += weight;
  }
  return {sum.win / weights, sum.winSquare / weights, sum.lead / weights};
}

// What was said of a node, and a part of the correction that is usual at such places. What its own
// children show of it is told to the others first.
Worth Tree::correctedWorth(Node& of, const Worth& children, double visits) {
  if (of.bias == BiasTable::kNone) return Worth::of(of.said);
  if (visits > 0) {
    const double weight = std::pow(visits, kEvidencePower);
    biases_.give(
        of.bias, of.given,
        {static_cast<float>(weight * (children.win - of.said.win)),
         static_cast<float>(weight * (children.lead - of.said.lead)), static_cast<float>(weight)});
  }
  const BiasTable::Evidence bias = biases_.meanAt(of.bias);
  const double share = options_.selection.biasShare;
  return Worth::of(
      {std::clamp(of.said.win + share * bias.win, 0.0, 1.0), of.said.lead + share * bias.lead});
}

double Tree::utilityOf(const Worth& worth, Color side) const {
  return search::utilityOf(worth.win, worth.lead, kCentreShare * node(kRoot).worth.lead,
                           root_.position.board().size().points(), side, options_.selection);
}

}  // namespace tengen::search
