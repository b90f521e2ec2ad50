#include "problems/problem.h"

#include <algorithm>

#include "base/words.h"

namespace tengen::problems {
namespace {

// Past nodes that only set the stage, to the one below which moves are tried.
NodeId startOf(const GameTree& tree) {
  NodeId id = tree.root();
  while (true) {
    const NodeId child = tree.firstChild(id);
    if (child == kNoNode || tree.hasMove(child) || tree.nextSibling(child) != kNoNode) return id;
    id = child;
  }
}

std::optional<Color> firstMover(const GameTree& tree, NodeId start) {
  for (const NodeId child : tree.children(start)) {
    if (const auto turn = tree.moveAt(child)) return turn->color;
  }
  return std::nullopt;
}

// PL, which programs also leave behind from editing: where nobody of that colour moves, it is not
// believed.
Color toPlayAt(const GameTree& tree, NodeId start, Color first) {
  for (NodeId id = start; id != kNoNode; id = tree.parent(id)) {
    const auto said = tree.toMoveSetAt(id);
    if (!said) continue;
    for (const NodeId child : tree.children(start)) {
      if (const auto turn = tree.moveAt(child); turn && turn->color == *said) return *said;
    }
    break;
  }
  return first;
}

std::vector<NodeId> nodesBelow(const GameTree& tree, NodeId start) {
  std::vector<NodeId> nodes;
  const sgf::Collection& collection = tree.collection();
  for (NodeId id = collection.nextInTree(start, start); id != kNoNode;
       id = collection.nextInTree(id, start)) {
    nodes.push_back(id);
  }
  return nodes;
}

}  // namespace

// From the marks of nodes to the nodes that decide.
class Judgement {
 public:
  Judgement(const GameTree& tree, Problem& problem, std::vector<NodeId> nodes)
      : tree_(tree), problem_(problem), nodes_(std::move(nodes)) {
    for (const NodeId id : nodes_) {
      const Verdict mark = markAt(tree_, id, problem_.convention_, problem_.toPlay_);
      facts_[id].mark = mark;
      if (mark != Verdict::Right) continue;
      hasRight_ = true;
      facts_[tree_.parent(id)].hasGoodChild = true;
    }
    // Children stand behind their parents: from the end every node knows all below it.
    for (auto id = nodes_.rbegin(); id != nodes_.rend(); ++id) {
      const NodeId parent = tree_.parent(*id);
      if (parent == problem_.start_) continue;
      const Facts below = facts_[*id];
      Facts& facts = facts_[parent];
      facts.rightBelow = facts.rightBelow || below.rightBelow || below.mark == Verdict::Right;
      facts.wrongBelow = facts.wrongBelow || below.wrongBelow || below.mark == Verdict::Wrong;
    }
  }

  void judge() {
    for (const NodeId id : nodes_) {
      Facts& facts = facts_[id];
      const NodeId parent = tree_.parent(id);
      const bool isFirst = parent == problem_.start_;
      if (!isFirst && facts_[parent].isDecided) {
        facts.isDecided = true;
        continue;
      }
      facts.line = lineOf(id, isFirst ? Verdict::Open : facts_[parent].line);
      if (decides(facts)) {
        facts.isDecided = true;
        problem_.decide(id, facts.mark);
      } else if (tree_.firstChild(id) == kNoNode) {
        problem_.decide(id, facts.line == Verdict::Open ? unmarked() : facts.line);
      }
    }
  }

 private:
  struct Facts {
    Verdict mark = Verdict::Open;
    Verdict line = Verdict::Open;  // what the moves up to here make of the line
    bool rightBelow = false;
    bool wrongBelow = false;
    bool hasGoodChild = false;
    bool isDecided = false;  // here or above
  };

  // A mark on a move may be one of several along a line: the last one decides. Words stand where a
  // line is over; what follows shows why, unless it says the contrary.
  bool decides(const Facts& facts) const {
    if (facts.mark == Verdict::Open) return false;
    if (problem_.convention_ == Convention::GoodBad) return !facts.rightBelow && !facts.wrongBelow;
    return facts.mark == Verdict::Right ? !facts.wrongBelow : !facts.rightBelow;
  }

  Verdict lineOf(NodeId id, Verdict before) {
    const Verdict mark = facts_[id].mark;
    const auto turn = tree_.moveAt(id);
    const bool isOurs = turn && turn->color == problem_.toPlay_;
    if (problem_.convention_ == Convention::MainLine) {
      const bool isSecond = tree_.firstChild(tree_.parent(id)) != id;
      return before == Verdict::Wrong || (isOurs && isSecond) ? Verdict::Wrong : Verdict::Right;
    }
    if (problem_.convention_ != Convention::GoodBad) return before;
    if (mark != Verdict::Open) return mark;
    return isOurs && facts_[tree_.parent(id)].hasGoodChild ? Verdict::Wrong : before;
  }

  // Where right lines are marked, one without a mark is wrong; where only wrong ones are, right.
  Verdict unmarked() const { return hasRight_ ? Verdict::Wrong : Verdict::Right; }

  const GameTree& tree_;
  Problem& problem_;
  std::vector<NodeId> nodes_;
  std::unordered_map<NodeId, Facts> facts_;
  bool hasRight_ = false;
};

std::optional<Problem> Problem::of(const GameTree& tree) {
  Problem problem(tree);
  problem.start_ = startOf(tree);
  const auto first = firstMover(tree, problem.start_);
  if (!first) return std::nullopt;
  problem.toPlay_ = toPlayAt(tree, problem.start_, *first);
  std::vector<NodeId> nodes = nodesBelow(tree, problem.start_);
  problem.convention_ = conventionOf(tree, nodes, problem.toPlay_);
  Judgement(tree, problem, std::move(nodes)).judge();
  return problem;
}

void Problem::decide(NodeId id, Verdict verdict) {
  verdicts_.emplace(id, verdict);
  (verdict == Verdict::Right ? right_ : wrong_).push_back(id);
}

Verdict Problem::verdictAt(NodeId id) const {
  const auto found = verdicts_.find(id);
  return found == verdicts_.end() ? Verdict::Open : found->second;
}

std::string Problem::commentAt(NodeId id) const {
  const std::string comment = tree_->comment(id);
  return convention_ == Convention::RightWord ? withoutMarks(comment)
                                              : std::string(trimmed(comment));
}

std::vector<Move> Problem::lineTo(NodeId id) const {
  std::vector<Move> moves;
  for (NodeId at = id; at != start_ && at != kNoNode; at = tree_->parent(at)) {
    if (const auto turn = tree_->moveAt(at)) moves.push_back(turn->move);
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace tengen::problems
