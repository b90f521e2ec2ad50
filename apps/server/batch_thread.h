// A thread that takes whatever jobs have gathered since it looked last, all in one go: what is
// expensive once (a write to the disk) is paid once for many.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace tengen::server {

// Jobs may be added from any thread. Those that wait when the object goes are still done.
template <class Job>
class BatchThread {
 public:
  using Batch = std::vector<Job>;

  explicit BatchThread(std::function<void(Batch)> perform)
      : perform_(std::move(perform)), thread_([this](std::stop_token over) { run(over); }) {}

  void add(Job job) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(job));
    }
    arrived_.notify_one();
  }

 private:
  void run(const std::stop_token& over) {
    while (true) {
      Batch batch;
      {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, over, [this] { return !waiting_.empty(); });
        if (waiting_.empty()) return;  // asked to stop
        batch.swap(waiting_);
      }
      perform_(std::move(batch));
    }
  }

  std::function<void(Batch)> perform_;
  std::mutex mutex_;
  std::condition_variable_any arrived_;
  Batch waiting_;
  std::jthread thread_;  // last: it uses all of the above
};

}  // namespace tengen::server
