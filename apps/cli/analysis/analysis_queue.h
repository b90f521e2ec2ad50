// Jobs of analysis wait here and are done one after the other on a thread of its own, each by the
// whole search: all threads on one position, so that the most urgent is answered soonest.
#pragma once

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

  // The evaluator must outlive it. Jobs that do not say so get this many visits.
  AnalysisQueue(nn::Evaluator& evaluator, const search::SearchOptions& options, int usualVisits,
                Write write);
  ~AnalysisQueue();  // stops at once; what still waits is not answered

  void say(const Json& answer);
  void add(std::vector<AnalysisJob> jobs);
  // Jobs under this id, of these turns or of all if none is named; without an id all jobs. Each is
  // answered with what is known by then.
  void terminate(const std::optional<std::string>& id, const std::vector<int>& turns = {});
  void finish();  // waits until all are answered

 private:
  void work(const std::stop_token& stop);
  void analyse(const AnalysisJob& job, const std::stop_token& stop);

  search::Search search_;
  const int usualVisits_;
  const Write write_;
  std::mutex writing_;

  std::mutex mutex_;
  std::condition_variable_any change_;
  // Under the lock
  std::list<AnalysisJob> waiting_;  // the most urgent first
  const AnalysisJob* current_ = nullptr;
  std::stop_source stopCurrent_;

  std::jthread worker_;  // last, so that it ends before what it uses
};

}  // namespace tengen::cli
