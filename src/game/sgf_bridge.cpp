#include "game/sgf_bridge.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/decimal.h"
#include "base/words.h"
#include "sgf/text.h"

namespace tengen {
namespace {

// a-z are 0 to 25, A-Z 26 to 51; -1 for anything else.
constexpr int letterValue(char c) {
  if (c >= 'a' && c <= 'z') return c - 'a';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 26;
  return -1;
}

constexpr char letterOf(int value) {
  return static_cast<char>(value < 26 ? 'a' + value : 'A' + value - 26);
}

// Two letters, on the board or beyond it.
std::optional<Point> parseLetters(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const int x = letterValue(text[0]);
  const int y = letterValue(text[1]);
  if (x < 0 || y < 0) return std::nullopt;
  return Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

bool isPassWord(std::string_view text) {
  return text.empty() || text == "``" || lowerCase(text) == "pass";
}

}  // namespace

std::optional<BoardSize> parseSize(std::string_view raw) {
  const size_t separator = raw.find_first_of(":xX");
  const auto width = parseInteger(raw.substr(0, separator));
  const auto height =
      separator == std::string_view::npos ? width : parseInteger(raw.substr(separator + 1));
  if (!width || !height) return std::nullopt;
  const BoardSize size{*width, *height};
  if (!size.isValid()) return std::nullopt;
  return size;
}

std::string sizeText(BoardSize size) {
  const std::string width = std::to_string(size.width);
  return size.isSquare() ? width : width + ':' + std::to_string(size.height);
}

std::optional<RecordedKomi> parseKomi(std::string_view raw) {
  // Larger than any komi ever agreed on, smaller than the smallest written a hundredfold (3.75).
  constexpr double kMostKomi = 200;
  std::string text(raw);
  std::replace(text.begin(), text.end(), ',', '.');
  const auto value = parseDecimal(text);
  if (!value) return std::nullopt;
  const bool isHundredfold = std::abs(*value) > kMostKomi;
  const double written = isHundredfold ? *value / 100 : *value;
  if (std::abs(written) > kMostKomi) return std::nullopt;
  const bool isInStones = isHundredfold && std::abs(std::fmod(written, 0.5)) == 0.25;
  return RecordedKomi{isInStones ? written * 2 : written, isHundredfold, isInStones};
}

std::optional<int> parseHandicap(std::string_view raw) {
  const auto stones = parseInteger(raw);
  if (!stones || *stones < 0 || *stones > kMaxHandicap) return std::nullopt;
  return stones;
}

RecordedMove parseRecordedMove(std::string_view raw, BoardSize size) {
  using Spelling = RecordedMove::Spelling;
  if (raw.empty()) return {Move::pass(), Spelling::Plain};
  const std::string_view text = trimmed(raw);
  if (isPassWord(text)) return {Move::pass(), Spelling::OddPass};
  const auto point = parseLetters(text);
  if (!point) return {Move::pass(), Spelling::OffBoard};
  if (size.contains(*point)) return {Move::at(*point), Spelling::Plain};
  const bool oldPass = size.width <= 19 && size.height <= 19 && text == "tt";
  if (oldPass) return {Move::pass(), Spelling::Plain};
  const bool corner = point->x == size.width && point->y == size.height;
  return {Move::pass(), corner ? Spelling::OddPass : Spelling::OffBoard};
}

std::optional<Point> parseSgfPoint(std::string_view raw, BoardSize size) {
  const auto point = parseLetters(trimmed(raw));
  if (!point || !size.contains(*point)) return std::nullopt;
  return point;
}

std::string sgfText(Point point) {
  return {letterOf(point.x), letterOf(point.y)};
}

bool PointRows::isEmpty() const {
  return std::all_of(rows_.begin(), rows_.end(), [](uint64_t row) { return row == 0; });
}

void PointRows::remove(const PointRows& other) {
  for (size_t y = 0; y < rows_.size(); ++y) {
    rows_[y] &= ~other.rows_[y];
  }
}

void PointRows::merge(const PointRows& other) {
  for (size_t y = 0; y < rows_.size(); ++y) {
    rows_[y] |= other.rows_[y];
  }
}

Points PointRows::points() const {
  Points points;
  for (size_t y = 0; y < rows_.size(); ++y) {
    for (uint64_t row = rows_[y]; row != 0; row &= row - 1) {
      points.push_back({static_cast<uint8_t>(std::countr_zero(row)), static_cast<uint8_t>(y)});
    }
  }
  return points;
}

bool addPoints(PointRows& rows, sgf::Value value, BoardSize size) {
  const std::string_view text = trimmed(value.raw());
  if (text.empty()) return true;
  const auto [first, second] = sgf::splitComposed(text);
  const auto a = parseLetters(trimmed(first));
  const auto b = second.data() ? parseLetters(trimmed(second)) : a;
  if (!a || !b) return false;
  const int left = std::min(a->x, b->x);
  const int right = std::min(std::max<int>(a->x, b->x), size.width - 1);
  const int top = std::min(a->y, b->y);
  const int bottom = std::min(std::max<int>(a->y, b->y), size.height - 1);
  if (left <= right) {
    const uint64_t columns = (~uint64_t{0} >> (63 - right)) & (~uint64_t{0} << left);
    for (int y = top; y <= bottom; ++y) {
      rows.rows_[static_cast<size_t>(y)] |= columns;
    }
  }
  return size.contains(*a) && size.contains(*b);
}

Points pointsOf(const sgf::Collection& collection, sgf::NodeId id, std::string_view ident,
                BoardSize size) {
  const auto property = collection.find(id, ident);
  if (!property) return {};
  PointRows rows;
  for (const sgf::Value value : *property) {
    addPoints(rows, value, size);
  }
  return rows.points();
}

}  // namespace tengen
