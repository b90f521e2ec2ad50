#include "apps/cli/play/play_input.h"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace tengen::cli {
namespace {

// Nobody types this much: what comes without an end is cut into lines of this length.
constexpr size_t kLongestLine = 1 << 16;

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
    if (takeLine(line)) return Event::Line;
    if (ended_) return Event::End;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ::poll(&input, 1, limit ? static_cast<int>(limit->count()) : -1);
    if (ready == 0) return Event::TimeIsOver;
    if (ready < 0 && errno == EINTR) continue;
    char bytes[4096];
    const ssize_t n = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      ended_ = true;
    } else {
      buffer_.append(bytes, static_cast<size_t>(n));
    }
  }
}

}  // namespace tengen::cli
