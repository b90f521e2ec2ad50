// Lines from a file descriptor, for a program that must notice the next one while it does something
// else: waiting for a line and taking it are two things.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace tengen::gtp {

class LineReader {
 public:
  // The descriptor is lent. Nothing behind this many characters of a line is kept: a line without
  // an end must not fill the memory.
  LineReader(int descriptor, size_t longest) : descriptor_(descriptor), longest_(longest) {}

  // The next line without its end, which the last may lack; nothing at the end of the input.
  std::optional<std::string> next();
  // Waits at most so long; true as soon as next() would not wait.
  bool waitForLine(std::chrono::milliseconds limit);

 private:
  bool hasLine() const { return hasEnded_ || buffer_.find('\n', searched_) != std::string::npos; }
  // Without a limit, however long it takes; false if nothing came.
  bool fill(std::optional<std::chrono::milliseconds> limit);

  int descriptor_;
  size_t longest_;
  std::string buffer_;
  size_t searched_ = 0;  // no line end before here
  bool hasEnded_ = false;
};

}  // namespace tengen::gtp
