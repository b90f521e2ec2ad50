// Lines from standard input, with a time after which waiting ends.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace tengen::cli {

class LineInput {
 public:
  enum class Event { Line, TimeIsOver, End };

  // Waits for a whole line (the last may lack its line break); without a limit, for as long as it
  // takes.
  Event next(std::string& line, std::optional<std::chrono::milliseconds> limit);

 private:
  bool takeLine(std::string& line);

  std::string buffer_;
  bool ended_ = false;
};

}  // namespace tengen::cli
