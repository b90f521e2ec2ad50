// What stands between brackets, and what it means: escapes, line breaks, composed values.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace tengen::sgf {

// The meaning of a raw value as Text: `\x` is x, a `\` before a line break takes the break away,
// other line breaks (LF, CR, CRLF, LFCR) become one '\n', other white space a blank.
std::string text(std::string_view raw);

// As SimpleText: the same, with line breaks turned into blanks.
std::string simpleText(std::string_view raw);

// The way back: `]` and `\` escaped; with `composed` also `:`.
std::string escapeText(std::string_view text, bool composed = false);

// The two raw halves of a composed value `a:b`, split at the first ':' that is not escaped; without
// one the second half is empty and has no data().
std::pair<std::string_view, std::string_view> splitComposed(std::string_view raw);

// Where a raw value ends: the index of the first `]` that is not escaped, or npos.
size_t endOfValue(std::string_view text, size_t from);

}  // namespace tengen::sgf
