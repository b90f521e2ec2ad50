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
Outcome pasteBranch(GameSession& session, NodeId parent, std::string text);  // and goes there
Outcome deleteBranch(GameSession& session, NodeId top);
Outcome moveAmongSiblings(GameSession& session, NodeId id, size_t index);
Outcome promote(GameSession& session, NodeId id);
Outcome makeMainLine(GameSession& session, NodeId id);

// The node
Outcome setUpStone(GameSession& session, Point point, Stone stone);
Outcome setToMove(GameSession& session, std::optional<Color> color);  // nothing: as the moves say
Outcome setLabel(GameSession& session, Point point, std::string_view label);  // empty removes it

// The whole game
Outcome setGameInfo(GameSession& session, const GameInfo& info);
Outcome transform(GameSession& session, Symmetry symmetry);
Outcome swapColors(GameSession& session);

}  // namespace tengen
