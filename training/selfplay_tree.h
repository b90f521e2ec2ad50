// A small tree search for self-play: PUCT, one evaluation at a time, asked for and answered from
// outside, so that thousands of trees can share a batch. Thrown away after every move.
// ARCHITECTURE.md says why this is not the tree of src/search.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "nn/evaluator.h"

namespace tengen::training {

// What the network says about one position, from the side to move.
struct Answer {
  std::span<const float> policy;     // logits, the pass last
  float win;                         // probability
  float lead;                        // points
  std::span<const float> ownership;  // -1 to 1
};

struct Edge {
  uint16_t move;  // by index, as in search/node.h
  float prior = 0;
  int child = -1;
};

struct Node {
  explicit Node(nn::Situation what) : situation(std::move(what)) {}

  nn::Situation situation;
  std::vector<Edge> edges;  // the legal moves, once the node is asked about
  Points forbidden;         // by ko or superko
  bool ended = false;       // by two passes
  bool evaluated = false;
  int visits = 0;
  float utility = 0;  // of its own evaluation or of the end, from its side to move
  float win = 0;      // likewise: the chance to win, 0 to 1
  float sum = 0;      // of the utilities of all visits
  float wins = 0;     // of the chances to win of all visits, for its side to move
};

class Tree {
 public:
  explicit Tree(const nn::Situation& root);

  const Node& root() const { return nodes_.front(); }
  Node& root() { return nodes_.front(); }
  int visits() const { return root().visits; }
  // For the root's side to move, once it was visited.
  float win() const { return root().wins / static_cast<float>(visits()); }
  int visitsOf(const Edge& edge) const { return edge.child < 0 ? 0 : at(edge.child).visits; }

  // For the root's side to move, of a move that was visited.
  float utilityOf(const Edge& edge) const {
    return -at(edge.child).sum / static_cast<float>(visitsOf(edge));
  }

  // Goes down to a position that needs an evaluation; nothing when it met the end of a game, which
  // is counted as a visit at once.
  const Node* descend();
  // The answer for the position descend() gave.
  void absorb(const Answer& answer);

 private:
  Node& at(int node) { return nodes_[static_cast<size_t>(node)]; }
  const Node& at(int node) const { return nodes_[static_cast<size_t>(node)]; }
  Edge& bestEdge(Node& node);
  void backUp(const Node& leaf);

  std::vector<Node> nodes_;
  std::vector<int> path_;
};

}  // namespace tengen::training
