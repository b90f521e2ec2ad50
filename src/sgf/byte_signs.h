// Signs in the bytes themselves that give an encoding away, and repairs to bytes and text that
// follow from knowing how files get broken.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen::sgf {

struct ByteSigns {
  std::string encoding;   // empty when nothing gives it away
  size_t markLength = 0;  // of the byte-order mark
};

// Byte-order mark, NULs (UTF-16, UTF-32), escape sequences (ISO-2022, HZ).
ByteSigns byteSigns(std::string_view bytes);

// Some programs cut a name after so many bytes, in the middle of a character. Where the second byte
// of a character may be a `]`, the lone first byte would take along the bracket that ends the
// value. Puts a mark in its place wherever the file goes on as behind a value; returns how often.
size_t parkCutCharacters(std::string& bytes, const std::string& encoding);
// Turns these marks into U+FFFD.
void replaceParked(std::string& text);

// UTF-8 that was taken for Latin-1 and encoded once more; nothing if this text was not.
std::optional<std::string> undoubled(std::string_view text);

}  // namespace tengen::sgf
