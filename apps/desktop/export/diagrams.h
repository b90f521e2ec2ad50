// A line of play cut into diagrams of so many moves each, as books print it: the stones before,
// numbers on the moves, and a note for every move that cannot be drawn because its point is taken
// ("20 at 12"). Pure: values in, values out.
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "game/game_tree.h"

#include "apps/desktop/board/board_picture.h"

namespace tengen::desktop {

// Why a move is not drawn. With neither a move nor a letter it was a pass.
struct DiagramNote {
  int move = 0;
  std::optional<int> atMove;  // the number drawn on that point
  QString atLetter;           // or the letter on a stone from before this diagram

  friend bool operator==(const DiagramNote&, const DiagramNote&) = default;
};

struct Diagram {
  BoardPicture picture;
  int first = 0;  // move numbers; both 0 where no move is shown
  int last = 0;
  std::vector<DiagramNote> notes;
};

// `line` leads from the root of the tree, and there is at least one diagram of it. A set-up in the
// middle of a line begins a new one.
std::vector<Diagram> diagramsOf(const GameTree& tree, std::span<const NodeId> line, int movesEach);

}  // namespace tengen::desktop
