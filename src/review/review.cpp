#include "review/review.h"

namespace tengen::review {

const Evaluation* Review::at(NodeId node) const {
  const auto found = evaluations_.find(node);
  return found == evaluations_.end() ? nullptr : &found->second;
}

bool Review::take(NodeId node, Evaluation evaluation) {
  const Evaluation* known = at(node);
  if (known && evaluation.visits <= known->visits) return false;
  evaluations_[node] = std::move(evaluation);
  return true;
}

}  // namespace tengen::review
