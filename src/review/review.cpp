#include "review/review.h"

#include <string_view>
#include <utility>
#include <vector>

namespace tengen::review {

const Evaluation* Review::at(NodeId node) const {
  const auto found = evaluations_.find(node);
  return found == evaluations_.end() ? nullptr : &found->second;
}

void Review::credit(const std::string& engine, const Ruleset& rules) {
  constexpr std::string_view kBetween = ", ";
  source_.rules = rules;
  const auto enclosed = [&](const std::string& names) {
    return std::string(kBetween).append(names).append(kBetween);
  };
  if (enclosed(source_.engine).find(enclosed(engine)) != std::string::npos) return;
  if (!source_.engine.empty()) source_.engine += kBetween;
  source_.engine += engine;
}

bool Review::take(NodeId node, Evaluation evaluation) {
  const Evaluation* known = at(node);
  if (!evaluation.isForeign && !isOpenAt(node)) return false;
  if (known && evaluation.visits <= known->visits) return false;
  evaluations_[node] = std::move(evaluation);
  return true;
}

void Review::forgetForeign() {
  foreign_.reset();
  std::erase_if(evaluations_, [](const auto& known) { return known.second.isForeign; });
}

Review carriedOver(const Review& review, const GameTree& from, const GameTree& to) {
  Review carried;
  if (review.isEmpty() || from.size() != to.size() || from.rules() != to.rules()) return carried;
  const auto start = [](const GameTree& tree) {
    return tree.positionAt(tree.root()).board().hash();
  };
  if (start(from) != start(to)) return carried;
  carried.setSource(review.source());
  if (review.foreign_) carried.setForeign({review.foreign_->engine, {}});
  std::vector<std::pair<NodeId, NodeId>> both{{from.root(), to.root()}};
  while (!both.empty()) {
    const auto [there, here] = both.back();
    both.pop_back();
    if (const Evaluation* seen = review.at(there)) carried.take(here, *seen);
    if (!review.isOpenAt(there)) carried.foreign_->line.insert(here);
    for (NodeId next = from.firstChild(there); next != kNoNode; next = from.nextSibling(next)) {
      const auto turn = from.hasSetup(next) ? std::nullopt : from.moveAt(next);
      const NodeId same = turn ? to.childWith(here, *turn) : kNoNode;
      if (same != kNoNode) both.emplace_back(next, same);
    }
  }
  return carried;
}

}  // namespace tengen::review
