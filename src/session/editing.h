// The edits of a game (game/edits.h, game/transform.h) done to a session: checked, journalled, told
// to the observers, and undone by GameSession::undoEdit(). Points and stones concern the node the
// session stands at.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/edits.h"
#include "game/game_info.h"
#include "game/transform.h"
#include "session/game_session.h"

namespace tengen {

// Branches. If the session stands in a branch that goes, it stands above it afterwards.
Result<std::string, SessionError> cutBranch(GameSession& session, NodeId top);
Deed pasteBranch(GameSession& session, NodeId parent, std::string text);  // and goes there
Deed deleteBranch(GameSession& session, NodeId top);
Deed moveAmongSiblings(GameSession& session, NodeId id, size_t index);
Deed promote(GameSession& session, NodeId id);
Deed makeMainLine(GameSession& session, NodeId id);

// The node
Deed setUpStone(GameSession& session, Point point, Stone stone);
Deed setToMove(GameSession& session, std::optional<Color> color);  // nothing: as the moves say
Deed setLabel(GameSession& session, Point point, std::string_view label);  // empty removes it

// The whole game
Deed setGameInfo(GameSession& session, const GameInfo& info);
Deed transform(GameSession& session, Symmetry symmetry);
Deed swapColors(GameSession& session);

}  // namespace tengen
