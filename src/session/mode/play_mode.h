// Playing: turns are kept here, and a click belongs to the player whose turn it is.
#pragma once

#include "session/mode/mode.h"

namespace tengen {

// Nothing if the session may make this move where it stands: it is this side's turn, and the move
// is legal or in the record already.
std::optional<SessionError> whyNotMove(const GameSession& session, Turn turn);

class PlayMode final : public Mode {
 public:
  Kind kind() const override { return Kind::Play; }
  Outcome click(GameSession& session, Point point, Touch touch) override;
  std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const override;
};

}  // namespace tengen
