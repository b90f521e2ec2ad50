// A problem: a position, who is to move, and which lines of its tree are right and which wrong.
// Collections mark that in many ways; problem_marks.h knows them.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "game/game_tree.h"
#include "problems/problem_marks.h"
#include "rules/color.h"
#include "rules/move.h"

namespace tengen::problems {

class Problem {
 public:
  // The open game of a tree, which must not be changed meanwhile; nothing where it has no moves.
  static std::optional<Problem> of(const GameTree& tree);

  NodeId start() const { return start_; }
  Color toPlay() const { return toPlay_; }
  Convention convention() const { return convention_; }

  // The nodes that decide, in the order of the file. What stands behind one is only shown.
  const std::vector<NodeId>& right() const { return right_; }
  const std::vector<NodeId>& wrong() const { return wrong_; }
  Verdict verdictAt(NodeId id) const;  // Open: not decided there

  // What may be read at a node without giving the answer away: marks for programs are gone.
  std::string commentAt(NodeId id) const;
  // The moves from the start to a node.
  std::vector<Move> lineTo(NodeId id) const;

 private:
  explicit Problem(const GameTree& tree) : tree_(&tree) {}
  void decide(NodeId id, Verdict verdict);

  friend class Judgement;

  const GameTree* tree_;
  NodeId start_ = kNoNode;
  Color toPlay_ = Color::Black;
  Convention convention_ = Convention::MainLine;
  std::vector<NodeId> right_, wrong_;
  std::unordered_map<NodeId, Verdict> verdicts_;
};

}  // namespace tengen::problems
