// Lines from standard input, with a time after which waiting ends.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>

namespace tengen::cli {

class LineInput {
 public:
  enum class Event { Line, TimeIsOver, Interrupted, End };

  explicit LineInput(std::stop_token stop = {}) : stop_(std::move(stop)) {}

  // Waits for a whole line (the last may lack its line break); without a limit, for as long as it
  // takes.
  Event next(std::string& line, std::optional<std::chrono::milliseconds> limit);

 private:
  bool takeLine(std::string& line);

  std::stop_token stop_;
  std::string buffer_;
  bool ended_ = false;
};

}  // namespace tengen::cli
