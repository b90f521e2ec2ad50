#include "apps/cli/play/play_input.h"

#include <algorithm>

#include "base/os/descriptor.h"

namespace tengen::cli {
namespace {

// Nobody types this much: what comes without an end is cut into lines of this length.
constexpr size_t kLongestLine = 1 << 16;
constexpr std::chrono::milliseconds kLookAround{200};

}  // namespace

bool LineInput::takeLine(std::string& line) {
  const size_t end = buffer_.find('\n');
  const bool cut = end == std::string::npos && buffer_.size() < kLongestLine;
  if (cut && (!ended_ || buffer_.empty())) return false;
  const size_t length = std::min({end, buffer_.size(), kLongestLine});
  line = buffer_.substr(0, length);
  buffer_.erase(0, length == end ? length + 1 : length);
  return true;
}

LineInput::Event LineInput::next(std::string& line,
                                 std::optional<std::chrono::milliseconds> limit) {
  while (true) {
    if (stop_.stop_requested()) return Event::Interrupted;
    if (takeLine(line)) return Event::Line;
    if (ended_) return Event::End;
    // Whoever asks to stop is heard within this time, also when no signal wakes the wait.
    const auto patience = std::min(limit.value_or(kLookAround), kLookAround);
    if (!waitForInput(kStandardInput, patience)) {
      if (limit && *limit <= patience) return Event::TimeIsOver;
      if (limit) *limit -= patience;
      continue;
    }
    char bytes[4096];
    const auto n = readSome(kStandardInput, bytes, sizeof bytes);
    if (n <= 0) {
      ended_ = true;
    } else {
      buffer_.append(bytes, static_cast<size_t>(n));
    }
  }
}

}  // namespace tengen::cli
