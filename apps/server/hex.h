// Bytes as text that may stand anywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tengen::server {

template <class Bytes>
std::string hexOf(const Bytes& bytes) {
  std::string text;
  for (const auto each : bytes) {
    const auto byte = static_cast<uint8_t>(each);
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// Nothing if it is no such text.
inline std::optional<std::string> bytesOfHex(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (text.size() % 2 != 0 || text.find_first_not_of(kDigits) != std::string_view::npos)
    return std::nullopt;
  std::string bytes;
  for (size_t i = 0; i < text.size(); i += 2)
    bytes += static_cast<char>(kDigits.find(text[i]) * 16 + kDigits.find(text[i + 1]));
  return bytes;
}

}  // namespace tengen::server
