#include "apps/server/game_time.h"

#include <condition_variable>
#include <utility>

namespace tengen::server {
namespace {

using namespace std::chrono_literals;

// A thread looks at the time so often as long as there are threads that run.
constexpr auto kGlance = 200ms;
// Nobody looked for so long: nobody could.
constexpr auto kAway = 1s;

}  // namespace

GameTime::GameTime(Source source)
    : source_(std::move(source)),
      lookedAt_(source_()),
      looks_([this](const std::stop_token& over) { keepLooking(over); }) {}

// Whoever looks first afterwards notices it, before a flag falls or a move is judged.
TimePoint GameTime::now() {
  const std::lock_guard lock(mutex_);
  const SteadyTime time = source_();
  if (time - lookedAt_ > kAway) stoodStill_ += time - lookedAt_ - kGlance;
  lookedAt_ = time;
  return std::chrono::duration_cast<Milliseconds>((time - stoodStill_).time_since_epoch());
}

void GameTime::keepLooking(const std::stop_token& over) {
  std::mutex mutex;
  std::condition_variable_any pause;
  std::unique_lock lock(mutex);
  while (!pause.wait_for(lock, over, kGlance, [&] { return over.stop_requested(); }))
    now();
}

}  // namespace tengen::server
