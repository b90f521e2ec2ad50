// A board as lines of text: letters for pipes and plain terminals, stones on wood where there is
// colour. Draws what it is given and knows no rules.
#pragma once

#include <optional>
#include <string>

#include "rules/board.h"
#include "rules/grid.h"
#include "rules/notation.h"
#include "rules/scoring.h"

namespace tengen::drawing {

struct BoardPicture {
  explicit BoardPicture(BoardSize size)
      : stones(size), dead(size), territory(size), label(size, '\0') {}
  explicit BoardPicture(const Board& board);

  Grid<Stone> stones;
  PointSet dead;                       // drawn as taken: x and o
  Grid<Owner> territory;               // drawn on empty points: b and w
  Grid<char> label;                    // a letter or sign instead of what lies there; 0 is none
  std::optional<Point> lastMove = {};  // in brackets
};

struct BoardTextStyle {
  Notation coordinates = Notation::Standard;
  bool color = false;    // ANSI colours; without them always letters
  bool unicode = false;  // round stones and drawn lines, with colour only
  int width = 0;         // columns of the terminal: narrow ones get a board without gaps; 0 is any
};

// What standard output is able to show: colours on a terminal unless NO_COLOR is set, its width,
// and whether the locale speaks UTF-8.
BoardTextStyle styleOfTerminal();

std::string boardText(const BoardPicture& picture, const BoardTextStyle& style);

}  // namespace tengen::drawing
