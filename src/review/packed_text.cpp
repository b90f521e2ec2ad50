#include "review/packed_text.h"

#include <zlib.h>

#include "base/words.h"

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

// With the header of gzip or of zlib.
std::optional<std::string> inflated(std::string bytes) {
  constexpr int kAnyHeader = 15 + 32;
  z_stream stream{};
  if (inflateInit2(&stream, kAnyHeader) != Z_OK) return std::nullopt;
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string text;
  int state = Z_OK;
  while (state == Z_OK && text.size() <= kLongestUnpacked) {
    char part[16384];
    stream.next_out = reinterpret_cast<Bytef*>(part);
    stream.avail_out = sizeof part;
    state = inflate(&stream, Z_NO_FLUSH);
    text.append(part, sizeof part - stream.avail_out);
  }
  inflateEnd(&stream);
  if (state != Z_STREAM_END || text.size() > kLongestUnpacked) return std::nullopt;
  return text;
}

}  // namespace

std::optional<std::string> unpacked(std::string_view text) {
  if (text.size() > kLongestUnpacked) return std::nullopt;
  auto bytes = fromBase64(text);
  if (!bytes) return std::nullopt;
  return inflated(std::move(*bytes));
}

}  // namespace tengen::review
