// The root of a tree: what it is asked, what is wished of it, and how it moves on.
#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "search/tree.h"

namespace tengen::search {

float Tree::rootWin() const {
  const double win = node(kRoot).worth.win;
  return static_cast<float>(root_.position.toMove() == Color::Black ? win : 1 - win);
}

float Tree::rootLead() const {
  const double lead = node(kRoot).worth.lead;
  return static_cast<float>(root_.position.toMove() == Color::Black ? lead : -lead);
}

RootMove Tree::describe(NodeIndex id) const {
  const Node& of = node(id);
  const Color side = root_.position.toMove();
  const bool black = side == Color::Black;
  const auto& [win, winSquare, lead] = of.worth;
  return {.move = moveAt(of.move, root_.position.board().size()),
          .visits = static_cast<int>(of.visits),
          .forced = of.parent == kRoot ? forcedVisits(of.move) : 0,
          .prior = of.prior,
          .win = static_cast<float>(black ? win : 1 - win),
          .lead = static_cast<float>(black ? lead : -lead),
          .winDeviation = static_cast<float>(std::sqrt(std::max(0.0, winSquare - win * win))),
          .utility = static_cast<float>(utilityOf(of.worth, side)),
          .node = id};
}

std::vector<RootMove> Tree::rootMoves() const {
  std::vector<RootMove> moves;
  const Node& root = node(kRoot);
  for (NodeIndex at = root.firstChild; at != kNoIndex; at = node(at).nextSibling) {
    if (!node(at).barred) moves.push_back(describe(at));
  }
  std::sort(moves.begin(), moves.end(), [&](const RootMove& a, const RootMove& b) {
    return a.earned() != b.earned() ? a.earned() > b.earned() : a.node < b.node;
  });
  const BoardSize size = root_.position.board().size();
  RootMove untried{.move = Move::pass(), .win = rootWin(), .lead = rootLead()};
  untried.utility = static_cast<float>(utilityOf(root.worth, root_.position.toMove()));
  for (size_t index = 0; index < allowedEdges_; ++index) {
    const Edge& edge = edges_[root.firstEdge + index];
    untried.move = moveAt(edge.move, size);
    untried.prior = edge.prior();
    moves.push_back(untried);
  }
  return moves;
}

std::optional<Move> Tree::firstMoveTo(NodeIndex id) const {
  if (id == kRoot) return std::nullopt;
  while (node(id).parent != kRoot)
    id = node(id).parent;
  return moveAt(node(id).move, root_.position.board().size());
}

std::vector<RootMove> Tree::principalVariation(NodeIndex child, size_t longest) const {
  std::vector<RootMove> line;
  NodeIndex at = child;
  while (at != kNoIndex && node(at).visits > 0 && line.size() < longest) {
    line.push_back(describe(at));
    NodeIndex best = kNoIndex;
    for (NodeIndex next = node(at).firstChild; next != kNoIndex; next = node(next).nextSibling) {
      // The later in the list the likelier.
      if (best == kNoIndex || node(next).visits >= node(best).visits) best = next;
    }
    at = best;
  }
  return line;
}

std::vector<float> Tree::rootPolicy() const {
  const Node& root = node(kRoot);
  std::vector<float> policy(static_cast<size_t>(root_.position.board().size().points()) + 1);
  for (size_t index = 0; index < root.edgeCount; ++index) {
    const Edge& edge = edges_[root.firstEdge + index];
    policy[edge.move] = edge.prior();
  }
  for (NodeIndex at = root.firstChild; at != kNoIndex; at = node(at).nextSibling)
    policy[node(at).move] = node(at).prior;
  return policy;
}

size_t Tree::bytes() const {
  return (nodes_.capacity() + spareNodes_.capacity()) * sizeof(Node) +
         (edges_.capacity() + spareEdges_.capacity()) * sizeof(Edge) + biases_.bytes();
}

NodeIndex Tree::childFor(NodeIndex parent, uint16_t move) const {
  NodeIndex at = node(parent).firstChild;
  while (at != kNoIndex && node(at).move != move)
    at = node(at).nextSibling;
  return at;
}

void Tree::completeRoot(const nn::Evaluation& evaluation) {
  if (!isRootExpanded()) return;
  addEdges(kRoot, root_, evaluation);
  if (forced_) forceAtRoot(moveAt(*forced_, root_.position.board().size()));
}

void Tree::raiseRootPass(float prior) {
  assert(isRootExpanded());
  const auto pass = static_cast<uint16_t>(passIndex(root_.position.board().size()));
  const NodeIndex child = childFor(kRoot, pass);
  if (child != kNoIndex) {
    node(child).prior = std::max(node(child).prior, prior);
    return;
  }
  if (Edge* edge = rootEdge(pass)) *edge = Edge::of(pass, std::max(edge->prior(), prior));
  sortRootEdges();
}

Edge* Tree::rootEdge(uint16_t move) {
  Edge* const begin = edges_.data() + node(kRoot).firstEdge;
  Edge* const end = begin + node(kRoot).edgeCount;
  Edge* const found = std::find_if(begin, end, [&](const Edge& e) { return e.move == move; });
  return found == end ? nullptr : found;
}

// Forcing a move

void Tree::forceAtRoot(std::optional<Move> move) {
  forced_.reset();
  if (move) {
    assert(isRootExpanded());
    forced_ = static_cast<uint16_t>(indexOf(*move, root_.position.board().size()));
    if (childFor(kRoot, *forced_) == kNoIndex && !rootEdge(*forced_)) addRootEdge(*forced_);
  }
  sortRootEdges();
}

// For a move the evaluator gave no chance at all. Edges of a node lie together, so they all move.
void Tree::addRootEdge(uint16_t move) {
  Node& root = node(kRoot);
  const auto first = edges_.begin() + static_cast<std::ptrdiff_t>(root.firstEdge);
  const std::vector<Edge> known(first, first + root.edgeCount);
  root.firstEdge = static_cast<uint32_t>(edges_.size());
  ++root.edgeCount;
  edges_.insert(edges_.end(), known.begin(), known.end());
  edges_.push_back(Edge::of(move, 0));
}

int Tree::visitsOwed(int visits) const {
  if (!forced_) return 0;
  const NodeIndex child = childFor(kRoot, *forced_);
  const int has = child == kNoIndex ? 0 : static_cast<int>(node(child).visits);
  return std::max(0, static_cast<int>(kForcedShare * visits) - has);
}

// While somebody evaluates the move itself there is nothing below it to look at.
bool Tree::isForcedMoveDue() const {
  if (!forced_) return false;
  const NodeIndex child = childFor(kRoot, *forced_);
  if (child == kNoIndex) return true;
  const Node& of = node(child);
  return of.state != Node::State::Pending &&
         of.visits + of.inFlight < kForcedShare * (visits() + leavesOut());
}

Choice Tree::chooseForced() {
  const NodeIndex child = childFor(kRoot, *forced_);
  if (child != kNoIndex) return {Choice::Kind::Child, child};
  Edge* const edge = rootEdge(*forced_);
  std::rotate(edges_.data() + node(kRoot).firstEdge, edge, edge + 1);
  return {Choice::Kind::Edge, kNoIndex};
}

int Tree::visits() const {
  int all = static_cast<int>(node(kRoot).visits);
  for (const auto& [move, visits] : forcedVisits_)
    all += visits;
  return all;
}

int& Tree::forcedVisits(uint16_t move) {
  for (auto& [forced, visits] : forcedVisits_) {
    if (forced == move) return visits;
  }
  return forcedVisits_.emplace_back(move, 0).second;
}

int Tree::forcedVisits(uint16_t move) const {
  for (const auto& [forced, visits] : forcedVisits_) {
    if (forced == move) return visits;
  }
  return 0;
}

// Allowing moves

void Tree::allowAtRoot(std::vector<bool> allowed) {
  allowed_ = std::move(allowed);
  sortRootEdges();
}

void Tree::sortRootEdges() {
  const Node& root = node(kRoot);
  const auto isAllowed = [&](uint16_t move) {
    return allowed_.empty() || allowed_[move] || forced_ == move;
  };
  size_t allowedMoves = 0;
  for (NodeIndex at = root.firstChild; at != kNoIndex; at = node(at).nextSibling) {
    node(at).barred = !isAllowed(node(at).move);
    allowedMoves += !node(at).barred;
  }
  const auto begin = edges_.begin() + static_cast<std::ptrdiff_t>(root.firstEdge);
  const auto end = begin + root.edgeCount;
  std::sort(begin, end, [&](const Edge& a, const Edge& b) {
    if (isAllowed(a.move) != isAllowed(b.move)) return isAllowed(a.move);
    return isLikelier(a, b);
  });
  allowedEdges_ = static_cast<size_t>(
      std::count_if(begin, end, [&](const Edge& edge) { return isAllowed(edge.move); }));
  if (allowedMoves + allowedEdges_ > 0) return;
  allowedEdges_ = root.edgeCount;
  for (NodeIndex at = root.firstChild; at != kNoIndex; at = node(at).nextSibling)
    node(at).barred = false;
}

void Tree::advance(Move move) {
  assert(leavesOut() == 0);
  const BoardSize size = root_.position.board().size();
  const NodeIndex child = childFor(kRoot, static_cast<uint16_t>(indexOf(move, size)));
  nn::Situation next = root_.after(move);
  if (child == kNoIndex || node(child).state != Node::State::Expanded) {
    start(std::move(next));
    return;
  }
  root_ = std::move(next);
  keepOnly(child);
  allowed_.clear();
  allowedEdges_ = node(kRoot).edgeCount;
  forced_.reset();
  forcedVisits_.clear();
}

// Copies the part of the tree below a node to the front of fresh arrays, level by level: the copy
// itself is the list of nodes whose children are still to be copied.
void Tree::keepOnly(NodeIndex newRoot) {
  spareNodes_.clear();
  spareEdges_.clear();
  std::vector<NodeIndex> origin{newRoot};
  spareNodes_.push_back(node(newRoot));
  spareNodes_.front().parent = kNoIndex;
  spareNodes_.front().nextSibling = kNoIndex;
  spareNodes_.front().barred = false;
  for (NodeIndex id = 0; id < spareNodes_.size(); ++id) {
    const Node& old = node(origin[id]);
    spareNodes_[id].firstEdge = static_cast<uint32_t>(spareEdges_.size());
    const auto edge = edges_.begin() + static_cast<std::ptrdiff_t>(old.firstEdge);
    spareEdges_.insert(spareEdges_.end(), edge, edge + old.edgeCount);
    spareNodes_[id].firstChild =
        old.firstChild == kNoIndex ? kNoIndex : static_cast<NodeIndex>(spareNodes_.size());
    for (NodeIndex at = old.firstChild; at != kNoIndex; at = node(at).nextSibling) {
      Node copy = node(at);
      copy.parent = id;
      const auto next = static_cast<NodeIndex>(spareNodes_.size() + 1);
      if (copy.nextSibling != kNoIndex) copy.nextSibling = next;
      spareNodes_.push_back(copy);
      origin.push_back(at);
    }
  }
  nodes_.swap(spareNodes_);
  edges_.swap(spareEdges_);
  // What has left the tree leaves its biases too, or they would grow with the game.
  BiasTable kept;
  for (Node& of : nodes_) {
    if (of.bias != BiasTable::kNone) of.bias = kept.takeOver(biases_, of.bias, of.given);
  }
  biases_ = std::move(kept);
}

}  // namespace tengen::search
