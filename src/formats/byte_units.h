// How wide the characters of a file are, and its ASCII: enough to see what it is without decoding.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tengen::formats {

constexpr size_t kSniffed = 64 * 1024;  // enough for any preamble a mail program writes

// How many bytes a character has, and which of them comes last where it is ASCII.
struct Units {
  size_t width = 1;
  size_t low = 0;
};

// UTF-16 and UTF-32 show themselves by a byte order mark or by the NULs beside the first character.
Units unitsOf(std::string_view bytes);

// The ASCII characters of the beginning, whatever the encoding.
std::string asciiOf(std::string_view bytes);

}  // namespace tengen::formats
