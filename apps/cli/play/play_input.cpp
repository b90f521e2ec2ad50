#include "apps/cli/play/play_input.h"

#include <algorithm>
#include <utility>

#include "base/os/descriptor.h"
#include "base/os/terminal.h"

namespace tengen::cli {
namespace {

// Nobody types this much.
constexpr size_t kLongestLine = 1 << 16;
constexpr std::chrono::milliseconds kLookAround{200};

}  // namespace

std::optional<LineInput::Event> LineInput::takeLine(std::string& line) {
  const size_t end = std::min(buffer_.find('\n'), buffer_.size());
  isTooLong_ = isTooLong_ || end > kLongestLine;
  const bool isWhole = end < buffer_.size() || (ended_ && (isTooLong_ || end > 0));
  if (!isWhole && isTooLong_) buffer_.clear();
  if (!isWhole) return std::nullopt;
  line = buffer_.substr(0, isTooLong_ ? 0 : end);
  buffer_.erase(0, end + 1);
  return std::exchange(isTooLong_, false) ? Event::TooLong : Event::Line;
}

void LineInput::forgetHalfLine() {
  if (!isTerminal(kStandardInput)) return;
  forgetTyped(kStandardInput);
  buffer_.clear();
}

LineInput::Event LineInput::next(std::string& line,
                                 std::optional<std::chrono::milliseconds> limit) {
  while (true) {
    if (stop_.stop_requested()) return Event::Interrupted;
    if (const auto taken = takeLine(line)) return *taken;
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
