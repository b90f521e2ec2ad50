#include "game/formats.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/decimal.h"
#include "base/words.h"
#include "sgf/ident.h"
#include "sgf/utf8.h"

namespace tengen {
namespace {

constexpr size_t kSniffed = 64 * 1024;  // enough for any preamble a mail program writes

// How many bytes a character has, and which of them comes last where it is ASCII.
struct Units {
  size_t width = 1;
  size_t low = 0;
};

// UTF-16 and UTF-32 show themselves by a byte order mark or by the NULs beside the first character.
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

// The ASCII characters of the beginning, whatever the encoding.
std::string asciiOf(std::string_view bytes) {
  const auto [width, low] = unitsOf(bytes);
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

size_t skipBlanks(std::string_view text, size_t from) {
  while (from < text.size() && isBlank(text[from]))
    ++from;
  return from;
}

// ESC begins the sequences of ISO-2022; nothing else below a blank is found in text.
bool isBinary(std::string_view ascii) {
  return std::any_of(ascii.begin(), ascii.end(),
                     [](char c) { return c < ' ' && !isBlank(c) && c != 0x1b; });
}

// Text may hold a stray control character or two; every tenth byte of compressed data is one.
bool isProgramOrPicture(std::string_view bytes) {
  constexpr std::ptrdiff_t kStray = 8;
  if (unitsOf(bytes).width != 1) return false;
  bytes = bytes.substr(0, kSniffed);
  const auto controls = std::count_if(bytes.begin(), bytes.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' && !isBlank(c) && c != 0x1b;
  });
  if (controls <= kStray || static_cast<size_t>(controls) <= bytes.size() / 50) return false;
  // What was saved is UTF-8 and opens again, whatever its texts hold; the end may be cut in two.
  return sgf::checkUtf8(bytes).malformed > 1;
}

// At the name of a property and its bracket? `known`: only for names that begin most games, so that
// `for (;a[i];)` is none.
bool startsProperty(std::string_view text, size_t at, bool known) {
  constexpr std::array<std::string_view, 14> kFirst{"FF", "GM", "SZ", "CA", "AP", "B",  "W",
                                                    "AB", "AW", "C",  "GN", "PB", "PW", "EV"};
  size_t end = at;
  while (end < text.size() && sgf::isIdentChar(text[end]))
    ++end;
  if (end == at || skipBlanks(text, end) == text.size() || text[skipBlanks(text, end)] != '[') {
    return false;
  }
  const std::string_view ident = text.substr(at, end - at);
  return !known || std::find(kFirst.begin(), kFirst.end(), ident) != kFirst.end();
}

Result<LoadedGame, LoadError> loadSgf(std::string bytes, const LoadOptions& options) {
  auto read = sgf::read(std::move(bytes), options);
  if (!read) return Unexpected{read.error()};
  return LoadedGame{GameTree(std::move(read->collection)), std::move(read->encoding),
                    std::move(read->warnings)};
}

int gameNumber(const sgf::Collection& collection, NodeId root) {
  const auto property = collection.find(root, "GM");
  return property ? parseInteger(property->first().raw()).value_or(kGo) : kGo;
}

constexpr std::array kFormats{Format{"SGF", ".sgf", looksLikeSgf, loadSgf}};

}  // namespace

std::span<const Format> formats() {
  return kFormats;
}

const Format& formatOf(std::string_view bytes, std::string_view fileName) {
  for (const Format& format : kFormats) {
    if (format.looksLike(bytes)) return format;
  }
  const std::string lower = lowerCase(fileName);
  for (const Format& format : kFormats) {
    if (lower.ends_with(format.extension)) return format;
  }
  return kFormats.front();
}

Result<LoadedGame, LoadError> load(std::string bytes, std::string_view fileName,
                                   const LoadOptions& options) {
  const Format& format = formatOf(bytes, fileName);
  return format.load(std::move(bytes), options);
}

Result<LoadedGame, LoadError> loadGo(std::string bytes, std::string_view fileName,
                                     const LoadOptions& options) {
  if (isProgramOrPicture(bytes)) return Unexpected{LoadError{LoadError::Code::NotSgf}};
  auto loaded = load(std::move(bytes), fileName, options);
  if (!loaded) return loaded;
  const sgf::Collection& collection = loaded->tree.collection();
  for (size_t i = 0; i < collection.games().size(); ++i) {
    if (gameNumber(collection, collection.games()[i]) != kGo) continue;
    if (i != 0) loaded->tree.open(i);
    return loaded;
  }
  return Unexpected{
      LoadError{LoadError::Code::OtherGame, gameNumber(collection, collection.games().front())}};
}

int gameNumber(const GameTree& tree) {
  return gameNumber(tree.collection(), tree.root());
}

bool looksLikeSgf(std::string_view bytes) {
  const std::string ascii = asciiOf(bytes);
  if (isBinary(ascii)) return false;
  const size_t start = skipBlanks(ascii, 0);
  if (start == ascii.size())
    return std::all_of(bytes.begin(), bytes.end(), isBlank);  // nothing to lose
  if (ascii[start] == ';') return startsProperty(ascii, skipBlanks(ascii, start + 1), false);
  if (ascii[start] == '(') {
    size_t next = start;
    while (next < ascii.size() && ascii[next] == '(') {
      next = skipBlanks(ascii, next + 1);
    }
    if (next == ascii.size() || ascii[next] == ')' || ascii[next] == ';') return true;
    return startsProperty(ascii, next, false);
  }
  // Text before the game: the first thing that can be one.
  for (size_t at = ascii.find('('); at != std::string::npos; at = ascii.find('(', at + 1)) {
    const size_t next = skipBlanks(ascii, at + 1);
    if (next < ascii.size() && ascii[next] == ';' &&
        startsProperty(ascii, skipBlanks(ascii, next + 1), true)) {
      return true;
    }
  }
  return false;
}

}  // namespace tengen
