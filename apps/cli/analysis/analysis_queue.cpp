#include "apps/cli/analysis/analysis_queue.h"

#include <algorithm>

#include "apps/cli/analysis/analysis_answer.h"
#include "apps/cli/evaluation_words.h"

namespace tengen::cli {
namespace {

// Trees kept of jobs that stepped aside, beside the limit on all their nodes together. More than
// so many are interrupted in a row only by clients who use a new priority for every query.
constexpr int kMostKept = 4;

std::chrono::steady_clock::duration duration(double seconds) {
  return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
      std::chrono::duration<double>(seconds));
}

search::ReportWishes wishesOf(const AnalysisJob& job) {
  return {.ownership = job.ownership, .movesOwnership = job.movesOwnership};
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
  order_ = Order::End;
  stopCurrent_.request_stop();
}

void AnalysisQueue::say(const Json& answer) {
  const std::lock_guard lock(writing_);
  write_(answer);
}

bool AnalysisQueue::add(std::vector<AnalysisJob> jobs) {
  const std::lock_guard lock(mutex_);
  if (waiting_.size() + jobs.size() > kMostWaiting) return false;
  for (AnalysisJob& job : jobs)
    enqueue({.job = std::move(job)});
  if (current_ && order_ == Order::GoOn && !waiting_.empty() &&
      waiting_.front().job.priority > current_->priority) {
    order_ = Order::StepAside;
    stopCurrent_.request_stop();
  }
  change_.notify_all();
  return true;
}

// Behind those as urgent; but who has begun already comes before them.
void AnalysisQueue::enqueue(Task task) {
  const auto isBefore = [&](const Task& other) {
    const bool hasBegun = task.spent > Clock::duration::zero();
    return hasBegun ? other.job.priority > task.job.priority
                    : other.job.priority >= task.job.priority;
  };
  auto at = waiting_.end();
  while (at != waiting_.begin() && !isBefore(*std::prev(at)))
    --at;
  waiting_.insert(at, std::move(task));
}

void AnalysisQueue::terminate(const std::optional<std::string>& id, const std::vector<int>& turns) {
  const auto isMeant = [&](const AnalysisJob& job) {
    const bool isTurn =
        turns.empty() || std::find(turns.begin(), turns.end(), job.turn) != turns.end();
    return !id || (job.id == *id && isTurn);
  };
  std::list<Task> dropped;
  {
    const std::lock_guard lock(mutex_);
    for (auto task = waiting_.begin(); task != waiting_.end();) {
      const auto at = task++;
      if (isMeant(at->job)) dropped.splice(dropped.end(), waiting_, at);
    }
    if (current_ && isMeant(*current_)) {
      order_ = Order::End;
      stopCurrent_.request_stop();
    }
    change_.notify_all();
  }
  for (const Task& task : dropped)
    answer(task.job, task.known ? task.known->report(wishesOf(task.job)) : search::Report{});
}

void AnalysisQueue::finish() {
  std::unique_lock lock(mutex_);
  change_.wait(lock, [this] { return waiting_.empty() && !current_; });
}

void AnalysisQueue::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (change_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    current_ = &task.job;
    order_ = Order::GoOn;
    stopCurrent_ = std::stop_source();
    const std::stop_token stopTask = stopCurrent_.get_token();
    lock.unlock();
    begin(task);
    const bool isDone = think(task, stopTask);
    lock.lock();
    if (!isDone && order_ == Order::StepAside) {
      current_ = nullptr;
      stepAside(std::move(task));
      continue;
    }
    lock.unlock();
    if (const auto failure = search_.failure()) {
      say(withError(task.job, sentenceOf(*failure)));
    } else {
      answer(task.job, search_.report(wishesOf(task.job)));
    }
    lock.lock();
    current_ = nullptr;
    change_.notify_all();
  }
}

void AnalysisQueue::begin(Task& task) {
  if (task.known) {
    search_.takeUp(std::move(*task.known));
    task.known.reset();
    return;
  }
  const AnalysisJob& job = task.job;
  search_.moveTo(job.situation);
  // What an earlier query found is welcome, but not more of it than was asked for.
  if (search_.visits() > job.visits.value_or(usualVisits_)) search_.forget();
  if (job.movesOwnership) search_.followMoves();
  if (!job.allowed.empty()) search_.allow(job.allowed);
}

// In slices, with a report between them. False if it was stopped before its limit.
bool AnalysisQueue::think(Task& task, const std::stop_token& stop) {
  const AnalysisJob& job = task.job;
  const auto start = Clock::now();
  search::Limits limits;
  limits.visits = job.visits.value_or(usualVisits_);
  std::optional<Clock::time_point> end;
  if (job.seconds) end = start + duration(*job.seconds) - task.spent;
  while (!stop.stop_requested()) {
    limits.deadline = end;
    std::optional<Clock::time_point> pause;
    if (job.reportEvery) pause = Clock::now() + duration(*job.reportEvery);
    if (pause && (!end || *pause < *end)) limits.deadline = pause;
    search_.think(limits, stop);
    const bool isPause = pause && limits.deadline == pause && Clock::now() >= *pause;
    if (!isPause || search_.visits() >= *limits.visits || stop.stop_requested()) break;
    if (search_.failure()) break;
    say(answerOf(job, search_.report(wishesOf(job)), true));
  }
  task.spent += Clock::now() - start;
  return !stop.stop_requested() || search_.visits() >= *limits.visits;
}

// What is known is kept as far as memory is meant for it; else the job will begin anew.
void AnalysisQueue::stepAside(Task task) {
  search::Knowledge known = search_.putAside();
  size_t nodes = known.tree.nodeCount();
  int kept = 1;
  for (const Task& other : waiting_) {
    if (!other.known) continue;
    nodes += other.known->tree.nodeCount();
    ++kept;
  }
  if (kept <= kMostKept && nodes <= search_.options().mostNodes) {
    task.known = std::move(known);
  } else {
    task.spent = Clock::duration{1};  // begun, and nothing to show for it
  }
  enqueue(std::move(task));
}

void AnalysisQueue::answer(const AnalysisJob& job, const search::Report& report) {
  say(report.policy.empty() ? withoutResults(job) : answerOf(job, report, false));
}

}  // namespace tengen::cli
