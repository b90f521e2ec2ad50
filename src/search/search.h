// A thinking machine: a tree, an evaluator and some threads. Give it a situation, let it think,
// ask what it found; another thread may ask while it thinks.
//
// With one thread and a fixed seed the same calls give the same answers, as long as visits and not
// time are the limit.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "nn/evaluator.h"
#include "search/tree.h"

namespace tengen {

struct SearchOptions {
  int threads = 1;
  int batch = 1;  // leaves a thread evaluates at once
  uint64_t seed = 0;
  TreeOptions tree;
};

// When to stop. The first reached counts; with none of them only the stop token ends it.
struct Limits {
  using Time = std::chrono::steady_clock::time_point;

  std::optional<int> visits;     // of the root, those kept from before included
  std::optional<Time> deadline;  // think() is back by then, unless not even the root is evaluated
  // Stop as soon as the move most visited can no longer be overtaken. Not for analysis.
  bool stopWhenDecided = false;
};

struct MoveReport {
  Move move = Move::pass();
  int visits = 0;
  float winrate = 0.5f;  // this and the rest as the side to move at the root sees it
  float lead = 0;
  float prior = 0;
  float lcb = 0;  // a winrate it is hardly below
  float utility = 0;
  std::vector<Move> pv;  // this move included
  std::vector<int> pvVisits;
};

struct Report {
  Color toMove = Color::Black;
  int visits = 0;
  float winrate = 0.5f;
  float lead = 0;
  float rawWinrate = 0.5f;  // of the network alone
  float rawLead = 0;
  std::vector<MoveReport> moves;  // best first
  std::vector<float> ownership;   // if asked for: the side to move's, averaged over the thinking
  std::vector<float> policy;      // the network's, by move index; empty before the first evaluation
};

struct ReportWishes {
  bool ownership = false;
  bool untried = false;  // moves without visits as well
  size_t longestPv = 16;
  size_t mostMoves = 362;
};

class Search {
 public:
  // The evaluator must outlive the search, and answer several threads at once.
  Search(Evaluator& evaluator, const SearchOptions& options = {});
  ~Search();

  // Deeds, from one thread at a time
  // Keeps what is known if the situation follows from the last one by at most two moves.
  void moveTo(const Situation& situation);
  void forget();  // starts this situation afresh
  // Only these moves at the root, by index; all if empty. Holds until the next moveTo().
  void allow(std::vector<bool> moves);
  void raisePass(float prior);  // asks for an evaluated root
  // Evaluates the root if that has not been done: enough for the policy and the ownership.
  const Evaluation& evaluateRoot();
  void think(const Limits& limits, std::stop_token stop = {});

  // Questions, at any time from any thread
  Report report(const ReportWishes& wishes = {}) const;
  int visits() const;
  std::chrono::microseconds longestEvaluation() const;  // of late

  const Situation& situation() const;  // of the last moveTo()
  const SearchOptions& options() const { return options_; }

 private:
  class Crew;

  SearchOptions options_;
  std::unique_ptr<Crew> crew_;
};

}  // namespace tengen
