// Where the characters of a decoded text stood in the bytes of its file. For files whose bytes are
// not all letters: their text cannot be written back, but what stands between it can be found.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sgf/encoding.h"

namespace tengen::sgf {

// For places in the text, smallest first, where a character begins or the text ends. Nothing where
// text and bytes cannot be walked side by side.
std::optional<std::vector<size_t>> bytePlaces(std::string_view bytes, const Decoded& decoded,
                                              std::span<const size_t> places);

}  // namespace tengen::sgf
