// What an engine thinks of a game: evaluations by node, and who made them. A node that is reviewed
// twice keeps the deeper look.
#pragma once

#include <string>
#include <unordered_map>

#include "game/game_tree.h"
#include "review/evaluation.h"

namespace tengen::review {

// Whose thoughts these are, and about which game: numbers under another komi mean nothing.
struct Source {
  std::string engine = {};  // as it calls itself, with its version; of several `A, B`
  Ruleset rules = {};       // with the komi

  friend bool operator==(const Source&, const Source&) = default;
};

class Review {
 public:
  // Questions
  const Source& source() const { return source_; }
  const Evaluation* at(NodeId node) const;
  bool isEmpty() const { return evaluations_.empty(); }
  const std::unordered_map<NodeId, Evaluation>& evaluations() const { return evaluations_; }

  // Actions
  void setSource(Source source) { source_ = std::move(source); }
  // This engine has a part in it: it is named behind those that thought before.
  void credit(const std::string& engine, const Ruleset& rules);
  // Never less for more: false, and nothing changes, where as deep a look or a deeper one is known.
  bool take(NodeId node, Evaluation evaluation);
  void forget(NodeId node) { evaluations_.erase(node); }

 private:
  Source source_;
  std::unordered_map<NodeId, Evaluation> evaluations_;
};

// What is known of one copy of a game, for another: of the positions that both reach by the same
// moves. Nothing where they begin otherwise.
Review carriedOver(const Review& review, const GameTree& from, const GameTree& to);

}  // namespace tengen::review
