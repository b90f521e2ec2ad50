#include "rules/diagram.h"

#include <vector>

#include "rules/areas.h"

namespace tengen {
namespace {

std::vector<std::string> rowsOf(std::string_view drawing) {
  std::vector<std::string> rows(1);
  for (const char c : drawing) {
    if (c == '\n') {
      if (!rows.back().empty()) rows.emplace_back();
    } else if (c != ' ' && c != '\t' && c != '\r') {
      rows.back() += c;
    }
  }
  if (rows.back().empty()) rows.pop_back();
  return rows;
}

template <class CharacterAt>
std::string draw(BoardSize size, CharacterAt characterAt) {
  std::string text;
  for (const Point point : AllPoints(size)) {
    text += characterAt(point);
    if (point.x + 1 == size.width) text += '\n';
  }
  return text;
}

}  // namespace

std::optional<Board> parseDiagram(std::string_view drawing) {
  const std::vector<std::string> rows = rowsOf(drawing);
  if (rows.empty()) return std::nullopt;
  const BoardSize size{static_cast<int>(rows[0].size()), static_cast<int>(rows.size())};
  if (!size.isValid()) return std::nullopt;
  for (const std::string& row : rows) {
    if (row.size() != rows[0].size()) return std::nullopt;
    if (row.find_first_not_of("XO.") != std::string::npos) return std::nullopt;
  }
  Board board(size);
  if (!board.setUp(pointsDrawn(drawing, 'X'), pointsDrawn(drawing, 'O'), {})) return std::nullopt;
  return board;
}

Board boardOf(std::string_view drawing) {
  return parseDiagram(drawing).value();
}

Points pointsDrawn(std::string_view drawing, char mark) {
  Points points;
  const std::vector<std::string> rows = rowsOf(drawing);
  for (size_t y = 0; y < rows.size(); ++y) {
    for (size_t x = 0; x < rows[y].size(); ++x) {
      if (rows[y][x] != mark) continue;
      points.push_back({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
    }
  }
  return points;
}

std::string toDiagram(const Board& board) {
  return draw(board.size(), [&](Point p) { return ".XO"[static_cast<int>(board.at(p))]; });
}

std::string toDiagram(const PointSet& set) {
  return draw(set.size(), [&](Point p) { return set[p] ? '*' : '.'; });
}

}  // namespace tengen
