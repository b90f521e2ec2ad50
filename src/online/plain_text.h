// What people type for others to read, made harmless: names and chat.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen::online {

constexpr size_t kLongestName = 40;
constexpr size_t kLongestChat = 300;

// One line of valid UTF-8 without the characters that steer a terminal or turn text around, and
// without blanks at its ends. Nothing if more characters than `most` are left.
std::optional<std::string> plainLine(std::string_view text, size_t most);

}  // namespace tengen::online
