#include "sgf/byte_places.h"

#include <string>

#include "sgf/byte_signs.h"
#include "sgf/converter.h"

namespace tengen::sgf {
namespace {

std::string utf8Of(char32_t code) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xc0 | code >> 6), byte(0x80 | (code & 0x3f))};
  if (code < 0x10000)
    return {byte(0xe0 | code >> 12), byte(0x80 | (code >> 6 & 0x3f)), byte(0x80 | (code & 0x3f))};
  return {byte(0xf0 | code >> 18), byte(0x80 | (code >> 12 & 0x3f)),
          byte(0x80 | (code >> 6 & 0x3f)), byte(0x80 | (code & 0x3f))};
}

}  // namespace

std::optional<std::vector<size_t>> bytePlaces(std::string_view bytes, const Decoded& decoded,
                                              std::span<const size_t> places) {
  if (decoded.encoding == kUtf8Twice) return std::nullopt;
  const size_t mark = byteSigns(bytes).markLength;
  std::string rest(bytes.substr(mark));
  const size_t parked = parkCutCharacters(rest, decoded.encoding);
  const std::string_view text = decoded.text;
  std::vector<size_t> found;
  size_t inBytes = 0;
  size_t inText = 0;
  bool isAlike = true;
  const auto note = [&] {
    while (found.size() < places.size() && places[found.size()] <= inText)
      found.push_back(mark + inBytes);
  };
  Converter(decoded.encoding).forEach(rest, [&](const Converter::Character& character) {
    note();
    inBytes += character.bytes.size();
    if (character.code == 0 || character.code == 0x1b) return;  // decode() leaves these out
    const bool isParked = parked > 0 && character.code == 1;
    const std::string letter = utf8Of(isParked ? U'\uFFFD' : character.code);
    isAlike = isAlike && text.substr(inText, letter.size()) == letter;
    inText += letter.size();
  });
  note();
  if (!isAlike || inText != text.size() || found.size() != places.size()) return std::nullopt;
  return found;
}

}  // namespace tengen::sgf
