// From what the library found to what the explorer shows. Values in, values out.
#pragma once

#include <optional>
#include <vector>

#include "library/answer.h"
#include "library/catalogue.h"
#include "rules/notation.h"

#include "apps/desktop/board/board_overlay.h"
#include "apps/desktop/panels/explorer_panel.h"

namespace tengen::desktop {

// A game in which the position stands, and where.
struct FoundGame {
  library::GameRow game;
  uint32_t node = 0;  // counted from its root in file order
  int move = 0;
};

// What the library said about one position.
struct Found {
  library::Answer answer;
  std::vector<FoundGame> games;
};

// The next moves of this side, the commonest first, as many as are shown. In a part of the board
// those of both: one may have played elsewhere.
std::vector<library::NextMove> shownMoves(const library::Answer& answer,
                                          std::optional<Color> mover);
ExplorerView explorerView(const Found& found, std::optional<Color> mover, BoardSize size,
                          Notation notation);
// One a point: where both sides played their moves have the same.
std::vector<PaintedLetter> lettersOf(const std::vector<library::NextMove>& moves);

}  // namespace tengen::desktop
