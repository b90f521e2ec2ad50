#include "search/tree.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "rules/areas.h"

namespace tengen::search {
namespace {

// Moves with so small a prior would first be tried after many millions of visits. They are
// not kept, except at the root and where hardly anything else is left; nor are more than so many.
constexpr float kLeastPrior = 1e-5f;
constexpr size_t kAlwaysKept = 8;
constexpr size_t kMostKept = 128;

bool isOver(const nn::Situation& situation) {
  return situation.position.passesInARow() >= 2;
}

EndCount endCountOf(const TreeOptions& options, const nn::Situation& situation) {
  const bool territory = situation.position.rules().scoring == Scoring::Territory;
  return territory ? EndCount::Ownership : options.endCount;
}

// What the network says, as Black sees it.
EndValue valueOf(const nn::Evaluation& evaluation, Color toMove) {
  if (toMove == Color::Black) return {evaluation.win, evaluation.lead};
  return {1 - evaluation.win, -evaluation.lead};
}

// How far the network and a count agree on whose every point is: 1 if in all and for sure.
double agreement(const nn::Evaluation& evaluation, const Count& counted, Color toMove) {
  const Owner mine = toMove == Color::Black ? Owner::Black : Owner::White;
  double sum = 0;
  for (const Point p : AllPoints(counted.owner.size())) {
    const double owned = evaluation.ownership[static_cast<size_t>(counted.owner.size().indexOf(p))];
    const Owner owner = counted.owner[p];
    sum += owner == Owner::Nobody ? 1 - std::abs(owned)
                                  : std::max(0.0, owner == mine ? owned : -owned);
  }
  return sum / counted.owner.size().points();
}

// A finished game by the dead stones the network sees, and what it says of the whole game as far as
// that makes no sense: one group wrongly alive in the other side's land makes all of it nobody's.
EndValue countByOwnership(const nn::Situation& situation, const nn::Evaluation& evaluation) {
  constexpr double kSenseless = 0.5;
  constexpr double kSensible = 0.9;
  const Color toMove = situation.position.toMove();
  const Marks marks = deadByOwnership(situation, evaluation.ownership);
  const EndValue counted = countMarked(situation, marks);
  const EndValue said = valueOf(evaluation, toMove);
  const double agreed = agreement(evaluation, count(situation.position.board(), marks), toMove);
  const double share = std::clamp((agreed - kSenseless) / (kSensible - kSenseless), 0.0, 1.0);
  return {share * counted.win + (1 - share) * said.win,
          share * counted.lead + (1 - share) * said.lead};
}

// From the sorted edges behind `first`. The pass stays.
void dropUnlikely(std::vector<Edge>& edges, size_t first, const Edge& pass) {
  const auto isTooMany = [&] {
    const size_t count = edges.size() - first;
    return count > kMostKept || (count > kAlwaysKept && edges.back().prior() < kLeastPrior);
  };
  bool passIsGone = false;
  while (isTooMany()) {
    passIsGone |= edges.back().move == pass.move;
    edges.pop_back();
  }
  if (passIsGone) edges.back() = pass;
}

// A vector that is full would double: of a tree of 80 MB half could be empty.
template <typename T>
void makeRoom(std::vector<T>& vector, size_t more) {
  const size_t needed = vector.size() + more;
  if (needed > vector.capacity()) vector.reserve(needed + needed / 4);
}

}  // namespace

Tree::Tree(nn::Situation root, const TreeOptions& options)
    : options_(options), root_(std::move(root)), nodes_(1) {}

void Tree::start(nn::Situation root) {
  assert(leavesOut() == 0);
  root_ = std::move(root);
  nodes_.assign(1, Node{});
  edges_.clear();
  allowed_.clear();
  allowedEdges_ = 0;
  forced_.reset();
  forcedVisits_.clear();
  biases_.clear();
}

Descent Tree::descend() {
  NodeIndex id = kRoot;
  Color toMove = root_.position.toMove();
  bool isNew = node(kRoot).state == Node::State::Pending && leavesOut() == 0;
  const bool isForced = isForcedMoveDue();
  while (!isNew && node(id).state == Node::State::Expanded) {
    const Choice choice = isForced && id == kRoot ? chooseForced() : choose(id, toMove);
    isNew = choice.kind == Choice::Kind::Edge;
    id = isNew ? expandNext(id) : choice.child;
    toMove = opponent(toMove);
  }
  if (node(id).state == Node::State::Terminal) {
    book(id, {.isForced = isForced});
    return {Descent::Kind::Booked, std::nullopt};
  }
  if (!isNew) return {Descent::Kind::Busy, std::nullopt};

  nn::Situation situation = situationAt(id);
  if (id != kRoot && isOver(situation) && endCountOf(options_, situation) == EndCount::Stones) {
    node(id).state = Node::State::Terminal;
    node(id).said = countStones(situation);
    book(id, {.isForced = isForced});
    return {Descent::Kind::Booked, std::nullopt};
  }
  for (NodeIndex up = id; up != kNoIndex; up = node(up).parent)
    ++node(up).inFlight;
  return {Descent::Kind::Leaf, Leaf{id, std::move(situation), isForced}};
}

// All untried moves are worth the same but for their priors, so that the first edge stands for them
// all: tried moves are always the first of their node's edges.
Choice Tree::choose(NodeIndex id, Color toMove) const {
  const SelectionOptions& selection = options_.selection;
  const Node& parent = node(id);
  const double explore = exploreAt(parent.visits, selection);
  const double tries = std::max(1.0, parent.visits - 1.0 + parent.inFlight);
  const double parentUtility = utilityOf(parent.worth, toMove);

  Choice choice;
  double best = -std::numeric_limits<double>::infinity();
  double triedPrior = 0;
  for (NodeIndex at = parent.firstChild; at != kNoIndex; at = node(at).nextSibling) {
    const Node& child = node(at);
    triedPrior += child.prior;
    if (child.barred) continue;
    const double childTries = child.visits + child.inFlight;
    const double known = child.visits ? utilityOf(child.worth, toMove) : parentUtility;
    const double utility = known - selection.virtualLoss * child.inFlight / childTries;
    const double value = puct(utility, child.prior, explore, tries, childTries);
    if (value <= best) continue;
    best = value;
    choice = {Choice::Kind::Child, at};
  }

  const size_t open = id == kRoot ? allowedEdges_ : parent.edgeCount;
  if (open == 0) return choice;
  const float reduction =
      id == kRoot ? selection.rootFirstPlayReduction : selection.firstPlayReduction;
  const double untried = parentUtility - reduction * std::sqrt(triedPrior);
  const double value = puct(untried, edges_[parent.firstEdge].prior(), explore, tries, 0);
  if (value > best) choice = {Choice::Kind::Edge, kNoIndex};
  return choice;
}

// The first edge becomes a child.
NodeIndex Tree::expandNext(NodeIndex parent) {
  const Edge edge = edges_[node(parent).firstEdge];
  const auto id = static_cast<NodeIndex>(nodes_.size());
  Node child;
  child.parent = parent;
  child.nextSibling = node(parent).firstChild;
  child.prior = edge.prior();
  child.move = edge.move;
  makeRoom(nodes_, 1);
  nodes_.push_back(child);
  node(parent).firstChild = id;
  ++node(parent).firstEdge;
  --node(parent).edgeCount;
  if (parent == kRoot) --allowedEdges_;
  return id;
}

nn::Situation Tree::situationAt(NodeIndex id) const {
  std::vector<uint16_t> moves;  // latest first
  for (NodeIndex up = id; up != kRoot; up = node(up).parent)
    moves.push_back(node(up).move);
  const BoardSize size = root_.position.board().size();
  nn::Situation situation = root_;
  for (size_t index = moves.size(); index-- > 0;)
    situation = situation.after(moveAt(moves[index], size));
  return situation;
}

void Tree::absorb(const Leaf& leaf, const nn::Evaluation& evaluation) {
  Node& of = node(leaf.node);
  assert(of.state == Node::State::Pending);
  if (leaf.node != kRoot && isOver(leaf.situation)) {
    of.state = Node::State::Terminal;
    of.said = countByOwnership(leaf.situation, evaluation);
  } else {
    of.state = Node::State::Expanded;
    of.said = valueOf(evaluation, leaf.situation.position.toMove());
    of.bias = biases_.indexFor(leaf.situation);
    addEdges(leaf.node, leaf.situation, evaluation);
  }
  book(leaf.node, {1, leaf.isForced});
}

// Legality is asked of the position itself, whatever the evaluator thinks of superko.
void Tree::addEdges(NodeIndex id, const nn::Situation& situation,
                    const nn::Evaluation& evaluation) {
  const Position& position = situation.position;
  const BoardSize size = position.board().size();
  const int pass = passIndex(size);
  assert(evaluation.policy.size() == static_cast<size_t>(pass) + 1);

  // The pass is no matter of taste.
  const float flatter = 1 / options_.selection.temperature;
  std::vector<std::pair<uint16_t, float>> priors;
  float total = 0;
  for (int index = 0; index < pass; ++index) {
    const float prior = evaluation.policy[static_cast<size_t>(index)];
    if (prior <= 0 || !position.isLegal(moveAt(index, size))) continue;
    priors.push_back({static_cast<uint16_t>(index), std::pow(prior, flatter)});
    total += priors.back().second;
  }
  const float floor = position.passesInARow() > 0 ? options_.endingPassFloor : options_.passFloor;
  const float passPrior = std::max({evaluation.policy.back(), floor, kLeastPrior});
  const Edge passEdge = Edge::of(pass, passPrior);
  const size_t first = edges_.size();
  makeRoom(edges_, priors.size() + 1);
  for (const auto& [move, prior] : priors)
    edges_.push_back(Edge::of(move, prior / total * std::max(0.0f, 1 - passPrior)));
  edges_.push_back(passEdge);

  const auto begin = edges_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto isChild = [&](const Edge& edge) { return childFor(id, edge.move) != kNoIndex; };
  edges_.erase(std::remove_if(begin, edges_.end(), isChild), edges_.end());
  std::sort(begin, edges_.end(), isLikelier);
  if (id != kRoot) dropUnlikely(edges_, first, passEdge);
  node(id).firstEdge = static_cast<uint32_t>(first);
  node(id).edgeCount = static_cast<uint16_t>(edges_.size() - first);
  if (id == kRoot) sortRootEdges();
}

// From a leaf up to the root.
void Tree::book(NodeIndex id, const Booking& booking) {
  Color toMove = root_.position.toMove();
  for (NodeIndex up = id; up != kRoot; up = node(up).parent)
    toMove = opponent(toMove);
  for (NodeIndex up = id; up != kNoIndex; up = node(up).parent, toMove = opponent(toMove)) {
    Node& visited = node(up);
    visited.inFlight = static_cast<uint16_t>(visited.inFlight - booking.out);
    if (booking.isForced && visited.parent == kRoot) ++forcedVisits(visited.move);
    if (booking.isForced && up == kRoot) return;
    ++visited.visits;
    weigh(up, toMove);
  }
}

}  // namespace tengen::search
