#include "base/os/interrupts.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>

namespace tengen {
namespace {

constexpr int kNone = 0;
std::atomic<int> received = kNone;  // the number of the first signal
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void noteInterrupt(int signal) {
  int none = kNone;
  received.compare_exchange_strong(none, signal);
}

}  // namespace

Interrupts::Interrupts() {
  received = kNone;
  std::signal(SIGINT, noteInterrupt);
  std::signal(SIGTERM, noteInterrupt);
  // A handler may do next to nothing, so somebody else has to look.
  watcher_ = std::jthread([this](std::stop_token over) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any nap;  // ends at once when the object goes away
    while (!over.stop_requested()) {
      if (received != kNone) source_.request_stop();
      nap.wait_for(lock, over, std::chrono::milliseconds(50), [] { return false; });
    }
  });
}

Interrupts::~Interrupts() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

std::optional<int> Interrupts::exitCode() const {
  constexpr int kEndedBySignal = 128;
  const int signal = received;
  return signal == kNone ? std::nullopt : std::optional(kEndedBySignal + signal);
}

}  // namespace tengen
