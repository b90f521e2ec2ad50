#include "search/search.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "base/random.h"

namespace tengen::search {
namespace {

// Finished games booked in a row before others get a look at the tree.
constexpr int kMostBooked = 64;

}  // namespace

Search::Search(nn::Evaluator& evaluator, const SearchOptions& options)
    : evaluator_(evaluator),
      options_(options),
      known_({Position(BoardSize{}), {}, 0}, options.tree) {
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
  begin(limits);
  {
    Lock lock(mutex_);
    const auto isDone = [this] { return !running_; };
    // Evaluations still under way at the end come back later, and are booked then.
    if (!limits.deadline) {
      done_.wait(lock, stop, isDone);
    } else if (!done_.wait_until(lock, stop, *limits.deadline, isDone) && !known_.root) {
      done_.wait(lock, stop, [this] { return !running_ || known_.root; });
    }
  }
  end();
}

void Search::begin(const Limits& limits) {
  const Lock lock = whenIdle();
  limits_ = limits;
  visitsAtStart_ = known_.tree.visits();
  startedAt_ = Clock::now();
  failure_.reset();
  running_ = true;
  checkLimits();
  work_.notify_all();
}

bool Search::isDoneBy(Limits::Time time) const {
  Lock lock(mutex_);
  return done_.wait_until(lock, time, [this] { return !running_; });
}

void Search::end() {
  const Lock lock(mutex_);
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
      if (running_ && (known_.tree.leavesOut() > 0 || isRootOut_)) work_.wait(lock);
    }
    --busy_;
    // Leaves that failed would be out for ever.
    if (failure_ && busy_ == 0)
      known_ = Knowledge(nn::Situation(known_.tree.root()), known_.tree.options());
    done_.notify_all();
  }
}

// Fills a batch with leaves; false if there is nothing to evaluate now.
bool Search::gather(Batch& batch) {
  batch.leaves.clear();
  batch.isRootAgain = known_.tree.isRootExpanded() && !known_.root && !isRootOut_;
  if (batch.isRootAgain) {
    isRootOut_ = true;
    batch.leaves.push_back({0, known_.tree.root()});
    return true;
  }
  const int room = visitsLeft() - known_.tree.leavesOut();
  // Beyond the limit only what the forced move lacks is looked at, not something else meanwhile.
  const auto isOver = [this] {
    const Tree& tree = known_.tree;
    return limits_.visits && tree.visits() + tree.leavesOut() >= *limits_.visits &&
           !tree.isForcedMoveDue();
  };
  int booked = 0;
  while (!isOver() &&
         static_cast<int>(batch.leaves.size()) < std::min(options_.batch, room - booked)) {
    Descent descent = known_.tree.descend();
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
  const auto done = evaluator_.evaluate(queries, batch.answers);
  const auto took = Clock::now() - before;
  lock.lock();
  if (!done) return fail(done.error());
  longest_ = std::max(took, longest_ - longest_ / 64);  // a slow one is remembered for a while
  absorb(batch);
  work_.notify_all();
}

void Search::absorb(const Batch& batch) {
  for (size_t index = 0; index < batch.leaves.size(); ++index) {
    if (!known_.absorb(batch.leaves[index], batch.answers[index])) continue;
    isRootOut_ = false;
    done_.notify_all();
  }
}

void Search::fail(const nn::EvaluationError& error) {
  failure_ = error;
  isRootOut_ = false;
  running_ = false;
  work_.notify_all();
  done_.notify_all();
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
  if (!limits_.visits) return std::numeric_limits<int>::max();
  return std::max(*limits_.visits - known_.tree.visits(), known_.tree.visitsOwed(*limits_.visits));
}

void Search::checkLimits() {
  if (!running_ || !known_.root) return;
  const bool outOfTime = limits_.deadline && Clock::now() >= *limits_.deadline;
  const bool full = known_.tree.nodeCount() >= options_.mostNodes;
  if (visitsLeft() > 0 && !outOfTime && !full && !(limits_.stopWhenDecided && isDecided())) return;
  running_ = false;
  work_.notify_all();
  done_.notify_all();
}

bool Search::isDecided() const {
  const std::vector<RootMove> moves = known_.tree.rootMoves();
  if (moves.size() < 2) return true;
  return moves[0].earned() - moves[1].earned() > visitsToCome();
}

// At most so many, at the speed of this search.
double Search::visitsToCome() const {
  double most = visitsLeft();
  const double spent = std::chrono::duration<double>(Clock::now() - startedAt_).count();
  const int made = known_.tree.visits() - visitsAtStart_;
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
  nn::Situation reached = known_.tree.root();
  std::vector<Move> road;
  const int behind = situation.position.moveNumber() - reached.position.moveNumber();
  const bool sameSize = situation.position.board().size() == reached.position.board().size();
  for (int back = behind; sameSize && behind <= 2 && back > 0; --back) {
    const auto move = situation.recent[static_cast<size_t>(back - 1)];
    if (!move || !reached.position.isLegal(*move)) break;
    reached = reached.after(*move);
    road.push_back(*move);
  }
  if (!isThis(reached)) return known_.startAt(situation);
  known_.tree.allowAtRoot({});
  known_.tree.forceAtRoot(std::nullopt);
  if (road.empty()) return;
  known_.advance(road);
}

void Search::forget() {
  const Lock lock = whenIdle();
  known_.startAt(nn::Situation(known_.tree.root()));
}

Knowledge Search::putAside() {
  const Lock lock = whenIdle();
  Knowledge nothing({Position(BoardSize{}), {}, 0}, known_.tree.options());
  return std::exchange(known_, std::move(nothing));
}

void Search::takeUp(Knowledge known) {
  const Lock lock = whenIdle();
  known_ = std::move(known);
}

void Search::followMoves() {
  const Lock lock = whenIdle();
  known_.followMoves();
}

void Search::allow(std::vector<bool> moves) {
  const Lock lock = whenIdle();
  known_.tree.allowAtRoot(std::move(moves));
}

void Search::raisePass(float prior) {
  const Lock lock = whenIdle();
  if (known_.tree.isRootExpanded()) known_.tree.raiseRootPass(prior);
}

void Search::force(Move move) {
  const Lock lock = whenIdle();
  if (known_.tree.isRootExpanded()) known_.tree.forceAtRoot(move);
}

void Search::countBy(EndCount endCount) {
  const Lock lock = whenIdle();
  if (known_.tree.options().endCount == endCount) return;
  TreeOptions options = known_.tree.options();
  options.endCount = endCount;
  known_ = Knowledge(known_.tree.root(), options);
}

Result<nn::Evaluation, nn::EvaluationError> Search::evaluateRoot() {
  think({.visits = 1});
  const Lock lock(mutex_);
  if (failure_) return Unexpected{*failure_};
  assert(known_.root);
  return *known_.root;
}

// Questions

Report Search::report(const ReportWishes& wishes) const {
  const Lock lock(mutex_);
  return known_.report(wishes);
}

std::optional<nn::EvaluationError> Search::failure() const {
  const Lock lock(mutex_);
  return failure_;
}

int Search::visits() const {
  const Lock lock(mutex_);
  return known_.tree.visits();
}

std::chrono::microseconds Search::longestEvaluation() const {
  const Lock lock(mutex_);
  return std::chrono::duration_cast<std::chrono::microseconds>(longest_);
}

nn::Situation Search::situation() const {
  const Lock lock(mutex_);
  return known_.tree.root();
}

}  // namespace tengen::search
