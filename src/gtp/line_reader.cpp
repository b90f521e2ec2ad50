#include "gtp/line_reader.h"

#include <algorithm>
#include <array>

#include "base/os/descriptor.h"

namespace tengen::gtp {
namespace {

using Milliseconds = std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

}  // namespace

std::optional<std::string> LineReader::next() {
  while (!hasLine())
    fill(std::nullopt);
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
    if (!fill(std::max(left, Milliseconds{0})) && left.count() <= 0) {
      return false;
    }
  }
  return true;
}

bool LineReader::fill(std::optional<Milliseconds> limit) {
  searched_ = buffer_.size();
  if (!waitForInput(descriptor_, limit)) return false;
  std::array<char, 1 << 14> bytes;
  const auto n = readSome(descriptor_, bytes.data(), bytes.size());
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
