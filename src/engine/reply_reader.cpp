#include "engine/reply_reader.h"

#include <algorithm>
#include <charconv>

#include "base/words.h"

namespace tengen::engine {
namespace {

// An engine that answers nothing is given up long before.
constexpr size_t kMostUnanswered = 1000;
constexpr int kNobody = -1;

}  // namespace

void ReplyReader::expect(int id) {
  latest_ = id;
  unanswered_.push_back(id);
  if (unanswered_.size() > kMostUnanswered) unanswered_.pop_front();
}

// `=`, `=12 D4`, `? unknown command`; not `=====`.
std::optional<ReplyReader::Start> ReplyReader::startOfReply(std::string_view line) {
  if (line.empty() || (line[0] != '=' && line[0] != '?')) return std::nullopt;
  line.remove_prefix(1);
  Start start;
  int id = 0;
  const auto [end, failure] = std::from_chars(line.data(), line.data() + line.size(), id);
  if (failure == std::errc() && id >= 0) {
    start.id = id;
    line.remove_prefix(static_cast<size_t>(end - line.data()));
  }
  if (!line.empty() && !isBlank(line[0])) return std::nullopt;
  while (!line.empty() && isBlank(line[0]))
    line.remove_prefix(1);
  start.text = line;
  return start;
}

// Which command a reply answers. One without an id answers the oldest that waits.
int ReplyReader::ownerOf(const Start& start) {
  if (!start.id) {
    if (unanswered_.empty()) return kNobody;
    const int oldest = unanswered_.front();
    unanswered_.pop_front();
    return oldest;
  }
  const auto found = std::find(unanswered_.begin(), unanswered_.end(), *start.id);
  if (found == unanswered_.end()) return kNobody;
  unanswered_.erase(unanswered_.begin(), found + 1);
  return *start.id;
}

ReplyReader::Seen ReplyReader::take(std::string_view line) {
  using Kind = Seen::Kind;
  if (inside_ == latest_) {
    if (!line.empty()) return {Kind::Next, std::string(line)};
    inside_.reset();
    return {Kind::End};
  }
  const auto start = startOfReply(line);
  // Inside an old reply only the awaited one is recognised: its id cannot be mistaken.
  const bool isAwaited = start && start->id == latest_ && !unanswered_.empty();
  if (inside_ && !isAwaited) {
    if (line.empty()) inside_.reset();
    return {};
  }
  if (!start) return {};
  const int owner = ownerOf(*start);
  inside_ = owner;
  if (owner != latest_) return {};
  isRefusal_ = line[0] == '?';
  return {Kind::First, std::string(start->text)};
}

}  // namespace tengen::engine
