// Words as people and files write them, whatever the locale: only ASCII letters have a case here.
#pragma once

#include <string>
#include <string_view>

namespace tengen {

// A blank, a tab, or a line break of any kind.
constexpr bool isBlank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

constexpr bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

// Without the blanks around it.
std::string_view trimmed(std::string_view text);

std::string lowerCase(std::string_view text);

}  // namespace tengen
