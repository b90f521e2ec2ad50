// One try at a problem: the solver's moves, the answers out of the tree, and how it ends. Shows
// nothing of the tree but what was played.
#pragma once

#include <optional>

#include "base/random.h"
#include "problems/problem.h"

namespace tengen::problems {

class Solving {
 public:
  // What a move led to.
  struct Step {
    enum class Kind {
      GoOn,     // there is more to find
      Right,    // solved
      Wrong,    // the tree says so
      Unknown,  // the tree has no such move: no way that is known to be right
    };
    Kind kind;
    std::optional<Turn> reply;  // the answer, where there was one
  };

  // Both must outlive it.
  Solving(const GameTree& tree, const Problem& problem, uint64_t seed)
      : tree_(tree), problem_(problem), chance_(seed), at_(problem.start()) {}

  NodeId at() const { return at_; }  // the last node that was reached
  bool isOver() const { return isOver_; }
  Position position() const { return tree_.positionAt(at_); }

  Step play(Move move);  // of the side to play; only while it is not over
  // After a move the tree does not have, which was not played: another one may be, from there.
  void lookAgain() { isOver_ = false; }
  // A first move of a line that is right from here; nothing where all hope is gone.
  std::optional<Move> hint() const;
  void startAgain();

 private:
  // To a node, and past those behind it that only say something. What it ends with, if it does.
  std::optional<Step> goTo(NodeId id, std::optional<Turn> reply);
  NodeId replyTo(NodeId id);

  const GameTree& tree_;
  const Problem& problem_;
  Random chance_;
  NodeId at_;
  bool isOver_ = false;
};

}  // namespace tengen::problems
