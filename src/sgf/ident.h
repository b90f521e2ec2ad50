// Property names as old and careless files write them, and as FF[4] does.
#pragma once

#include <string>
#include <string_view>

namespace tengen::sgf {

constexpr bool isUpper(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr bool isLower(char c) {
  return c >= 'a' && c <= 'z';
}

// What may stand in a name if one is not strict: letters, digits, underscore.
constexpr bool isIdentChar(char c) {
  return isUpper(c) || isLower(c) || (c >= '0' && c <= '9') || c == '_';
}

// FF[1] to FF[3] let lower-case letters fill a name up: `PlayerBlack` is PB, `AddWhite` is AW. The
// long names of FF[1] are also known all in capitals (`WHITE`); a name without any capital is taken
// for its capitals (`b` is B). Other names are their own.
std::string canonicalIdent(std::string_view ident);

// As FF[4] wants it: capitals alone.
bool isPlainIdent(std::string_view ident);

}  // namespace tengen::sgf
