// The time games are played in. It is steady, and stands still while the whole process does (it was
// stopped, or its machine had no time for it): nobody is charged for that. Any thread may ask.
#pragma once

#include <functional>
#include <mutex>
#include <thread>

#include "online/table.h"

#include "apps/server/limits.h"

namespace tengen::server {

class GameTime {
 public:
  using Source = std::function<SteadyTime()>;

  explicit GameTime(Source source = steadyNow);

  TimePoint now();

 private:
  void keepLooking(const std::stop_token& over);

  Source source_;
  std::mutex mutex_;
  SteadyTime lookedAt_;
  SteadyTime::duration stoodStill_{};
  std::jthread looks_;
};

}  // namespace tengen::server
