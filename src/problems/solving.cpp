#include "problems/solving.h"

#include <cassert>

namespace tengen::problems {

std::optional<Solving::Step> Solving::goTo(NodeId id, std::optional<Turn> reply) {
  while (true) {
    at_ = id;
    const Verdict verdict = problem_.verdictAt(at_);
    if (verdict != Verdict::Open) {
      isOver_ = true;
      return Step{verdict == Verdict::Right ? Step::Kind::Right : Step::Kind::Wrong, reply};
    }
    const NodeId child = tree_.firstChild(at_);
    if (child == kNoNode || tree_.hasMove(child)) return std::nullopt;
    id = child;
  }
}

// The first variation, which is the one that resists best; any of them where the problem asks for
// it.
NodeId Solving::replyTo(NodeId id) {
  const auto children = tree_.children(id);
  if (children.empty()) return kNoNode;
  const bool isAny = asksForChoice(tree_.comment(id));
  return children[isAny ? chance_.below(static_cast<uint32_t>(children.size())) : 0];
}

Solving::Step Solving::play(Move move) {
  assert(!isOver_);
  const NodeId child = tree_.childWith(at_, {problem_.toPlay(), move});
  if (child == kNoNode) {
    isOver_ = true;
    return {Step::Kind::Unknown, std::nullopt};
  }
  if (const auto step = goTo(child, std::nullopt)) return *step;
  const NodeId reply = replyTo(at_);
  assert(reply != kNoNode);  // every leaf is decided
  const auto turn = tree_.moveAt(reply);
  if (const auto step = goTo(reply, turn)) return *step;
  return {Step::Kind::GoOn, turn};
}

std::optional<Move> Solving::hint() const {
  for (const NodeId right : problem_.right()) {
    for (NodeId id = right; id != kNoNode && id != problem_.start(); id = tree_.parent(id)) {
      const auto turn = tree_.moveAt(id);
      if (tree_.parent(id) == at_ && turn && turn->color == problem_.toPlay()) return turn->move;
    }
  }
  return std::nullopt;
}

void Solving::startAgain() {
  at_ = problem_.start();
  isOver_ = false;
}

}  // namespace tengen::problems
