// Text as KaTrain packs it into a file: gzip, then base64.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen::review {

// No analysis of a position is longer; a small text could unpack to gigabytes.
constexpr size_t kLongestUnpacked = size_t{1} << 22;

// Nothing where it is not what it should be, or longer.
std::optional<std::string> unpacked(std::string_view text);

}  // namespace tengen::review
