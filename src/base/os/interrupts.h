// Ctrl-C, SIGTERM and SIGHUP as a request to stop, for as long as the object lives; afterwards they
// end the program again. What nohup had ignored stays so. One at a time in a program.
#pragma once

#include <optional>
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
  // What shells expect of a program that such a signal ended: 130 after Ctrl-C, 143 after SIGTERM.
  std::optional<int> exitCode() const;

 private:
  std::stop_source source_;
  std::jthread watcher_;
};

}  // namespace tengen
