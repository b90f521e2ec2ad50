// Threads that share out one job at a time; the caller works too.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tengen::training {

class Crew {
 public:
  explicit Crew(int threads) {
    for (int worker = 1; worker < threads; ++worker)
      threads_.emplace_back(
          [this, worker](std::stop_token stop) { work(stop, static_cast<size_t>(worker)); });
  }

  size_t size() const { return threads_.size() + 1; }

  using Job = std::function<void(size_t item, size_t worker)>;

  // Does the job for every item; back when all are done.
  void share(size_t items, const Job& job) {
    {
      const std::lock_guard lock(mutex_);
      job_ = &job;
      items_ = items;
      next_ = 0;
      busy_ = threads_.size();
      ++round_;
    }
    wake_.notify_all();
    takeFrom(job, 0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return busy_ == 0; });
  }

 private:
  static constexpr size_t kItemsAtATime = 8;

  void takeFrom(const Job& job, size_t worker) {
    for (size_t from; (from = next_.fetch_add(kItemsAtATime)) < items_;) {
      for (size_t i = from; i < std::min(from + kItemsAtATime, items_); ++i)
        job(i, worker);
    }
  }

  void work(const std::stop_token& stop, size_t worker) {
    uint64_t seen = 0;
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, stop, [&] { return round_ != seen; })) {
      seen = round_;
      const Job& job = *job_;
      lock.unlock();
      takeFrom(job, worker);
      lock.lock();
      if (--busy_ == 0) done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::condition_variable done_;
  const Job* job_ = nullptr;
  size_t items_ = 0;
  std::atomic<size_t> next_ = 0;
  size_t busy_ = 0;
  uint64_t round_ = 0;
  std::vector<std::jthread> threads_;  // last, so that they end first
};

}  // namespace tengen::training
