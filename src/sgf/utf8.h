// Is this UTF-8, and if not quite, how to make it so. Faster than a converter, and gentler: a
// character cut short never takes the `]` behind it along.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tengen::sgf {

bool isAscii(std::string_view bytes);

// How well some bytes do as UTF-8.
struct Utf8Check {
  size_t characters = 0;  // well-formed ones beyond ASCII
  size_t malformed = 0;   // longest broken pieces, each of which becomes one U+FFFD

  bool isValid() const { return malformed == 0; }
};

Utf8Check checkUtf8(std::string_view bytes);

struct MendedUtf8 {
  std::string text;
  size_t firstMended = 0;  // where the first U+FFFD stands
};

MendedUtf8 mendUtf8(std::string_view bytes);

}  // namespace tengen::sgf
