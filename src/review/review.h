// What an engine thinks of a game: evaluations by node, and who made them. A node that is reviewed
// twice keeps the deeper look. What another program left in a file is kept apart from ours: the
// difference between two programs' opinions is no loss.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "game/game_tree.h"
#include "review/evaluation.h"

namespace tengen::review {

// Whose thoughts these are, and about which game: numbers under another komi mean nothing.
struct Source {
  std::string engine = {};  // as it calls itself, with its version; of several `A, B`
  Ruleset rules = {};       // with the komi

  friend bool operator==(const Source&, const Source&) = default;
};

// Another program's review of a line: it counts as a whole or not at all.
struct ForeignReview {
  std::string engine;
  std::unordered_set<NodeId> line;  // nothing of ours is mixed in here
};

class Review {
 public:
  // Questions
  const Source& source() const { return source_; }  // of what is ours
  // Whose numbers count: the other program's where there is one, else ours.
  const std::string& engine() const { return foreign_ ? foreign_->engine : source_.engine; }
  // Whether a look of our own is taken here.
  bool isOpenAt(NodeId node) const { return !foreign_ || !foreign_->line.contains(node); }
  const Evaluation* at(NodeId node) const;
  bool isEmpty() const { return evaluations_.empty(); }
  const std::unordered_map<NodeId, Evaluation>& evaluations() const { return evaluations_; }

  // Actions
  void setSource(Source source) { source_ = std::move(source); }
  // This engine has a part in it: it is named behind those that thought before.
  void credit(const std::string& engine, const Ruleset& rules);
  // Never less for more: false, and nothing changes, where as deep a look or a deeper one is known.
  // Neither is one of ours taken where another program's review stands.
  bool take(NodeId node, Evaluation evaluation);
  void forget(NodeId node) { evaluations_.erase(node); }
  void setForeign(ForeignReview foreign) { foreign_ = std::move(foreign); }
  // Before a review of our own: it looks at everything anew. The file keeps what it has.
  void forgetForeign();

 private:
  friend Review carriedOver(const Review& review, const GameTree& from, const GameTree& to);

  Source source_;
  std::optional<ForeignReview> foreign_;
  std::unordered_map<NodeId, Evaluation> evaluations_;
};

// What is known of one copy of a game, for another: of the positions that both reach by the same
// moves. Nothing where they begin otherwise.
Review carriedOver(const Review& review, const GameTree& from, const GameTree& to);

}  // namespace tengen::review
