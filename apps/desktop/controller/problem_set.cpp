#include "apps/desktop/controller/problem_set.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "game/edits.h"
#include "game/formats.h"
#include "game/transform.h"

namespace tengen::desktop {
namespace {

bool namesPoints(const QString& text) {
  static const QRegularExpression point(
      QStringLiteral("\\b[A-HJ-Ta-hj-t](1?[0-9])\\b|\\b(left|right|top|upper|lower|bottom)\\b"),
      QRegularExpression::CaseInsensitiveOption);
  return point.match(text).hasMatch();
}

bool namesColors(const QString& text) {
  static const QRegularExpression color(
      QStringLiteral("black|white|negr|blanc|noir|schwarz|weiß|weiss|黑|黒|白|흑|백"),
      QRegularExpression::CaseInsensitiveOption);
  return color.match(text).hasMatch();
}

}  // namespace

PosedProblem::PosedProblem(GameTree tree, uint64_t seed)
    : tree_(std::move(tree)),
      problem_(*problems::Problem::of(tree_)),
      solving_(tree_, problem_, seed) {}

Variants variantsOf(const GameTree& tree) {
  Variants allowed;
  NodeId node = tree.root();
  while (node != kNoNode) {
    const QString words = QString::fromStdString(tree.comment(node));
    allowed.turns &= !namesPoints(words);
    allowed.swaps &= !namesColors(words);
    NodeId next = tree.firstChild(node);
    while (next == kNoNode && node != tree.root()) {
      next = tree.nextSibling(node);
      node = tree.parent(node);
    }
    node = next;
  }
  return allowed;
}

std::optional<ProblemSet> ProblemSet::of(GameTree tree) {
  std::vector<GameTree> one;
  one.push_back(std::move(tree));
  return of(std::move(one));
}

std::optional<ProblemSet> ProblemSet::of(std::vector<GameTree> trees) {
  ProblemSet set;
  for (size_t i = 0; i < trees.size(); ++i) {
    GameTree& tree = trees[i];
    for (size_t game = 0; game < tree.gameCount(); ++game) {
      tree.open(game);
      const auto problem = problems::Problem::of(tree);
      if (!problem) continue;
      set.games_.push_back({i, game});
      set.keys_.push_back(problems::keyOf(tree, *problem));
    }
  }
  if (set.games_.empty()) return std::nullopt;
  set.trees_ = std::move(trees);
  return set;
}

std::unique_ptr<PosedProblem> ProblemSet::pose(size_t index, bool asWritten, Random& chance) const {
  const GameTree& whole = trees_[games_[index].tree];
  const NodeId root = whole.collection().games()[games_[index].game];
  auto copy = load(copyBranch(whole, root));
  GameTree& tree = copy->tree;
  const Variants allowed = asWritten ? Variants{false, false} : variantsOf(tree);
  if (allowed.turns) {
    const auto ways = symmetriesOf(tree.size());
    transform(tree, ways[chance.below(static_cast<uint32_t>(ways.size()))]);
  }
  if (allowed.swaps && chance.below(2) == 1) swapColors(tree);
  return std::make_unique<PosedProblem>(std::move(tree), chance.below(1u << 30));
}

}  // namespace tengen::desktop
