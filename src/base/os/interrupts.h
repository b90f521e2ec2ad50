// Ctrl-C and SIGTERM as a request to stop, for as long as the object lives; afterwards they end the
// program again. One at a time in a program.
#pragma once

#include <stop_token>
#include <thread>

namespace tengen {

class Interrupts {
 public:
  Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;
  ~Interrupts();

  std::stop_token token() { return source_.get_token(); }

 private:
  std::stop_source source_;
  std::jthread watcher_;
};

}  // namespace tengen
