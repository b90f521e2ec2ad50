#include "search/knowledge.h"

namespace tengen::search {

void Knowledge::startAt(const nn::Situation& situation) {
  tree.start(situation);
  owned = {};
  ownedAfter.reset();
  root.reset();
}

void Knowledge::advance(std::span<const Move> moves) {
  for (const Move move : moves)
    tree.advance(move);
  owned.fade();
  ownedAfter.reset();
  root.reset();
}

void Knowledge::followMoves() {
  if (ownedAfter) return;
  if (tree.visits() > 0) startAt(nn::Situation(tree.root()));
  const BoardSize size = tree.root().position.board().size();
  ownedAfter.emplace(static_cast<size_t>(passIndex(size)) + 1);
}

bool Knowledge::absorb(const Leaf& leaf, const nn::Evaluation& answer) {
  const Color toMove = leaf.situation.position.toMove();
  owned.add(answer, toMove);
  const std::optional<Move> first = tree.firstMoveTo(leaf.node);
  if (!first) {
    if (tree.isRootExpanded()) {
      tree.completeRoot(answer);
    } else {
      tree.absorb(leaf, answer);
    }
    root = answer;
    return true;
  }
  if (ownedAfter) {
    const int index = indexOf(*first, leaf.situation.position.board().size());
    (*ownedAfter)[static_cast<size_t>(index)].add(answer, toMove);
  }
  tree.absorb(leaf, answer);
  return false;
}

Report Knowledge::report(const ReportWishes& wishes) const {
  Report report;
  report.toMove = tree.root().position.toMove();
  report.visits = tree.visits();
  report.winrate = tree.rootWin();
  report.lead = tree.rootLead();
  report.moves = reportMoves(tree, wishes);
  if (root) {
    report.rawWinrate = root->win;
    report.rawLead = root->lead;
    report.policy = root->policy;
  }
  if (wishes.ownership) report.ownership = owned.meanFor(report.toMove);
  if (!wishes.movesOwnership || !ownedAfter) return report;
  const BoardSize size = tree.root().position.board().size();
  for (MoveReport& move : report.moves) {
    const OwnershipSum& after = (*ownedAfter)[static_cast<size_t>(indexOf(move.move, size))];
    // A game that ends with this move is counted and not evaluated.
    move.ownership = (after.weight > 0 ? after : owned).meanFor(report.toMove);
  }
  return report;
}

void OwnershipSum::add(const nn::Evaluation& evaluation, Color toMove) {
  const double sign = toMove == Color::Black ? 1 : -1;
  sum.resize(evaluation.ownership.size());
  for (size_t index = 0; index < sum.size(); ++index)
    sum[index] += sign * evaluation.ownership[index];
  weight += 1;
}

void OwnershipSum::fade() {
  if (weight <= 1) return;
  for (double& value : sum)
    value /= weight;
  weight = 1;
}

std::vector<float> OwnershipSum::meanFor(Color side) const {
  std::vector<float> mean;
  const double sign = side == Color::Black ? 1 : -1;
  mean.reserve(sum.size());
  for (const double value : sum)
    mean.push_back(static_cast<float>(sign * value / weight));
  return mean;
}

}  // namespace tengen::search
