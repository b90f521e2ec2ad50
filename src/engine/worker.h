// A driver on a thread of its own. One task at a time: a new one stops the one before and takes its
// place, so that whoever asks last is answered first.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "engine/driver.h"

namespace tengen::engine {

class Worker {
 public:
  using Task = std::function<void(Driver&, const std::stop_token&)>;

  explicit Worker(DriverOptions options);
  // Stops the task under way and ends the engine: takes a moment, so let another thread do it where
  // somebody waits.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // From any thread. A task runs on the worker's own.
  void run(Task task);
  void cancel();  // what is under way or waits

 private:
  struct Waiting {
    Task task;
    std::stop_token stop;
  };

  void serve(const std::stop_token& over);

  Driver driver_;  // the thread's
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Waiting> waiting_;
  std::stop_source underWay_;
  std::jthread thread_;
};

}  // namespace tengen::engine
