#include "apps/drawing/board_text.h"

#include <algorithm>
#include <string_view>

#include "base/os/environment.h"
#include "base/os/terminal.h"
#include "rules/handicap.h"

namespace tengen::drawing {
namespace {

// Colours of the 256-colour palette on a ground of wood: they look the same on light and dark
// terminals.
constexpr std::string_view kReset = "\033[0m";
constexpr std::string_view kLine = "\033[48;5;179;38;5;94m";
constexpr std::string_view kBlack = "\033[48;5;179;38;5;16m";
constexpr std::string_view kWhite = "\033[48;5;179;38;5;231m";
constexpr std::string_view kLast = "\033[48;5;179;38;5;124m";
constexpr std::string_view kLabel = "\033[48;5;179;38;5;18m";
// The last move where there is no room for brackets.
constexpr std::string_view kLastBlack = "\033[48;5;167;38;5;16m";
constexpr std::string_view kLastWhite = "\033[48;5;167;38;5;231m";

// One cell of a line: what it shows and in which colour.
struct Cell {
  std::string_view glyph;
  std::string_view color;
};

// Draws row by row; see boardText().
class Drawing {
 public:
  Drawing(const BoardPicture& picture, const BoardTextStyle& style);

  std::string text() const;

 private:
  std::string columns() const;
  std::string row(int y) const;
  Cell cell(Point point) const;
  Cell crossing(Point point) const;
  Cell gap(int x, int y) const;  // between the points x - 1 and x
  std::string rowNumber(int y) const;
  std::string columnName(int x) const;
  void put(std::string& line, Cell cell, std::string_view& color) const;
  bool isLast(int x, int y) const;

  const BoardPicture& picture_;
  BoardTextStyle style_;
  BoardSize size_;
  PointSet stars_;
  bool drawn_;    // lines and round stones
  bool compact_;  // no gaps between the points
};

constexpr int kNumberRoom = 3;  // a row number and a blank, on either side

Drawing::Drawing(const BoardPicture& picture, const BoardTextStyle& style)
    : picture_(picture),
      style_(style),
      size_(picture.stones.size()),
      stars_(size_),
      drawn_(style.color && style.unicode),
      compact_(style.width > 0 && 2 * size_.width + 1 + 2 * kNumberRoom > style.width) {
  for (const Point star : starPoints(size_))
    stars_[star] = true;
}

std::string Drawing::text() const {
  std::string text = columns();
  for (int y = 0; y < size_.height; ++y)
    text += row(y);
  return text + columns();
}

std::string Drawing::columnName(int x) const {
  const Point point{static_cast<uint8_t>(x), static_cast<uint8_t>(size_.height - 1)};
  std::string name = toText(point, size_, style_.coordinates);
  name.pop_back();  // the row, which is 1
  return name;
}

// Names of two letters stand upright, so that a column is never wider than its point.
std::string Drawing::columns() const {
  const size_t lines = columnName(size_.width - 1).size();
  std::string text;
  for (size_t line = 0; line < lines; ++line) {
    std::string letters(static_cast<size_t>(kNumberRoom) + (compact_ ? 0 : 1), ' ');
    for (int x = 0; x < size_.width; ++x) {
      const std::string name = columnName(x);
      const size_t missing = lines - name.size();
      letters += line < missing ? ' ' : name[line - missing];
      if (!compact_) letters += ' ';
    }
    letters.erase(letters.find_last_not_of(' ') + 1);
    text += letters + "\n";
  }
  return text;
}

std::string Drawing::rowNumber(int y) const {
  return std::to_string(size_.height - y);
}

std::string Drawing::row(int y) const {
  const std::string number = rowNumber(y);
  std::string line = std::string(number.size() < 2 ? 1 : 0, ' ') + number + " ";
  std::string_view color;
  for (int x = 0; x < size_.width; ++x) {
    if (!compact_) put(line, gap(x, y), color);
    put(line, cell({static_cast<uint8_t>(x), static_cast<uint8_t>(y)}), color);
  }
  if (!compact_) put(line, gap(size_.width, y), color);
  if (style_.color) line += kReset;
  return line + " " + number + "\n";
}

void Drawing::put(std::string& line, Cell cell, std::string_view& color) const {
  if (style_.color && cell.color != color) line += color = cell.color;
  line += cell.glyph;
}

bool Drawing::isLast(int x, int y) const {
  return picture_.lastMove && picture_.lastMove->x == x && picture_.lastMove->y == y;
}

Cell Drawing::gap(int x, int y) const {
  if (isLast(x, y)) return {"(", kLast};
  if (isLast(x - 1, y)) return {")", kLast};
  const bool inside = x > 0 && x < size_.width;
  return {drawn_ && inside ? "─" : " ", kLine};
}

Cell Drawing::cell(Point point) const {
  // Without gaps the last move has no room for brackets: its colour tells, or a small letter's
  // place.
  const bool marked = compact_ && isLast(point.x, point.y);
  const char& label = picture_.label[point];
  if (label != '\0') return {std::string_view(&label, 1), kLabel};
  const bool dead = picture_.dead[point];
  switch (picture_.stones[point]) {
    case Stone::Black:
      if (dead) return {drawn_ ? "×" : "x", kBlack};
      return {drawn_ ? "●" : marked ? "#" : "X", marked ? kLastBlack : kBlack};
    case Stone::White:
      if (dead) return {drawn_ ? "×" : "o", kWhite};
      return {drawn_ ? "●" : marked ? "@" : "O", marked ? kLastWhite : kWhite};
    case Stone::None:
      break;
  }
  switch (picture_.territory[point]) {
    case Owner::Black:
      return {drawn_ ? "▪" : "b", kBlack};
    case Owner::White:
      return {drawn_ ? "▪" : "w", kWhite};
    case Owner::Nobody:
      break;
  }
  return crossing(point);
}

Cell Drawing::crossing(Point point) const {
  if (!drawn_) return {stars_[point] ? "+" : ".", kLine};
  if (stars_[point]) return {"•", kLine};
  static constexpr std::string_view kCrossings[3][3] = {
      {"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
  const auto third = [](int i, int length) { return i == 0 ? 0 : i == length - 1 ? 2 : 1; };
  return {kCrossings[third(point.y, size_.height)][third(point.x, size_.width)], kLine};
}

}  // namespace

BoardPicture::BoardPicture(const Board& board) : BoardPicture(board.size()) {
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    stones[point] = board.at(point);
  }
}

namespace {

// Wood and stones are of the 256 colours; terminals with fewer ignore them, and all stones look
// alike there. These have no colours, or eight.
bool hasManyColors() {
  const std::string terminal = environment("TERM").value_or("dumb");
  if (environment("COLORTERM")) return terminal != "dumb";
  constexpr std::string_view kFew[] = {"dumb", "vt", "ansi", "cygwin", "cons25", "sun"};
  return std::none_of(std::begin(kFew), std::end(kFew),
                      [&](std::string_view name) { return terminal.starts_with(name); });
}

}  // namespace

BoardTextStyle styleOfTerminal() {
  BoardTextStyle style;
  if (!isTerminal(kStandardOutput)) return style;
  style.color = !environment("NO_COLOR") && hasManyColors();
  style.unicode = localeSpeaksUtf8();
  style.width = terminalWidth();
  return style;
}

std::string boardText(const BoardPicture& picture, const BoardTextStyle& style) {
  return Drawing(picture, style).text();
}

}  // namespace tengen::drawing
