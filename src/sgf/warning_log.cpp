#include "sgf/warning_log.h"

#include <algorithm>

namespace tengen::sgf {
namespace {

// An argument is there to be recognised, not to be read: the start of it is enough.
constexpr size_t kLongestArgument = 60;

bool isContinuation(char c) {
  return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

std::string shortened(std::string_view argument) {
  if (argument.size() <= kLongestArgument) return std::string(argument);
  size_t length = kLongestArgument;
  while (length > 0 && isContinuation(argument[length])) {
    --length;
  }
  return std::string(argument.substr(0, length)) + "...";
}

// Walks a text once and knows the line and column of where it stands. CRLF and LFCR are one break.
class Sweep {
 public:
  explicit Sweep(std::string_view text) : text_(text) {}

  void to(size_t offset) {
    for (; at_ < offset && at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '\n' || c == '\r') {
        const bool second = at_ > 0 && pairOpen_ && text_[at_ - 1] != c;
        pairOpen_ = !second;
        line += second ? 0 : 1;
        column = 1;
      } else {
        pairOpen_ = false;
        column += isContinuation(c) ? 0 : 1;
      }
    }
  }

  int line = 1;
  int column = 1;

 private:
  std::string_view text_;
  size_t at_ = 0;
  bool pairOpen_ = false;  // the character before was a line break that another may complete
};

}  // namespace

void WarningLog::add(Warning::Code code, size_t offset, std::string_view argument) {
  if (entries_.size() == kKept) {
    ++leftOut_;
    return;
  }
  entries_.push_back({code, offset, shortened(argument)});
}

void WarningLog::clear() {
  entries_.clear();
  leftOut_ = 0;
}

void WarningLog::moveTo(Warnings& warnings, std::string_view text) {
  if (entries_.empty()) return;
  std::stable_sort(entries_.begin(), entries_.end(),
                   [](const Entry& a, const Entry& b) { return a.offset < b.offset; });
  Sweep sweep(text);
  for (Entry& entry : entries_) {
    sweep.to(entry.offset);
    warnings.push_back({entry.code, std::move(entry.argument), sweep.line, sweep.column});
  }
  if (leftOut_ > 0) {
    warnings.push_back(
        {Warning::Code::MoreWarnings, std::to_string(leftOut_), sweep.line, sweep.column});
  }
  clear();
}

}  // namespace tengen::sgf
