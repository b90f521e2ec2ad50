#include "sgf/utf8.h"

#include <cstdint>
#include <cstring>

namespace tengen::sgf {
namespace {

constexpr std::string_view kUnreadable = "\xEF\xBF\xBD";

// The first byte beyond ASCII from `i` on, eight at a time.
size_t skipAscii(std::string_view bytes, size_t i) {
  for (; i + 8 <= bytes.size(); i += 8) {
    uint64_t word;
    std::memcpy(&word, bytes.data() + i, 8);
    if (word & 0x8080808080808080u) break;
  }
  while (i < bytes.size() && static_cast<unsigned char>(bytes[i]) < 0x80) {
    ++i;
  }
  return i;
}

struct Piece {
  size_t length;
  bool isValid;
};

// The character at `i`, which is beyond ASCII, or the longest start of one (Unicode, table 3-7).
Piece pieceAt(std::string_view bytes, size_t i) {
  const auto at = [&](size_t k) {
    return i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0;
  };
  const int lead = at(0);
  const size_t wanted = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
  if (wanted == 1) return {1, false};
  // No overlong forms, no surrogates, nothing past U+10FFFF: the second byte tells.
  const int low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  const int high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  if (at(1) < low || at(1) > high) return {1, false};
  for (size_t k = 2; k < wanted; ++k) {
    if (at(k) < 0x80 || at(k) > 0xbf) return {k, false};
  }
  return {wanted, true};
}

}  // namespace

bool isAscii(std::string_view bytes) {
  return skipAscii(bytes, 0) == bytes.size();
}

Utf8Check checkUtf8(std::string_view bytes) {
  Utf8Check check;
  for (size_t i = skipAscii(bytes, 0); i < bytes.size(); i = skipAscii(bytes, i)) {
    const Piece piece = pieceAt(bytes, i);
    ++(piece.isValid ? check.characters : check.malformed);
    i += piece.length;
  }
  return check;
}

MendedUtf8 mendUtf8(std::string_view bytes) {
  MendedUtf8 mended;
  bool isFirst = true;
  size_t done = 0;
  for (size_t i = skipAscii(bytes, 0); i < bytes.size(); i = skipAscii(bytes, i)) {
    const Piece piece = pieceAt(bytes, i);
    if (!piece.isValid) {
      mended.text += bytes.substr(done, i - done);
      if (isFirst) mended.firstMended = mended.text.size();
      isFirst = false;
      mended.text += kUnreadable;
      done = i + piece.length;
    }
    i += piece.length;
  }
  mended.text += bytes.substr(done);
  return mended;
}

}  // namespace tengen::sgf
