#include "apps/cli/plain_text.h"

#include "sgf/utf8.h"

namespace tengen::cli {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// How many bytes the harmful character at the front has; 0 if it is none. The text is UTF-8.
size_t harmfulLength(std::string_view text) {
  const auto at = [&](size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  if (at(0) < 0x20 || at(0) == 0x7f) return 1;
  if (at(0) == 0xc2 && at(1) < 0xa0) return 2;                                     // U+0080..009F
  if (at(0) == 0xe2 && at(1) == 0x80 && at(2) >= 0xa8 && at(2) <= 0xae) return 3;  // U+2028..202E
  if (at(0) == 0xe2 && at(1) == 0x81 && at(2) >= 0xa6 && at(2) <= 0xa9) return 3;  // U+2066..2069
  return 0;
}

std::string plain(std::string_view text, bool keepsBreaks) {
  const std::string mended = sgf::mendUtf8(text).text;
  std::string_view rest = mended;
  std::string result;
  while (!rest.empty()) {
    const size_t harmful = harmfulLength(rest);
    if (harmful == 0 || (keepsBreaks && rest[0] == '\n')) {
      result += rest[0];
    } else if (rest[0] == '\t') {
      result += ' ';
    } else {
      result += kReplacement;
    }
    rest.remove_prefix(harmful == 0 ? 1 : harmful);
  }
  return result;
}

}  // namespace

std::string plainLine(std::string_view text) {
  return plain(text, false);
}

std::string plainLines(std::string_view text) {
  return plain(text, true);
}

}  // namespace tengen::cli
