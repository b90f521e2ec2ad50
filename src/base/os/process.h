// A program run as a child with its three standard streams in our hands. It leads a process group
// of its own, so that what it started goes when it goes. POSIX.
//
// Starting one makes this process ignore SIGPIPE: a child that died while it was written to is an
// answer here, not a reason to die too.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <system_error>
#include <vector>

#include "base/result.h"

namespace tengen {

// A command line cut into words as a shell would: blanks part words, '...' and "..." keep them,
// a backslash takes the next character as it is (inside "..." only before " and \). Nothing for a
// line without a word or with a quotation that never ends.
std::optional<std::vector<std::string>> splitCommandLine(std::string_view line);

// In a child that was forked and has not begun its program: the system ends it (SIGTERM) when the
// thread that started it does, however that ends.
void endWithParent();

class Process {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // The first word is the program, looked for in PATH when it holds no slash.
  static Result<Process, std::error_code> start(const std::vector<std::string>& words);
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;
  // Closes its input, gives it a moment to leave, then ends it and whatever it started.
  ~Process();

  // Questions
  bool isAlive() const;
  // The latest lines of its standard error, as far as they have been read.
  std::string lastWords() const;

  enum class Error {
    TimeIsOver,
    Died,     // nothing is left of what it said before
    TooLong,  // a line without an end
    Stopped,  // whoever waits was asked to stop
  };
  // Each line of its standard error from now on, as it is read.
  void hearErrors(std::function<void(std::string_view)> hear) { hearErrors_ = std::move(hear); }
  // Actions. While they wait, standard error is read, so that no child waits for us to do it.
  Result<void, Error> write(std::string_view text, Milliseconds limit);
  // The next line of its standard output, without its end. Being asked to stop takes up to 50 ms to
  // be noticed. Without any time left it is one of those that arrived before, so that a child that
  // never pauses is not listened to for ever.
  Result<std::string, Error> readLine(Milliseconds limit, std::stop_token stop = {});

 private:
  using Time = std::chrono::steady_clock::time_point;

  // One of the two streams that come from the child.
  struct Stream {
    int descriptor = -1;
    std::string buffer;
    bool isOpen() const { return descriptor >= 0; }
  };

  Process() = default;
  void waitForActivity(bool wantsToWrite, Time end);
  void waitForDeath();
  void listen();  // to both streams, without waiting
  static void fill(Stream& stream);
  void keepErrorLines();
  std::optional<std::string> takeLine();
  void close();

  pid_t id_ = -1;
  int input_ = -1;
  Stream output_;
  size_t linesTaken_ = 0;  // so much of what was read from it
  Stream error_;
  std::deque<std::string> errorLines_;
  std::function<void(std::string_view)> hearErrors_;
};

}  // namespace tengen
