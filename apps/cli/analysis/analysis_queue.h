// Jobs of analysis wait here and are done one after the other on a thread of its own, each by the
// whole search: all threads on one position, so that the most urgent is answered soonest. A job
// that finds a more urgent one behind it steps aside, and goes on later where it was.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

#include "search/search.h"

#include "apps/cli/analysis/analysis_query.h"

namespace tengen::cli {

class AnalysisQueue {
 public:
  // Called from any thread, one at a time.
  using Write = std::function<void(const Json&)>;

  // So many positions may wait: 45 MB of 19x19 boards.
  static constexpr size_t kMostWaiting = 10'000;

  // The evaluator must outlive it. Jobs that do not say so get this many visits.
  AnalysisQueue(nn::Evaluator& evaluator, const search::SearchOptions& options, int usualVisits,
                Write write);
  ~AnalysisQueue();  // stops at once; what still waits is not answered

  void say(const Json& answer);
  // All of them, or none and false if that would be too many.
  bool add(std::vector<AnalysisJob> jobs);
  // Jobs under this id, of these turns or of all if none is named; without an id all jobs. Each is
  // answered with what is known by then.
  void terminate(const std::optional<std::string>& id, const std::vector<int>& turns = {});
  void finish();  // waits until all are answered

 private:
  using Clock = std::chrono::steady_clock;

  // A job, and how far it has come.
  struct Task {
    AnalysisJob job;
    Clock::duration spent{};
    std::optional<search::Knowledge> known = {};  // of one that stepped aside
  };
  // To the task being worked at
  enum class Order { GoOn, StepAside, End };

  void enqueue(Task task);
  void work(const std::stop_token& stop);
  void begin(Task& task);
  bool think(Task& task, const std::stop_token& stop);
  void stepAside(Task task);
  void answer(const AnalysisJob& job, const search::Report& report);

  search::Search search_;
  const int usualVisits_;
  const Write write_;
  std::mutex writing_;

  std::mutex mutex_;
  std::condition_variable_any change_;
  // Under the lock
  std::list<Task> waiting_;  // the most urgent first
  const AnalysisJob* current_ = nullptr;
  Order order_ = Order::GoOn;
  std::stop_source stopCurrent_;  // asked to stop with every order but GoOn

  std::jthread worker_;  // last, so that it ends before what it uses
};

}  // namespace tengen::cli
