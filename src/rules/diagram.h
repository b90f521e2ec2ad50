// Boards drawn in text, for tests and terminals: X black, O white, . empty, one row a line from the
// top. Blanks inside a row and blank lines mean nothing.
//
//   . X O
//   X . .
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/board.h"
#include "rules/grid.h"

namespace tengen {

// Nothing for a drawing that is no board: rows of unequal length, more than 52 of them, another
// character, a chain without liberties.
std::optional<Board> parseDiagram(std::string_view drawing);
// For a drawing that is known to be a board; any other throws, in every build.
Board boardOf(std::string_view drawing);
// The points drawn with this character; the others may be anything.
Points pointsDrawn(std::string_view drawing, char mark);

// One line a row, each ended by a line feed, no blanks.
std::string toDiagram(const Board& board);
std::string toDiagram(const PointSet& set);  // * inside, . outside

}  // namespace tengen
