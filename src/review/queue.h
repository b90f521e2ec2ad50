// What to look at next, and how deeply. A review runs in passes, so that there is something to see
// at once and it gets better while one looks:
//   0  one evaluation a position, first to last: the whole graph
//   1  a short search each, last to first: what comes later is known when its cause is looked at
//   2  a long one where the game swings or may have (suspects.h), the largest swing first, and
//      after it where the two disagree
//   3  the same before the worst moves of each side and those near them, until they are the worst
//      by that too
//   4  when nobody waits, a long one everywhere
// The position on screen goes before all others, one pass ahead. Knows no threads and no engine: a
// task is a plain value, and one that was interrupted is simply handed out again.
#pragma once

#include <map>
#include <optional>

#include "engine/driver.h"
#include "review/line.h"
#include "review/review.h"

namespace tengen::review {

// Few long looks say more than many of middling length: what a look of 25 visits overlooks, one of
// 200 mostly overlooks too. Where to look long is chosen far better by 50 visits than by 25
// (scripts/review-agreement).
struct Plan {
  int shortVisits = 50;  // of pass 1; 0: not wanted
  int longVisits = 500;  // of passes 2 to 4; 0: not wanted
  double swing = 0.5;    // points from which pass 2 looks again
  // In so many positions of a hundred at most, after pass 2 and after pass 3.
  int swingsIn100 = 28;
  int longIn100 = 31;
  bool goesOn = false;  // pass 4

  static Plan quick() { return even(0); }  // pass 0 alone
  static Plan full() { return {}; }
  static Plan untilStopped() { return {.goesOn = true}; }
  // Every position so deeply, and no more.
  static Plan even(int visits) { return {.shortVisits = visits, .longVisits = 0}; }
};

struct Task {
  NodeId node = kNoNode;
  Color toMove = Color::Black;
  int visits = 1;
  std::optional<Move> played = std::nullopt;  // to be searched whatever the engine thinks of it
  int pass = 0;
  std::vector<Move> ahead = {};  // pass 0: behind these it will be asked next

  friend bool operator==(const Task&, const Task&) = default;
};

// The question to an engine.
engine::EvaluationQuestion questionOf(const Task& task, const GameTree& tree, const Ruleset& rules);

class Queue {
 public:
  Queue(Line line, Plan plan) : line_(std::move(line)), plan_(plan) {}

  // Questions
  const Line& line() const { return line_; }
  const Plan& plan() const { return plan_; }
  // Visits wanted for all that is known to be wanted now, and those made of them: for time left.
  struct Progress {
    int64_t done = 0;
    int64_t all = 0;
  };
  Progress progress(const Review& review) const;

  // Actions
  // Nothing when all is done. The same again until finish() or until the review knows it.
  std::optional<Task> next(const Review& review);
  void show(NodeId node) { shown_ = node; }  // a position of the line; kNoNode: none
  // It was answered, be it with less than asked (a finished game has little to search), and is not
  // handed out again.
  void finish(const Task& task);

 private:
  int knownVisits(const LinePosition& position, const Review& review) const;
  bool isWanted(const LinePosition& position, int visits, const Review& review) const;
  Task taskFor(const LinePosition& position, int visits, int pass) const;
  std::optional<Task> taskOfPass(int pass, const Review& review) const;
  std::vector<Move> movesAhead(size_t index) const;
  std::optional<Task> shownTask(int pass, const Review& review) const;
  int visitsOfPass(int pass) const;  // 0: there is no such pass
  // How many positions may still be looked at for long.
  size_t roomFor(int in100, size_t least, const Review& review) const;
  // Positions that pass 2 looks at, the most wanted first. They are chosen all at once: the lead
  // around one that was looked at for long says little about its neighbours' short looks. When all
  // are done, and there is room, it chooses again.
  std::vector<size_t> swings(const Review& review) const;
  std::vector<size_t> wantedSwings(const Review& review) const;
  // Those pass 3 looks at: around the worst moves as they stand now.
  std::vector<size_t> unsettled(const Review& review) const;

  Line line_;
  Plan plan_;
  NodeId shown_ = kNoNode;
  std::vector<size_t> swings_;      // as they were chosen
  std::map<NodeId, int> finished_;  // visits asked for
};

}  // namespace tengen::review
