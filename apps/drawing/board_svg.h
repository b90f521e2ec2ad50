// A board as a picture: one SVG text that needs nothing beside it.
#pragma once

#include <optional>
#include <string>

#include "game/node_markup.h"
#include "rules/board.h"
#include "rules/grid.h"
#include "rules/notation.h"

namespace tengen::drawing {

// Where points lie in the picture, in its own unit: the first line, and from line to line.
constexpr int kSvgMargin = 58;
constexpr int kSvgCell = 40;

struct BoardDrawing {
  explicit BoardDrawing(const Board& stones) : board(stones), numbers(stones.size()) {}

  Board board;
  std::optional<Point> lastMove;
  NodeMarkup markup;
  Grid<int> numbers;  // on stones; 0 means none
  std::string title;  // for screen readers and file lists
  Notation coordinates = Notation::Standard;
};

std::string boardSvg(const BoardDrawing& drawing);

}  // namespace tengen::drawing
