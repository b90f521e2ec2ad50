// Lines from standard input, with a time after which waiting ends.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tengen::cli {

class LineInput {
 public:
  enum class Event { Line, TooLong, TimeIsOver, Interrupted, End };

  explicit LineInput(std::stop_token stop = {}) : stop_(std::move(stop)) {}

  // Waits for a whole line (the last may lack its line break); without a limit, for as long as it
  // takes. One that nobody types is left out as a whole, and TooLong.
  Event next(std::string& line, std::optional<std::chrono::milliseconds> limit);
  // A line that was begun before the board changed by itself was meant for another board. A pipe
  // knows what it says.
  void forgetHalfLine();

 private:
  std::optional<Event> takeLine(std::string& line);

  std::stop_token stop_;
  std::string buffer_;
  bool isTooLong_ = false;  // the line whose beginning was read, and dropped
  bool ended_ = false;
};

// What to say of a line that is too long.
inline constexpr std::string_view kLineTooLong =
    "This line is too long for anybody to have meant it; nothing of it was done.";

}  // namespace tengen::cli
