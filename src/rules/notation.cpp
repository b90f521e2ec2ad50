#include "rules/notation.h"

namespace tengen {
namespace {

constexpr std::string_view kStandardLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kPlainLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kSgfLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string_view lettersOf(Notation notation) {
  return notation == Notation::Standard ? kStandardLetters : kPlainLetters;
}

char upperCase(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool isPassWord(std::string_view text) {
  if (text.size() != 4) return false;
  for (size_t i = 0; i < 4; ++i) {
    if (upperCase(text[i]) != "PASS"[i]) return false;
  }
  return true;
}

std::string columnText(int x, std::string_view letters) {
  const int count = static_cast<int>(letters.size());
  std::string text;
  if (x >= count) text += letters[static_cast<size_t>(x / count - 1)];
  text += letters[static_cast<size_t>(x % count)];
  return text;
}

// Takes one or two letters off the front of the text.
std::optional<int> takeColumn(std::string_view& text, std::string_view letters) {
  const int count = static_cast<int>(letters.size());
  int column = 0;  // as a number with the digits 1..count
  for (int taken = 0; taken < 2 && !text.empty(); ++taken) {
    const size_t letter = letters.find(upperCase(text.front()));
    if (letter == std::string_view::npos) break;
    column = column * count + static_cast<int>(letter) + 1;
    text.remove_prefix(1);
  }
  if (column == 0) return std::nullopt;
  return column - 1;
}

// One or two digits and nothing else, without a leading zero.
std::optional<int> rowNumber(std::string_view text) {
  if (text.empty() || text.size() > 2 || text.front() == '0') return std::nullopt;
  int row = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    row = row * 10 + (c - '0');
  }
  return row;
}

std::optional<Point> onBoard(int x, int y, BoardSize size) {
  if (x < 0 || x >= size.width || y < 0 || y >= size.height) return std::nullopt;
  return Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

std::optional<Point> parseSgf(std::string_view text, BoardSize size) {
  if (text.size() != 2) return std::nullopt;
  const size_t x = kSgfLetters.find(text[0]);
  const size_t y = kSgfLetters.find(text[1]);
  if (x == std::string_view::npos || y == std::string_view::npos) return std::nullopt;
  return onBoard(static_cast<int>(x), static_cast<int>(y), size);
}

}  // namespace

std::string toText(Point point, BoardSize size, Notation notation) {
  if (notation == Notation::Sgf) return {kSgfLetters[point.x], kSgfLetters[point.y]};
  return columnText(point.x, lettersOf(notation)) + std::to_string(size.height - point.y);
}

std::string toText(Move move, BoardSize size, Notation notation) {
  if (!move.isPass()) return toText(move.point(), size, notation);
  return notation == Notation::Sgf ? "" : "pass";
}

std::optional<Point> parsePoint(std::string_view text, BoardSize size, Notation notation) {
  if (notation == Notation::Sgf) return parseSgf(text, size);
  const auto column = takeColumn(text, lettersOf(notation));
  const auto row = rowNumber(text);
  if (!column || !row) return std::nullopt;
  return onBoard(*column, size.height - *row, size);
}

std::optional<Move> parseMove(std::string_view text, BoardSize size, Notation notation) {
  if (notation != Notation::Sgf && isPassWord(text)) return Move::pass();
  if (notation == Notation::Sgf) {
    const bool upTo19 = size.width <= 19 && size.height <= 19;
    if (text.empty() || (text == "tt" && upTo19)) return Move::pass();
  }
  const auto point = parsePoint(text, size, notation);
  if (!point) return std::nullopt;
  return Move::at(*point);
}

}  // namespace tengen
