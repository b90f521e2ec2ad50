// One board that says what a game is, without giving a problem away. Needs no file: the index is
// enough.
#pragma once

#include <optional>

#include "library/steps.h"
#include "rules/grid.h"

namespace tengen::library {

struct GamePreview {
  explicit GamePreview(BoardSize size) : stones(size) {}

  Grid<Stone> stones;
  std::optional<Point> lastMove;
  int moves = 0;           // played until then
  bool isProblem = false;  // then the board is the one it begins with
};

// A game as it stood at the end of its main line. What begins with stones of both colours is taken
// for a problem: handicap stones are Black's alone.
GamePreview previewOf(Steps steps, BoardSize size);

}  // namespace tengen::library
