#include "review/packed_text.h"

#include "base/words.h"
#include "formats/inflate.h"

namespace tengen::review {
namespace {

std::optional<unsigned> sixBitsOf(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a') + 26;
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0') + 52;
  if (c == '+') return 62;
  if (c == '/') return 63;
  return std::nullopt;
}

std::optional<std::string> fromBase64(std::string_view text) {
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char c : text) {
    if (isBlank(c)) continue;
    if (c == '=') break;
    const auto six = sixBitsOf(c);
    if (!six) return std::nullopt;
    bits = (bits << 6 | *six) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xff);
  }
  return bytes;
}

}  // namespace

std::optional<std::string> unpacked(std::string_view text) {
  if (text.size() > kLongestUnpacked) return std::nullopt;
  const auto bytes = fromBase64(text);
  if (!bytes) return std::nullopt;
  auto inflated = formats::inflated(*bytes, formats::Wrapping::GzipOrZlib, kLongestUnpacked);
  return inflated ? std::optional(std::move(*inflated)) : std::nullopt;
}

}  // namespace tengen::review
