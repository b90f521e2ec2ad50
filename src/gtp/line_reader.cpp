#include "gtp/line_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace tengen::gtp {
namespace {

using Milliseconds = std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

}  // namespace

std::optional<std::string> LineReader::next() {
  while (!hasLine())
    fill(-1);
  const size_t end = std::min(buffer_.find('\n'), buffer_.size());
  if (hasEnded_ && buffer_.empty()) return std::nullopt;
  std::string line = buffer_.substr(0, std::min(end, longest_ + 1));
  buffer_.erase(0, end + 1);
  searched_ = 0;
  return line;
}

bool LineReader::waitForLine(Milliseconds limit) {
  const auto end = SteadyClock::now() + limit;
  while (!hasLine()) {
    const auto left = std::chrono::ceil<Milliseconds>(end - SteadyClock::now());
    if (!fill(static_cast<int>(std::max(left, Milliseconds{0}).count())) && left.count() <= 0) {
      return false;
    }
  }
  return true;
}

bool LineReader::fill(int milliseconds) {
  searched_ = buffer_.size();
  pollfd input{descriptor_, POLLIN, 0};
  const int ready = ::poll(&input, 1, milliseconds);
  if (ready == 0 || (ready < 0 && errno == EINTR)) return false;
  std::array<char, 1 << 14> bytes;
  const ssize_t n = ::read(descriptor_, bytes.data(), bytes.size());
  if (n < 0 && errno == EINTR) return false;
  if (n <= 0) {
    hasEnded_ = true;
    return true;
  }
  // Of a line that is too long already only its end is of interest.
  std::string_view fresh(bytes.data(), static_cast<size_t>(n));
  if (buffer_.size() > longest_) fresh.remove_prefix(std::min(fresh.find('\n'), fresh.size()));
  buffer_ += fresh;
  return true;
}

}  // namespace tengen::gtp
