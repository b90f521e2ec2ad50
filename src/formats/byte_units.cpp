#include "formats/byte_units.h"

#include <algorithm>
#include <array>

#include "sgf/utf8.h"

namespace tengen::formats {

Units unitsOf(std::string_view bytes) {
  using namespace std::string_view_literals;
  struct Sign {
    std::string_view start;
    Units units;
  };
  constexpr std::array kSigns{
      Sign{"\xff\xfe\0\0"sv, {4, 0}}, Sign{"\0\0\xfe\xff"sv, {4, 3}}, Sign{"\0\0\0"sv, {4, 3}},
      Sign{"\xff\xfe"sv, {2, 0}},     Sign{"\xfe\xff"sv, {2, 1}},     Sign{"\0"sv, {2, 1}},
  };
  for (const Sign& sign : kSigns) {
    if (bytes.starts_with(sign.start)) return sign.units;
  }
  if (bytes.size() < 4 || bytes[1] != 0) return {};
  return bytes[2] == 0 && bytes[3] == 0 ? Units{4, 0} : Units{2, 0};
}

std::string asciiOf(std::string_view bytes) {
  const auto [width, low] = unitsOf(bytes);
  // Nearly every file, and each is asked several times what it is: most are ASCII throughout.
  if (width == 1) {
    std::string ascii(bytes.substr(0, kSniffed));
    if (!sgf::isAscii(ascii) || ascii.find('\0') != ascii.npos)
      std::erase_if(ascii,
                    [](char c) { return c == '\0' || static_cast<unsigned char>(c) >= 0x80; });
    return ascii;
  }
  std::string ascii;
  for (size_t at = 0; at + width <= std::min(bytes.size(), kSniffed); at += width) {
    std::string_view unit = bytes.substr(at, width);
    const char c = unit[low];
    const auto nuls = std::count(unit.begin(), unit.end(), '\0');
    const bool isAscii = static_cast<unsigned char>(c) < 0x80 && c != '\0';
    if (isAscii && static_cast<size_t>(nuls) == width - 1) ascii += c;
  }
  return ascii;
}

}  // namespace tengen::formats
