#include "apps/cli/analysis/analysis_queue.h"

#include <algorithm>

#include "apps/cli/analysis/analysis_answer.h"

namespace tengen::cli {
namespace {

using Clock = std::chrono::steady_clock;

Clock::time_point after(double seconds) {
  return Clock::now() +
         std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

}  // namespace

AnalysisQueue::AnalysisQueue(nn::Evaluator& evaluator, const search::SearchOptions& options,
                             int usualVisits, Write write)
    : search_(evaluator, options),
      usualVisits_(usualVisits),
      write_(std::move(write)),
      worker_([this](const std::stop_token& stop) { work(stop); }) {}

AnalysisQueue::~AnalysisQueue() {
  worker_.request_stop();
  const std::lock_guard lock(mutex_);
  waiting_.clear();
  stopCurrent_.request_stop();
}

void AnalysisQueue::say(const Json& answer) {
  const std::lock_guard lock(writing_);
  write_(answer);
}

void AnalysisQueue::add(std::vector<AnalysisJob> jobs) {
  const std::lock_guard lock(mutex_);
  for (AnalysisJob& job : jobs) {
    const auto later =
        std::find_if(waiting_.begin(), waiting_.end(),
                     [&](const AnalysisJob& other) { return other.priority < job.priority; });
    waiting_.insert(later, std::move(job));
  }
  change_.notify_all();
}

void AnalysisQueue::terminate(const std::optional<std::string>& id, const std::vector<int>& turns) {
  const auto isMeant = [&](const AnalysisJob& job) {
    const bool isTurn =
        turns.empty() || std::find(turns.begin(), turns.end(), job.turn) != turns.end();
    return !id || (job.id == *id && isTurn);
  };
  std::list<AnalysisJob> dropped;
  {
    const std::lock_guard lock(mutex_);
    for (auto job = waiting_.begin(); job != waiting_.end();) {
      const auto at = job++;
      if (isMeant(*at)) dropped.splice(dropped.end(), waiting_, at);
    }
    if (current_ && isMeant(*current_)) stopCurrent_.request_stop();
    change_.notify_all();
  }
  for (const AnalysisJob& job : dropped)
    say(withoutResults(job));
}

void AnalysisQueue::finish() {
  std::unique_lock lock(mutex_);
  change_.wait(lock, [this] { return waiting_.empty() && !current_; });
}

void AnalysisQueue::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (change_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
    const AnalysisJob job = std::move(waiting_.front());
    waiting_.pop_front();
    current_ = &job;
    stopCurrent_ = std::stop_source();
    const std::stop_token stopJob = stopCurrent_.get_token();
    lock.unlock();
    analyse(job, stopJob);
    lock.lock();
    current_ = nullptr;
    change_.notify_all();
  }
}

void AnalysisQueue::analyse(const AnalysisJob& job, const std::stop_token& stop) {
  search_.moveTo(job.situation);
  if (!job.allowed.empty()) search_.allow(job.allowed);
  search::Limits limits;
  limits.visits = job.visits.value_or(usualVisits_);
  const auto end = job.seconds ? std::optional(after(*job.seconds)) : std::nullopt;
  const search::ReportWishes wishes{.ownership = job.ownership};
  // In slices, with a report between them.
  while (!stop.stop_requested()) {
    limits.deadline = end;
    const auto pause = job.reportEvery ? std::optional(after(*job.reportEvery)) : std::nullopt;
    if (pause && (!end || *pause < *end)) limits.deadline = pause;
    search_.think(limits, stop);
    const bool isPause = pause && limits.deadline == pause && Clock::now() >= *pause;
    if (!isPause || search_.visits() >= *limits.visits || stop.stop_requested()) break;
    say(answerOf(job, search_.report(wishes), true));
  }
  const search::Report report = search_.report(wishes);
  say(report.policy.empty() ? withoutResults(job) : answerOf(job, report, false));
}

}  // namespace tengen::cli
