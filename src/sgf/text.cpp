#include "sgf/text.h"

namespace tengen::sgf {
namespace {

bool isLineBreak(char c) {
  return c == '\n' || c == '\r';
}

bool isOtherSpace(char c) {
  return c == '\t' || c == '\v' || c == '\f';
}

// How many characters the line break at `i` has: CRLF and LFCR are one break of two.
size_t breakLength(std::string_view raw, size_t i) {
  const bool pair = i + 1 < raw.size() && isLineBreak(raw[i + 1]) && raw[i + 1] != raw[i];
  return pair ? 2 : 1;
}

std::string resolve(std::string_view raw, char lineBreak) {
  std::string result;
  result.reserve(raw.size());
  size_t i = 0;
  while (i < raw.size()) {
    const bool escaped = raw[i] == '\\';
    if (escaped && ++i == raw.size()) break;
    if (isLineBreak(raw[i])) {
      if (!escaped) result += lineBreak;
      i += breakLength(raw, i);
    } else {
      result += isOtherSpace(raw[i]) ? ' ' : raw[i];
      ++i;
    }
  }
  return result;
}

}  // namespace

std::string text(std::string_view raw) {
  return resolve(raw, '\n');
}

std::string simpleText(std::string_view raw) {
  return resolve(raw, ' ');
}

std::string escapeText(std::string_view text, bool composed) {
  std::string result;
  result.reserve(text.size());
  for (const char c : text) {
    if (c == ']' || c == '\\' || (composed && c == ':')) result += '\\';
    result += c;
  }
  return result;
}

std::pair<std::string_view, std::string_view> splitComposed(std::string_view raw) {
  for (size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '\\') {
      ++i;
    } else if (raw[i] == ':') {
      return {raw.substr(0, i), raw.substr(i + 1)};
    }
  }
  return {raw, {}};
}

size_t endOfValue(std::string_view text, size_t from) {
  for (size_t i = from; i < text.size(); ++i) {
    if (text[i] == ']') return i;
    if (text[i] == '\\') ++i;
  }
  return std::string_view::npos;
}

}  // namespace tengen::sgf
