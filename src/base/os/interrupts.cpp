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

// Where nohup had the end of the terminal ignored it stays so.
void handle(void (*handler)(int)) {
  std::signal(SIGINT, handler);
  std::signal(SIGTERM, handler);
  if (std::signal(SIGHUP, handler) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
}

}  // namespace

Interrupts::Interrupts() {
  received = kNone;
  handle(noteInterrupt);
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
  handle(SIG_DFL);
}

std::optional<int> Interrupts::exitCode() const {
  constexpr int kEndedBySignal = 128;
  const int signal = received;
  return signal == kNone ? std::nullopt : std::optional(kEndedBySignal + signal);
}

}  // namespace tengen
