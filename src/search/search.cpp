#include "search/search.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "base/random.h"

namespace tengen::search {
namespace {

// Finished games booked in a row before others get a look at the tree.
constexpr int kMostBooked = 64;

}  // namespace

Search::Search(nn::Evaluator& evaluator, const SearchOptions& options)
    : evaluator_(evaluator),
      options_(options),
      tree_({Position(BoardSize{}), {}, 0}, options.tree) {
  for (int count = 0; count < std::max(1, options.threads); ++count)
    workers_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Search::~Search() {
  const Lock lock(mutex_);
  running_ = false;
  work_.notify_all();
}

Search::Lock Search::whenIdle() {
  Lock lock(mutex_);
  done_.wait(lock, [this] { return !running_ && busy_ == 0; });
  return lock;
}

// Thinking

void Search::think(const Limits& limits, std::stop_token stop) {
  Lock lock = whenIdle();
  limits_ = limits;
  visitsAtStart_ = tree_.visits();
  startedAt_ = Clock::now();
  running_ = true;
  checkLimits();
  if (!running_) return;
  work_.notify_all();
  const auto isDone = [this] { return !running_; };
  // Evaluations still under way at the end come back later, and are booked then.
  if (!limits.deadline) {
    done_.wait(lock, stop, isDone);
  } else if (!done_.wait_until(lock, stop, *limits.deadline, isDone) && !rootEvaluation_) {
    done_.wait(lock, stop, [this] { return !running_ || rootEvaluation_; });
  }
  running_ = false;
  work_.notify_all();
}

void Search::work(const std::stop_token& stop) {
  Batch batch;
  Lock lock(mutex_);
  while (work_.wait(lock, stop, [this] { return running_; })) {
    ++busy_;
    while (running_) {
      const bool found = gather(batch);
      if (found) evaluate(batch, lock);
      checkLimits();
      if (!running_ || found) continue;
      // Either a finished game was booked, or all ways lead to leaves others have in hand.
      lock.unlock();
      std::this_thread::yield();
      lock.lock();
      if (running_ && (tree_.leavesOut() > 0 || isRootOut_)) work_.wait(lock);
    }
    --busy_;
    done_.notify_all();
  }
}

// Fills a batch with leaves; false if there is nothing to evaluate now.
bool Search::gather(Batch& batch) {
  batch.leaves.clear();
  batch.isRootAgain = tree_.isRootExpanded() && !rootEvaluation_ && !isRootOut_;
  if (batch.isRootAgain) {
    isRootOut_ = true;
    batch.leaves.push_back({0, tree_.root()});
    return true;
  }
  const int room = visitsLeft() - tree_.leavesOut();
  int booked = 0;
  while (static_cast<int>(batch.leaves.size()) < std::min(options_.batch, room - booked)) {
    Descent descent = tree_.descend();
    if (descent.kind == Descent::Kind::Busy) break;
    if (descent.leaf) batch.leaves.push_back(std::move(*descent.leaf));
    if (descent.kind == Descent::Kind::Booked && ++booked == kMostBooked) break;
  }
  return !batch.leaves.empty();
}

void Search::evaluate(Batch& batch, Lock& lock) {
  lock.unlock();
  std::vector<nn::Query> queries;
  for (const Leaf& leaf : batch.leaves)
    queries.push_back({&leaf.situation, symmetryFor(leaf.situation)});
  batch.answers.resize(queries.size());
  const auto before = Clock::now();
  evaluator_.evaluate(queries, batch.answers);
  const auto took = Clock::now() - before;
  lock.lock();
  longest_ = std::max(took, longest_ - longest_ / 64);  // a slow one is remembered for a while
  absorb(batch);
  work_.notify_all();
}

void Search::absorb(const Batch& batch) {
  for (size_t index = 0; index < batch.leaves.size(); ++index) {
    const Leaf& leaf = batch.leaves[index];
    const nn::Evaluation& answer = batch.answers[index];
    owned_.add(answer, leaf.situation.position.toMove());
    const bool wasRoot = !tree_.isRootExpanded();
    if (batch.isRootAgain) {
      tree_.completeRoot(answer);
    } else {
      tree_.absorb(leaf, answer);
    }
    if (!batch.isRootAgain && !wasRoot) continue;
    rootEvaluation_ = answer;
    isRootOut_ = false;
    done_.notify_all();
  }
}

// By the position and the seed alone, so that threads do not change what a leaf is worth.
Symmetry Search::symmetryFor(const nn::Situation& situation) const {
  const Board& board = situation.position.board();
  const uint64_t mixed = splitmix(board.hash() ^ splitmix(options_.seed));
  const auto symmetries = symmetriesOf(board.size());
  return symmetries[mixed % symmetries.size()];
}

// When to stop

int Search::visitsLeft() const {
  return limits_.visits ? *limits_.visits - tree_.visits() : std::numeric_limits<int>::max();
}

void Search::checkLimits() {
  if (!running_ || !rootEvaluation_) return;
  const bool outOfTime = limits_.deadline && Clock::now() >= *limits_.deadline;
  const bool full = tree_.nodeCount() >= options_.mostNodes;
  if (visitsLeft() > 0 && !outOfTime && !full && !(limits_.stopWhenDecided && isDecided())) return;
  running_ = false;
  work_.notify_all();
  done_.notify_all();
}

bool Search::isDecided() const {
  const std::vector<RootMove> moves = tree_.rootMoves();
  if (moves.size() < 2) return true;
  return moves[0].visits - moves[1].visits > visitsToCome();
}

// At most so many, at the speed of this search.
double Search::visitsToCome() const {
  double most = visitsLeft();
  const double spent = std::chrono::duration<double>(Clock::now() - startedAt_).count();
  const int made = tree_.visits() - visitsAtStart_;
  if (!limits_.deadline || made == 0) return most;
  const double left = std::chrono::duration<double>(*limits_.deadline - Clock::now()).count();
  return std::min(most, left * made / spent);
}

// The root

void Search::moveTo(const nn::Situation& situation) {
  const Lock lock = whenIdle();
  const auto isThis = [&](const nn::Situation& other) {
    const Position& a = situation.position;
    const Position& b = other.position;
    return a.board() == b.board() && a.toMove() == b.toMove() && a.rules() == b.rules() &&
           a.moveNumber() == b.moveNumber() && a.passesInARow() == b.passesInARow() &&
           situation.recent == other.recent && situation.komi == other.komi;
  };
  nn::Situation reached = tree_.root();
  std::vector<Move> road;
  const int behind = situation.position.moveNumber() - reached.position.moveNumber();
  const bool sameSize = situation.position.board().size() == reached.position.board().size();
  for (int back = behind; sameSize && behind <= 2 && back > 0; --back) {
    const auto move = situation.recent[static_cast<size_t>(back - 1)];
    if (!move || !reached.position.isLegal(*move)) break;
    reached = reached.after(*move);
    road.push_back(*move);
  }
  if (!isThis(reached)) return startAt(situation);
  tree_.allowAtRoot({});
  if (road.empty()) return;
  for (const Move move : road)
    tree_.advance(move);
  owned_.fade();
  rootEvaluation_.reset();
}

void Search::forget() {
  const Lock lock = whenIdle();
  startAt(nn::Situation(tree_.root()));
}

void Search::startAt(const nn::Situation& situation) {
  tree_.start(situation);
  owned_ = {};
  rootEvaluation_.reset();
}

void Search::allow(std::vector<bool> moves) {
  const Lock lock = whenIdle();
  tree_.allowAtRoot(std::move(moves));
}

void Search::raisePass(float prior) {
  const Lock lock = whenIdle();
  if (tree_.isRootExpanded()) tree_.raiseRootPass(prior);
}

void Search::countBy(EndCount endCount) {
  const Lock lock = whenIdle();
  if (tree_.options().endCount == endCount) return;
  TreeOptions options = tree_.options();
  options.endCount = endCount;
  tree_ = Tree(tree_.root(), options);
  startAt(nn::Situation(tree_.root()));
}

nn::Evaluation Search::evaluateRoot() {
  think({.visits = 1});
  const Lock lock(mutex_);
  assert(rootEvaluation_);
  return *rootEvaluation_;
}

// Questions

Report Search::report(const ReportWishes& wishes) const {
  const Lock lock(mutex_);
  Report report;
  report.toMove = tree_.root().position.toMove();
  report.visits = tree_.visits();
  report.winrate = tree_.rootWin();
  report.lead = tree_.rootLead();
  report.moves = reportMoves(tree_, wishes);
  if (rootEvaluation_) {
    report.rawWinrate = rootEvaluation_->win;
    report.rawLead = rootEvaluation_->lead;
    report.policy = rootEvaluation_->policy;
  }
  if (wishes.ownership && owned_.weight > 0) {
    const double sign = report.toMove == Color::Black ? 1 : -1;
    for (const double sum : owned_.sum)
      report.ownership.push_back(static_cast<float>(sign * sum / owned_.weight));
  }
  return report;
}

int Search::visits() const {
  const Lock lock(mutex_);
  return tree_.visits();
}

std::chrono::microseconds Search::longestEvaluation() const {
  const Lock lock(mutex_);
  return std::chrono::duration_cast<std::chrono::microseconds>(longest_);
}

nn::Situation Search::situation() const {
  const Lock lock(mutex_);
  return tree_.root();
}

void Search::Owned::add(const nn::Evaluation& evaluation, Color toMove) {
  const double sign = toMove == Color::Black ? 1 : -1;
  sum.resize(evaluation.ownership.size());
  for (size_t index = 0; index < sum.size(); ++index)
    sum[index] += sign * evaluation.ownership[index];
  weight += 1;
}

void Search::Owned::fade() {
  if (weight <= 1) return;
  for (double& value : sum)
    value /= weight;
  weight = 1;
}

}  // namespace tengen::search
