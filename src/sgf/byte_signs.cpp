#include "sgf/byte_signs.h"

#include <algorithm>
#include <array>

#include "sgf/encoding.h"
#include "sgf/lookahead.h"
#include "sgf/utf8.h"

namespace tengen::sgf {
namespace {

using std::string_view_literals::operator""sv;

struct Mark {
  std::string_view bytes;
  std::string_view encoding;
};

// UTF-32LE before UTF-16LE, whose mark it starts with.
constexpr std::array kMarks{
    Mark{"\xEF\xBB\xBF"sv, "UTF-8"},    Mark{"\xFF\xFE\0\0"sv, "UTF-32LE"},
    Mark{"\0\0\xFE\xFF"sv, "UTF-32BE"}, Mark{"\xFF\xFE"sv, "UTF-16LE"},
    Mark{"\xFE\xFF"sv, "UTF-16BE"},     Mark{"\x84\x31\x95\x33"sv, "GB18030"},
};

constexpr std::array kEscapes{
    Mark{"\x1B$B"sv, "ISO-2022-JP"},  Mark{"\x1B$@"sv, "ISO-2022-JP"},
    Mark{"\x1B(J"sv, "ISO-2022-JP"},  Mark{"\x1B(I"sv, "ISO-2022-JP"},
    Mark{"\x1B$(D"sv, "ISO-2022-JP"}, Mark{"\x1B$)C"sv, "ISO-2022-KR"},
    Mark{"\x1B$)A"sv, "ISO-2022-CN"}, Mark{"\x1B$)G"sv, "ISO-2022-CN"},
    Mark{"\x1B$)E"sv, "ISO-2022-CN"},
};

// The brackets, moves and names of a game record leave NULs at three of four, or at one of two
// places.
std::string encodingByNuls(std::string_view bytes) {
  const size_t size = std::min<size_t>(bytes.size(), 4096) & ~size_t{3};
  std::array<size_t, 4> nuls{};
  for (size_t i = 0; i < size; ++i) {
    nuls[i % 4] += bytes[i] == '\0' ? 1 : 0;
  }
  const size_t quarter = size / 4;
  const auto most = [&](int i) { return nuls[static_cast<size_t>(i)] * 2 > quarter; };
  const auto none = [&](int i) { return nuls[static_cast<size_t>(i)] * 8 <= quarter; };
  if (most(2) && most(3) && none(0)) return "UTF-32LE";
  if (most(0) && most(1) && none(3)) return "UTF-32BE";
  if (most(1) && most(3) && none(0) && none(2)) return "UTF-16LE";
  if (most(0) && most(2) && none(1) && none(3)) return "UTF-16BE";
  return {};
}

// How the pairs of bytes in HZ text look.
struct HzPairs {
  size_t common = 0;  // punctuation, and the characters of daily life: rows 0x30 to 0x57 of GB 2312
  size_t other = 0;
};

// Between `~{` and `~}`; nothing if that is no text in pairs.
HzPairs hzPairs(std::string_view inside) {
  HzPairs pairs;
  const bool isText = inside.size() % 2 == 0 &&
                      std::all_of(inside.begin(), inside.end(), [](char c) { return c > ' '; });
  if (!isText) return pairs;
  for (size_t i = 0; i < inside.size(); i += 2) {
    const char row = inside[i];
    const bool isCommon = (row >= 0x21 && row <= 0x23) || (row >= 0x30 && row <= 0x57);
    ++(isCommon ? pairs.common : pairs.other);
  }
  return pairs;
}

// `~{` can be typed, and every pair of signs between it and `~}` is some character; what was meant
// as Chinese is mostly made of common ones.
bool isHz(std::string_view bytes) {
  HzPairs all;
  for (size_t at = bytes.find("~{"); at != bytes.npos; at = bytes.find("~{", at + 2)) {
    const size_t end = bytes.find("~}", at + 2);
    if (end == bytes.npos) break;
    const HzPairs pairs = hzPairs(bytes.substr(at + 2, end - at - 2));
    all.common += pairs.common;
    all.other += pairs.other;
  }
  return all.common > all.other;
}

std::string encodingByEscapes(std::string_view bytes) {
  if (bytes.find('\x1B') == bytes.npos && bytes.find('~') == bytes.npos) return {};
  if (!isAscii(bytes)) return {};
  for (size_t at = bytes.find('\x1B'); at != bytes.npos; at = bytes.find('\x1B', at + 1)) {
    for (const Mark& escape : kEscapes) {
      if (bytes.substr(at).starts_with(escape.bytes)) return std::string(escape.encoding);
    }
  }
  // A file that calls itself UTF-8, as all of ours do, means it so.
  return isHz(bytes) && declaredCharset(bytes).name != "UTF-8" ? "HZ" : "";
}

bool isLead(unsigned char c, const std::string& encoding) {
  if (encoding == "Shift_JIS") return (c >= 0x81 && c <= 0x9f) || (c >= 0xe0 && c <= 0xfc);
  return c >= 0x81 && c <= 0xfe;
}

// Only what is never seen in prose: a property, a node with one, or the end of a tree.
bool isStructure(const char* p, const char* end) {
  const Lookahead ahead{end};
  p = ahead.skipSpace(p);
  if (p == end || *p == '[' || *p == '(') return false;
  if (*p != ')') return ahead.followsValue(p);
  while (p != end && (*p == ')' || isSpace(*p))) {
    ++p;
  }
  return p == end || *p == '(' || *p == ';';
}

constexpr char kParked = '\x01';

constexpr std::u32string_view kWindows1252 =
    U"\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d"
    U"\u008f"
    U"\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e"
    U"\u0178";

}  // namespace

ByteSigns byteSigns(std::string_view bytes) {
  for (const Mark& mark : kMarks) {
    if (bytes.starts_with(mark.bytes)) return {std::string(mark.encoding), mark.bytes.size()};
  }
  std::string encoding = encodingByNuls(bytes);
  if (encoding.empty()) encoding = encodingByEscapes(bytes);
  return {encoding, 0};
}

size_t parkCutCharacters(std::string& bytes, const std::string& encoding) {
  if (encoding != "GB18030" && encoding != "Big5" && encoding != "Shift_JIS") return 0;
  const char* const end = bytes.data() + bytes.size();
  size_t count = 0;
  for (size_t i = 0; i + 1 < bytes.size(); ++i) {
    if (!isLead(static_cast<unsigned char>(bytes[i]), encoding)) continue;
    if (bytes[i + 1] == ']' && isStructure(bytes.data() + i + 2, end)) {
      bytes[i] = kParked;
      ++count;
    }
    ++i;
  }
  return count;
}

void replaceParked(std::string& text) {
  for (size_t at = text.find(kParked); at != text.npos; at = text.find(kParked, at)) {
    text.replace(at, 1, "\xEF\xBF\xBD");
  }
}

std::optional<std::string> undoubled(std::string_view text) {
  std::string bytes;
  for (size_t i = 0; i < text.size();) {
    const auto at = [&](size_t k) { return static_cast<unsigned char>(text[i + k]); };
    if (at(0) < 0x80) {
      bytes += text[i++];
      continue;
    }
    if (at(0) >= 0xf0) return std::nullopt;
    const size_t length = at(0) < 0xe0 ? 2 : 3;
    const char32_t code = length == 2
                              ? (at(0) & 0x1fu) << 6 | (at(1) & 0x3fu)
                              : (at(0) & 0x0fu) << 12 | (at(1) & 0x3fu) << 6 | (at(2) & 0x3fu);
    const size_t special = kWindows1252.find(code);
    if (code > 0xff && special == kWindows1252.npos) return std::nullopt;
    bytes += static_cast<char>(special == kWindows1252.npos ? code : 0x80 + special);
    i += length;
  }
  const Utf8Check check = checkUtf8(bytes);
  if (!check.isValid() || check.characters == 0) return std::nullopt;
  return bytes;
}

}  // namespace tengen::sgf
