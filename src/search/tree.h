// The search tree: Monte-Carlo tree search with PUCT, without threads and without a network of its
// own. descend() walks to a leaf and hands out its situation, absorb() brings the evaluation back;
// between them the tree may be asked for more leaves. So one thread may feed a batch from one tree,
// several threads may share a tree under a lock (search.h), and thousands of trees may share one
// batch.
//
// Positions are not stored: that of a leaf is replayed from the root, with the whole history, so
// that superko is always asked. Clearing and re-rooting keep the memory of nodes and edges.
#pragma once

#include <optional>
#include <vector>

#include "nn/evaluator.h"
#include "search/bias_table.h"
#include "search/ending.h"
#include "search/node.h"
#include "search/selection.h"

namespace tengen::search {

// How a game that ends by two passes in the tree is counted.
enum class EndCount : uint8_t {
  Stones,     // as it stands: stones are dead only where unconditional life proves it
  Ownership,  // as people would: the network says which stones are dead
};

struct TreeOptions {
  SelectionOptions selection{};
  // Under territory rules stones as they stand mean nothing: there it is always Ownership.
  EndCount endCount = EndCount::Ownership;
  // The least prior of a pass, and of a pass that ends the game.
  float passFloor = 0.003f;
  float endingPassFloor = 0.05f;
};

// A position waiting for its evaluation.
struct Leaf {
  NodeIndex node;
  nn::Situation situation;
  bool isForced = false;  // looked at because forceAtRoot() wants it
};

struct Descent {
  enum class Kind : uint8_t {
    Leaf,    // evaluate it, then absorb() it
    Booked,  // a finished game, known already: this visit is done
    Busy,    // every way leads to a leaf that is still out: nothing was changed
  };
  Kind kind;
  std::optional<Leaf> leaf;
};

// One move at the root, as the side to move there sees it.
struct RootMove {
  Move move;
  int visits = 0;
  int forced = 0;  // of them; the others it has earned
  float prior = 0;
  float win = 0.5f;
  float lead = 0;
  float winDeviation = 0;  // of a single visit
  float utility = 0;
  NodeIndex node = kNoIndex;  // none for a move nobody has tried: its values are the root's

  int earned() const { return visits - forced; }
};

class Tree {
 public:
  explicit Tree(nn::Situation root, const TreeOptions& options = {});

  // A new root. No leaf may be out.
  void start(nn::Situation root);
  // The root moves on by a legal move; what was known of the game behind it stays.
  void advance(Move move);

  // Thinking
  Descent descend();
  void absorb(const Leaf& leaf, const nn::Evaluation& evaluation);

  // Wishes about the root
  // Unlikely moves are dropped inside the tree, so a root that was a node before has gaps: an
  // evaluation of it brings all legal moves back. Values stay.
  void completeRoot(const nn::Evaluation& evaluation);
  // Only these moves are looked at from now on, by index; all of them if empty or if none is legal.
  // Holds until the root changes.
  void allowAtRoot(std::vector<bool> allowed);
  void raiseRootPass(float prior);  // to at least this
  // This legal move gets at least kForcedShare of the visits from now on, whatever it is worth;
  // nothing: no move does. What it would not have got by itself does not add to its weight in the
  // value of the root. The root must be expanded. Holds until the root changes.
  static constexpr double kForcedShare = 0.25;
  void forceAtRoot(std::optional<Move> move);

  // Questions
  const TreeOptions& options() const { return options_; }
  const nn::Situation& root() const { return root_; }
  bool isRootExpanded() const { return node(kRoot).state == Node::State::Expanded; }
  int visits() const;
  int leavesOut() const { return node(kRoot).inFlight; }
  // What the forced move lacks to its share of so many visits.
  int visitsOwed(int visits) const;
  bool isForcedMoveDue() const;  // the next visit is its own
  float rootWin() const;         // as the side to move sees it
  float rootLead() const;
  // Tried moves by the visits they earned, most first, then the others by prior. Barred ones are
  // left out.
  std::vector<RootMove> rootMoves() const;
  // The move at the root that the way to a node begins with; none for the root itself.
  std::optional<Move> firstMoveTo(NodeIndex id) const;
  // The moves most visited from this child of the root on, itself included.
  std::vector<RootMove> principalVariation(NodeIndex child, size_t longest) const;
  // Priors by move index.
  std::vector<float> rootPolicy() const;
  size_t nodeCount() const { return nodes_.size(); }
  size_t bytes() const;

 private:
  static constexpr NodeIndex kRoot = 0;
  // How much of the lead at the root counts as given. Less than all of it, so that the side ahead
  // still likes to be ahead.
  static constexpr double kCentreShare = 0.8;

  Node& node(NodeIndex id) { return nodes_[id]; }
  const Node& node(NodeIndex id) const { return nodes_[id]; }
  double utilityOf(const Worth& worth, Color side) const;
  RootMove describe(NodeIndex id) const;
  NodeIndex childFor(NodeIndex parent, uint16_t move) const;  // or none

  // One descent
  Choice chooseForced();
  Choice choose(NodeIndex id, Color toMove) const;
  NodeIndex expandNext(NodeIndex parent);
  nn::Situation situationAt(NodeIndex id) const;
  void addEdges(NodeIndex id, const nn::Situation& situation, const nn::Evaluation& evaluation);
  struct Booking {
    int out = 0;  // descents that are back
    bool isForced = false;
  };
  void book(NodeIndex id, const Booking& booking);
  // What is known of a node after its children (tree_worth.cpp).
  void weigh(NodeIndex id, Color toMove);
  Worth worthOfChildren(NodeIndex id, Color toMove, double& visits) const;
  Worth correctedWorth(Node& node, const Worth& children, double visits);

  // The root's edges: those allowed first, best prior first.
  void sortRootEdges();
  Edge* rootEdge(uint16_t move);  // or none
  void addRootEdge(uint16_t move);
  int& forcedVisits(uint16_t move);
  int forcedVisits(uint16_t move) const;
  void keepOnly(NodeIndex newRoot);

  TreeOptions options_;
  nn::Situation root_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  BiasTable biases_;
  std::vector<Node> spareNodes_;  // memory for the next re-rooting
  std::vector<Edge> spareEdges_;
  std::vector<bool> allowed_;  // empty: all
  size_t allowedEdges_ = 0;    // so many of the root's edges may be tried
  std::optional<uint16_t> forced_;
  // Visits of moves that were or are forced. The root does not count them as its own.
  std::vector<std::pair<uint16_t, int>> forcedVisits_;
};

}  // namespace tengen::search
