#include "training/selfplay_tree.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "search/node.h"
#include "training/selfplay_labels.h"

namespace tengen::training {
namespace {

constexpr float kExploration = 1.2f;
constexpr float kUnvisitedReduction = 0.25f;  // of the utility expected of a move never tried
// Winning is worth -1 to 1, and the lead this much on top, so that play goes on when all is won.
constexpr float kLeadWeight = 0.3f;

float worth(float win, float lead, BoardSize size) {
  const float unit = std::sqrt(static_cast<float>(size.points()));
  return 2 * win - 1 + kLeadWeight * std::tanh(lead / unit);
}

void countEnd(Node& node) {
  const nn::Situation& situation = node.situation;
  double lead = areaLead(situation.position.board()) - situation.komi;
  if (situation.position.toMove() == Color::White) lead = -lead;
  node.ended = true;
  node.win = lead > 0 ? 1.0f : lead < 0 ? 0.0f : 0.5f;
  node.utility = worth(node.win, static_cast<float>(lead), situation.position.board().size());
}

// A move that fills an own eye is never tried: it is worth nothing by area, and searching it costs.
void listMoves(Node& node) {
  const Position& position = node.situation.position;
  const Board& board = position.board();
  const BoardSize size = board.size();
  const Color color = position.toMove();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    const Vertex vertex = board.vertexOf(point);
    if (board.at(vertex) != Stone::None) continue;
    const auto error = position.whyIllegal(color, Move::at(point));
    if (!error) {
      if (!board.isEyelike(vertex, color)) node.edges.push_back({static_cast<uint16_t>(i)});
    } else if (error->kind == MoveError::Kind::Ko || error->kind == MoveError::Kind::Superko) {
      node.forbidden.push_back(point);
    }
  }
  node.edges.push_back({static_cast<uint16_t>(size.points())});
}

}  // namespace

Tree::Tree(const nn::Situation& root) {
  nodes_.reserve(32);
  nodes_.emplace_back(root);
}

const Node* Tree::descend() {
  path_.assign(1, 0);
  for (;;) {
    Node& node = at(path_.back());
    if (node.ended) {
      backUp(node);
      return nullptr;
    }
    if (!node.evaluated) {
      if (node.edges.empty()) listMoves(node);
      return &node;
    }
    Edge& edge = bestEdge(node);
    if (edge.child < 0) {
      edge.child = static_cast<int>(nodes_.size());
      path_.push_back(edge.child);
      const Move move = search::moveAt(edge.move, node.situation.position.board().size());
      nodes_.emplace_back(node.situation.after(move));  // `node` and `edge` may have moved
      Node& child = nodes_.back();
      if (child.situation.position.passesInARow() >= 2) countEnd(child);
    } else {
      path_.push_back(edge.child);
    }
  }
}

void Tree::absorb(const Answer& answer) {
  Node& node = at(path_.back());
  float highest = -1e30f;
  for (const Edge& edge : node.edges)
    highest = std::max(highest, answer.policy[edge.move]);
  float total = 0;
  for (Edge& edge : node.edges)
    total += edge.prior = std::exp(answer.policy[edge.move] - highest);
  for (Edge& edge : node.edges)
    edge.prior /= total;
  node.evaluated = true;
  node.win = answer.win;
  node.utility = worth(answer.win, answer.lead, node.situation.position.board().size());
  backUp(node);
}

Edge& Tree::bestEdge(Node& node) {
  float tried = 0;
  for (const Edge& edge : node.edges) {
    if (edge.child >= 0) tried += edge.prior;
  }
  const auto visits = static_cast<float>(node.visits);
  const float unvisited = node.sum / visits - kUnvisitedReduction * std::sqrt(tried);
  const float width = kExploration * std::sqrt(visits);
  Edge* best = &node.edges.front();
  float highest = -1e30f;
  for (Edge& edge : node.edges) {
    float value = unvisited;
    float count = 0;
    if (edge.child >= 0) {
      const Node& child = at(edge.child);
      count = static_cast<float>(child.visits);
      value = -child.sum / std::max(1.0f, count);
    }
    const float score = value + width * edge.prior / (1 + count);
    if (score <= highest) continue;
    highest = score;
    best = &edge;
  }
  return *best;
}

void Tree::backUp(const Node& leaf) {
  float utility = leaf.utility;
  float win = leaf.win;
  for (size_t i = path_.size(); i-- > 0; utility = -utility, win = 1 - win) {
    Node& node = at(path_[i]);
    ++node.visits;
    node.sum += utility;
    node.wins += win;
  }
}

}  // namespace tengen::training
