// From a game to what the board shows of it. Values in, a value out.
#pragma once

#include "session/game_session.h"

#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/panels/count_panel.h"
#include "apps/desktop/panels/navigation_bar.h"
#include "apps/desktop/panels/player_panel.h"
#include "apps/desktop/settings/preferences.h"

namespace tengen::desktop {

struct PictureOptions {
  MoveNumbers numbers = MoveNumbers::None;
  int lastFew = 5;
  NodeId from = kNoNode;  // FromNode: the node whose move is number 1
  bool variations = true;
  bool ghost = true;

  friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

BoardPicture pictureOf(const GameSession& session, const PictureOptions& options);
// A node of a tree nobody plays in.
struct NodePicture {
  bool marks = true;
  NodeId numberedFrom = kNoNode;  // moves behind this node have numbers
};
BoardPicture pictureAt(const GameTree& tree, NodeId node, const NodePicture& options);
PlayersView playersOf(const GameSession& session, const QString& estimate);
GraphPlace placeOf(const GameSession& session);
// Only while counting.
CountView countOf(const GameSession& session);

}  // namespace tengen::desktop
