// Whether some bytes are SGF, judged by how they begin.
#include <algorithm>
#include <array>

#include "base/words.h"
#include "formats/byte_units.h"
#include "formats/format.h"
#include "formats/gib.h"
#include "formats/ugf.h"
#include "sgf/byte_signs.h"
#include "sgf/ident.h"
#include "sgf/utf8.h"

namespace tengen::formats {
namespace {

size_t skipBlanks(std::string_view text, size_t from) {
  while (from < text.size() && isBlank(text[from]))
    ++from;
  return from;
}

// ESC begins the sequences of ISO-2022; nothing else below a blank is found in text.
bool isBinary(std::string_view ascii) {
  // Counted to the end: a loop that may stop at each character takes several times as long.
  return std::count_if(ascii.begin(), ascii.end(),
                       [](char c) { return c < ' ' && !isBlank(c) && c != 0x1b; }) > 0;
}

// At the name of a property and its bracket? `known`: only for names that begin most games, so that
// `for (;a[i];)` is none.
bool startsProperty(std::string_view text, size_t at, bool known) {
  constexpr std::array<std::string_view, 14> kFirst{"FF", "GM", "SZ", "CA", "AP", "B",  "W",
                                                    "AB", "AW", "C",  "GN", "PB", "PW", "EV"};
  size_t end = at;
  while (end < text.size() && sgf::isIdentChar(text[end]))
    ++end;
  if (end == at || skipBlanks(text, end) == text.size() || text[skipBlanks(text, end)] != '[') {
    return false;
  }
  const std::string_view ident = text.substr(at, end - at);
  return !known || std::find(kFirst.begin(), kFirst.end(), ident) != kFirst.end();
}

// A NUL is not counted: a computer that went down in the middle of writing leaves many behind a
// text.
bool isStrayControl(char c) {
  return c != '\0' && static_cast<unsigned char>(c) < ' ' && !isBlank(c) && c != 0x1b;
}

}  // namespace

// Text may hold a stray control character or two; every tenth byte of compressed data is one.
bool isProgramOrPicture(std::string_view bytes, std::string_view fileName) {
  constexpr std::ptrdiff_t kStray = 8;
  const std::string_view start = bytes.substr(0, kSniffed);
  const auto controls = std::count_if(start.begin(), start.end(), isStrayControl);
  if (controls <= kStray || static_cast<size_t>(controls) <= start.size() / 50) return false;
  if (!sgf::byteSigns(start).encoding.empty()) return false;
  // What was saved is UTF-8 and opens again, whatever its texts hold; the end may be cut in two.
  return sgf::checkUtf8(start).malformed > 1 && formatOf(bytes, fileName).isSgf();
}

bool looksLikeSgf(std::string_view bytes) {
  const std::string ascii = asciiOf(bytes);
  // What other programs wrote may hold anything, a game in SGF too.
  if (isBinary(ascii) || looksLikeGib(ascii) || looksLikeUgf(ascii)) return false;
  const size_t start = skipBlanks(ascii, 0);
  if (start == ascii.size())
    return std::all_of(bytes.begin(), bytes.end(), isBlank);  // nothing to lose
  if (ascii[start] == ';') return startsProperty(ascii, skipBlanks(ascii, start + 1), false);
  if (ascii[start] == '(') {
    size_t next = start;
    while (next < ascii.size() && ascii[next] == '(') {
      next = skipBlanks(ascii, next + 1);
    }
    if (next == ascii.size() || ascii[next] == ')' || ascii[next] == ';') return true;
    return startsProperty(ascii, next, false);
  }
  // Text before the game: the first thing that can be one.
  for (size_t at = ascii.find('('); at != std::string::npos; at = ascii.find('(', at + 1)) {
    const size_t next = skipBlanks(ascii, at + 1);
    if (next < ascii.size() && ascii[next] == ';' &&
        startsProperty(ascii, skipBlanks(ascii, next + 1), true)) {
      return true;
    }
  }
  return false;
}

}  // namespace tengen::formats
