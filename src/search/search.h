// A thinking machine: a tree, an evaluator and some threads. Give it a situation, let it think, ask
// what it found; another thread may ask while it thinks.
//
// With one thread and a fixed seed the same calls give the same answers, as long as visits and not
// time are the limit.
//
// The threads share the tree under one lock, and evaluate outside it: an evaluation takes
// milliseconds, a walk through the tree a few microseconds.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "nn/evaluator.h"
#include "search/knowledge.h"
#include "search/report.h"
#include "search/tree.h"

namespace tengen::search {

struct SearchOptions {
  int threads = 1;
  int batch = 1;  // leaves a thread evaluates at once
  uint64_t seed = 0;
  size_t mostNodes = 1'000'000;  // then thinking stops
  TreeOptions tree{};
};

// When to stop. The first reached counts; with none of them only the stop token ends it.
struct Limits {
  using Time = std::chrono::steady_clock::time_point;

  // Of the root, those kept from before included; a forced move has its share of as many then.
  std::optional<int> visits{};
  std::optional<Time> deadline{};  // think() is back by then, unless not even the root is evaluated
  // Stop as soon as the move most visited can no longer be overtaken. Not for analysis.
  bool stopWhenDecided = false;
};

class Search {
 public:
  // The evaluator must outlive the search, and answer several threads at once.
  explicit Search(nn::Evaluator& evaluator, const SearchOptions& options = {});
  ~Search();

  // Actions, from one thread at a time
  // Keeps what is known if the situation follows from the last one by at most two moves.
  void moveTo(const nn::Situation& situation);
  void forget();  // starts the situation afresh
  // Only these moves at the root, by index; all if empty or if none of them is legal. Holds until
  // the next moveTo().
  void allow(std::vector<bool> moves);
  // Keeps ownership move by move as well, for whoever will ask for it; may forget the tree. Holds
  // until the next moveTo() to another situation.
  void followMoves();
  void raisePass(float prior);  // gives the pass at the root at least this prior
  // This legal move gets a fair share of the visits, whatever it is worth (Tree::forceAtRoot). The
  // root must be evaluated. Holds until the next moveTo().
  void force(Move move);
  void countBy(EndCount endCount);  // forgets the tree if that is a change
  // Evaluates the root if that has not been done: enough for the policy and the ownership.
  Result<nn::Evaluation, nn::EvaluationError> evaluateRoot();
  // Ends early if an evaluation fails; failure() says why, and what was known is forgotten.
  void think(const Limits& limits, std::stop_token stop = {});
  // The same in pieces, for whoever has to look after something else meanwhile: every begin() needs
  // its end().
  void begin(const Limits& limits);
  bool isDoneBy(Limits::Time time) const;  // waits until then, unless it is done before
  void end();
  // What is known, taken away; the search knows nothing then. To be given back by takeUp().
  Knowledge putAside();
  void takeUp(Knowledge known);

  // Questions, at any time from any thread
  Report report(const ReportWishes& wishes = {}) const;
  std::optional<nn::EvaluationError> failure() const;  // of the last think(), if it failed
  int visits() const;
  std::chrono::microseconds longestEvaluation() const;  // of late, of a batch
  nn::Situation situation() const;                      // of the last moveTo()
  const SearchOptions& options() const { return options_; }
  // How it shows a position to the evaluator.
  Symmetry symmetryFor(const nn::Situation& situation) const;

 private:
  using Lock = std::unique_lock<std::mutex>;
  using Clock = std::chrono::steady_clock;

  // One worker's round
  struct Batch {
    std::vector<Leaf> leaves;
    std::vector<nn::Evaluation> answers;
    bool isRootAgain = false;  // the root of a kept tree, whose evaluation is not known
  };
  void work(const std::stop_token& stop);
  bool gather(Batch& batch);
  void evaluate(Batch& batch, Lock& lock);
  void absorb(const Batch& batch);
  void fail(const nn::EvaluationError& error);

  // When to stop
  void checkLimits();
  int visitsLeft() const;
  bool isDecided() const;
  double visitsToCome() const;

  Lock whenIdle();  // the last evaluations are back

  nn::Evaluator& evaluator_;
  const SearchOptions options_;
  mutable std::mutex mutex_;
  std::condition_variable_any work_;          // there is a job, or a leaf has come back
  mutable std::condition_variable_any done_;  // the job is over, or a worker has come to rest

  // Under the lock
  Knowledge known_;
  bool isRootOut_ = false;  // a worker is at it
  std::optional<nn::EvaluationError> failure_;
  bool running_ = false;
  int busy_ = 0;  // workers not at rest
  Limits limits_;
  int visitsAtStart_ = 0;
  Clock::time_point startedAt_;
  Clock::duration longest_{0};

  // They live as long as the search, for an evaluator may keep its working memory by thread. Last,
  // so that they end before what they use.
  std::vector<std::jthread> workers_;
};

}  // namespace tengen::search
