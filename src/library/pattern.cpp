#include "library/pattern.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "base/words.h"

namespace tengen::library {
namespace {

struct Row {
  std::string signs;
  int line;
  bool left = false, right = false;
};

bool isEdgeRow(std::string_view text) {
  return !text.empty() && text.find_first_not_of("+-") == std::string_view::npos;
}

std::string withoutBlanks(std::string_view text) {
  std::string signs;
  for (const char c : text) {
    if (!isBlank(c)) signs += c;
  }
  return signs;
}

std::optional<Allowed> allowedBy(char sign) {
  switch (sign) {
    case '.':
      return allowedOf(Stone::None);
    case 'X':
      return allowedOf(Stone::Black);
    case 'O':
      return allowedOf(Stone::White);
    case 'x':
      return allowedOf(Stone::Black) | allowedOf(Stone::None);
    case 'o':
      return allowedOf(Stone::White) | allowedOf(Stone::None);
    case '*':
      return kAnything;
    default:
      return isDigit(sign) && sign != '0' ? std::optional(allowedOf(Stone::None)) : std::nullopt;
  }
}

Row rowOf(std::string signs, int line) {
  Row row{std::move(signs), line};
  if (row.signs.starts_with('|')) {
    row.left = true;
    row.signs.erase(0, 1);
  }
  if (row.signs.ends_with('|')) {
    row.right = true;
    row.signs.pop_back();
  }
  return row;
}

Unexpected<PatternError> error(PatternError::Code code, int line) {
  return Unexpected{PatternError{code, line}};
}

}  // namespace

Result<Pattern, PatternError> parsePattern(std::string_view drawing) {
  using Code = PatternError::Code;
  Pattern pattern;
  std::vector<Row> rows;
  int line = 0;
  while (!drawing.empty()) {
    const size_t end = drawing.find('\n');
    const std::string signs = withoutBlanks(drawing.substr(0, end));
    drawing.remove_prefix(end == std::string_view::npos ? drawing.size() : end + 1);
    ++line;
    if (signs.empty()) continue;
    if (!isEdgeRow(signs)) {
      if (pattern.edges.bottom) return error(Code::UnevenRows, line);
      rows.push_back(rowOf(signs, line));
    } else {
      (rows.empty() ? pattern.edges.top : pattern.edges.bottom) = true;
    }
  }
  if (rows.empty() || rows.front().signs.empty()) return error(Code::Empty, 0);
  const size_t width = rows.front().signs.size();
  if (width > kMaxSide || rows.size() > kMaxSide) return error(Code::TooLarge, 0);
  pattern.size = {static_cast<int>(width), static_cast<int>(rows.size())};
  pattern.edges.left = rows.front().left;
  pattern.edges.right = rows.front().right;
  std::map<int, int> order;
  for (const Row& row : rows) {
    const bool isEven = row.signs.size() == width && row.left == pattern.edges.left &&
                        row.right == pattern.edges.right;
    if (!isEven) return error(Code::UnevenRows, row.line);
    for (const char sign : row.signs) {
      const auto allowed = allowedBy(sign);
      if (!allowed) return error(Code::UnknownSign, row.line);
      const auto point = static_cast<int>(pattern.points.size());
      if (isDigit(sign) && !order.emplace(sign - '0', point).second)
        return error(Code::BrokenOrder, row.line);
      pattern.points.push_back(*allowed);
    }
  }
  for (const auto& [number, point] : order) {
    if (number != static_cast<int>(pattern.order.size()) + 1) return error(Code::BrokenOrder, 0);
    pattern.order.push_back(point);
  }
  return pattern;
}

Edges turned(Edges edges, Symmetry symmetry) {
  const unsigned bits = static_cast<uint8_t>(symmetry);
  if (bits & 1) std::swap(edges.left, edges.right);
  if (bits & 2) std::swap(edges.top, edges.bottom);
  if (swapsSides(symmetry)) {
    std::swap(edges.left, edges.top);
    std::swap(edges.right, edges.bottom);
  }
  return edges;
}

namespace {

bool isUnchangedBy(const Pattern& pattern, Frame frame) {
  const BoardSize size = pattern.size;
  if (transformed(size, frame.symmetry) != size) return false;
  if (turned(pattern.edges, frame.symmetry) != pattern.edges) return false;
  if (!pattern.order.empty() && frame.swapsColors) return false;
  const auto placeOf = [&](int point) { return size.indexOf(frame.of(size.pointAt(point), size)); };
  for (int i = 0; i < size.points(); ++i) {
    const Allowed here = pattern.points[static_cast<size_t>(i)];
    const Allowed there = pattern.points[static_cast<size_t>(placeOf(i))];
    if ((frame.swapsColors ? withColorsSwapped(here) : here) != there) return false;
  }
  return std::all_of(pattern.order.begin(), pattern.order.end(),
                     [&](int point) { return placeOf(point) == point; });
}

}  // namespace

std::vector<Frame> selfFrames(const Pattern& pattern, bool eitherColor) {
  std::vector<Frame> frames;
  for (int f = 0; f < (eitherColor ? kFrames : 8); ++f) {
    if (isUnchangedBy(pattern, Frame::at(f))) frames.push_back(Frame::at(f));
  }
  return frames;
}

int Placement::inQuestion(int point, BoardSize board, BoardSize pattern) const {
  const Point p = board.pointAt(point);
  const BoardSize turned = transformed(pattern, inverse(frame.symmetry));
  const Point inPart{static_cast<uint8_t>(p.x - left), static_cast<uint8_t>(p.y - top)};
  if (!turned.contains(inPart)) return -1;
  return pattern.indexOf(transformed(inPart, turned, frame.symmetry));
}

namespace {

// How far from the edges a turned pattern may lie, along one side of the board.
struct Range {
  int first, last;
};

Range rangeOf(bool atStart, bool atEnd, int part, int board) {
  constexpr Range kNowhere{0, -1};
  if (part > board || (atStart && atEnd && part < board)) return kNowhere;
  const int most = board - part;
  return {atEnd ? most : 0, atStart ? 0 : most};
}

// The pattern as this turn of it, at this place.
Placement laid(const Pattern& pattern, BoardSize board, Frame turn, int left, int top) {
  Placement placement;
  placement.frame = inverse(turn);
  placement.left = left;
  placement.top = top;
  placement.covers.resize(static_cast<size_t>(board.points()));
  const auto there = [&](int index) {
    const Point p = turn.of(pattern.size.pointAt(index), pattern.size);
    return static_cast<uint16_t>((p.y + top) * board.width + p.x + left);
  };
  for (int i = 0; i < pattern.size.points(); ++i) {
    const Allowed drawn = pattern.points[static_cast<size_t>(i)];
    const Allowed allowed = turn.swapsColors ? withColorsSwapped(drawn) : drawn;
    placement.points.push_back(there(i));
    placement.covers[there(i)] = Placement::kCovered | allowed;
    placement.stonesNeeded += !allows(allowed, Stone::None);
    if (allowed != kAnything) placement.demands.push_back({there(i), allowed});
  }
  for (const int point : pattern.order)
    placement.order.push_back(there(point));
  if (!pattern.order.empty())
    placement.first = turn.of(pattern.isWhiteFirst ? Color::White : Color::Black);
  std::sort(placement.points.begin(), placement.points.end());
  std::sort(placement.demands.begin(), placement.demands.end());
  return placement;
}

auto identity(const Placement& p) {
  return std::tie(p.demands, p.order, p.first, p.points);
}

}  // namespace

std::vector<Placement> placementsOf(const Pattern& pattern, BoardSize board, bool eitherColor) {
  std::vector<Placement> placements;
  for (int f = 0; f < (eitherColor ? kFrames : 8); ++f) {
    const Frame turn = Frame::at(f);
    const BoardSize part = transformed(pattern.size, turn.symmetry);
    const Edges edges = turned(pattern.edges, turn.symmetry);
    const Range columns = rangeOf(edges.left, edges.right, part.width, board.width);
    const Range rows = rangeOf(edges.top, edges.bottom, part.height, board.height);
    for (int top = rows.first; top <= rows.last; ++top) {
      for (int left = columns.first; left <= columns.last; ++left)
        placements.push_back(laid(pattern, board, turn, left, top));
    }
  }
  // The first of equal ones stays: the one that turns least.
  std::stable_sort(placements.begin(), placements.end(),
                   [](auto& a, auto& b) { return identity(a) < identity(b); });
  placements.erase(std::unique(placements.begin(), placements.end(),
                               [](auto& a, auto& b) { return identity(a) == identity(b); }),
                   placements.end());
  return placements;
}

}  // namespace tengen::library
