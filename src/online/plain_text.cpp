#include "online/plain_text.h"

#include "base/words.h"
#include "sgf/utf8.h"

namespace tengen::online {
namespace {

struct Character {
  std::string_view bytes;
  char32_t code;
};

// The next character of well-formed text.
Character nextOf(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  char32_t code = length == 1 ? lead : lead & (0x7fu >> length);
  for (size_t i = 1; i < length && i < text.size(); ++i)
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3fu);
  return {text.substr(0, length), code};
}

bool isControl(char32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

// Marks, embeddings, overrides and isolates of direction, separators of lines, and the byte order
// mark.
bool isInvisibleSteering(char32_t code) {
  return code == 0x061c || code == 0x200b || code == 0x200e || code == 0x200f ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) ||
         code == 0xfeff || (code >= 0xfff9 && code <= 0xfffb) ||
         (code >= 0xe0000 && code <= 0xe007f);
}

// Letters that look like none: fillers of Hangul, and the pattern of Braille without a dot.
bool isInvisibleLetter(char32_t code) {
  return code == 0x115f || code == 0x1160 || code == 0x3164 || code == 0xffa0 || code == 0x2800;
}

}  // namespace

std::optional<std::string> plainLine(std::string_view text, size_t most) {
  const std::string mended = sgf::mendUtf8(text).text;
  std::string line;
  for (std::string_view rest = mended; !rest.empty();) {
    const Character next = nextOf(rest);
    rest.remove_prefix(next.bytes.size());
    if (isControl(next.code)) {
      if (isBlank(next.bytes[0])) line += ' ';
    } else if (!isInvisibleSteering(next.code) && !isInvisibleLetter(next.code)) {
      line += next.bytes;
    }
  }
  const std::string_view kept = trimmed(line);
  size_t characters = 0;
  for (std::string_view rest = kept; !rest.empty(); ++characters)
    rest.remove_prefix(nextOf(rest).bytes.size());
  if (characters > most) return std::nullopt;
  return std::string(kept);
}

}  // namespace tengen::online
