#include "engine/worker.h"

namespace tengen::engine {

Worker::Worker(DriverOptions options) : driver_(std::move(options)) {
  thread_ = std::jthread([this](const std::stop_token& over) { serve(over); });
}

Worker::~Worker() {
  thread_.request_stop();
  cancel();
  thread_.join();
}

void Worker::run(Task task) {
  {
    const std::lock_guard lock(mutex_);
    underWay_.request_stop();
    underWay_ = std::stop_source();
    waiting_ = Waiting{std::move(task), underWay_.get_token()};
  }
  wake_.notify_one();
}

void Worker::cancel() {
  const std::lock_guard lock(mutex_);
  waiting_.reset();
  underWay_.request_stop();
}

void Worker::serve(const std::stop_token& over) {
  while (true) {
    std::unique_lock lock(mutex_);
    if (!wake_.wait(lock, over, [this] { return waiting_.has_value(); })) return;
    const Waiting next = std::move(*waiting_);
    waiting_.reset();
    lock.unlock();
    next.task(driver_, next.stop);
  }
}

}  // namespace tengen::engine
