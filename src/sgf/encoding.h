// From the bytes of a file to UTF-8 text, and back. Believes, in this order: the caller, a
// byte-order mark, a pattern of NULs, escape sequences, bytes that are UTF-8, a CA that fits the
// bytes, the look of the characters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/read_error.h"
#include "sgf/warning.h"

namespace tengen::sgf {

// A name only a caller can give: UTF-8 that was taken for Latin-1 and encoded once more. It cannot
// be told from text that is meant to look so.
constexpr std::string_view kUtf8Twice = "UTF-8-twice";

struct Decoded {
  std::string text;      // UTF-8, without a byte-order mark
  std::string encoding;  // what the bytes were: "UTF-8", "GB18030", "UTF-16LE", ...
};

Result<Decoded, ReadError> decode(std::string bytes, const std::optional<std::string>& forced,
                                  Warnings& warnings);

// The way back, without a byte-order mark; nothing where the encoding lacks a character of the
// text.
std::optional<std::string> encode(const std::string& text, const std::string& encoding);

// The first CA of a text whose ASCII means itself, as written.
struct DeclaredCharset {
  std::string name;  // empty when there is none
  size_t offset = 0;
};

DeclaredCharset declaredCharset(std::string_view text);

}  // namespace tengen::sgf
