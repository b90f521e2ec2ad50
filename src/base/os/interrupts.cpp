#include "base/os/interrupts.h"

#include <atomic>
#include <chrono>
#include <csignal>

namespace tengen {
namespace {

std::atomic<bool> wasInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void noteInterrupt(int) {
  wasInterrupted = true;
}

}  // namespace

Interrupts::Interrupts() {
  wasInterrupted = false;
  std::signal(SIGINT, noteInterrupt);
  std::signal(SIGTERM, noteInterrupt);
  // A handler may do next to nothing, so somebody else has to look.
  watcher_ = std::jthread([this](std::stop_token over) {
    while (!over.stop_requested()) {
      if (wasInterrupted) source_.request_stop();
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  });
}

Interrupts::~Interrupts() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

}  // namespace tengen
