// Where a whole board stands in games, however it is turned and whoever is called Black.
#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "library/answer.h"
#include "library/selection.h"
#include "rules/board.h"

namespace tengen::library {

// Moves played before a hit, both ends included.
struct MoveRange {
  int first = 0;
  std::optional<int> last;

  bool isEverything() const { return first <= 0 && !last; }
  bool contains(int moves) const { return moves >= first && (!last || moves <= *last); }
};

struct PositionQuery {
  Board board;
  Color toMove = Color::Black;  // of two equal ways to show a next move, the one by this side
  bool eitherColor = true;      // games count in which Black and White have changed places
  std::optional<Color> next;    // only where this side played next
  MoveRange moves;
};

Answer findPosition(std::span<const Segment> segments, const Selection& selection,
                    const PositionQuery& query, const AnswerOptions& options,
                    const std::stop_token& stop = {});

}  // namespace tengen::library
