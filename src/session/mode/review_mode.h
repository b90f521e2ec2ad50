// Looking at a record: any node can be gone to, and a click plays there for the side to move. No
// clock, and nobody waits for a turn.
#pragma once

#include "session/mode/mode.h"

namespace tengen {

class ReviewMode final : public Mode {
 public:
  Kind kind() const override { return Kind::Review; }
  Outcome click(GameSession& session, Point point, Touch touch) override;
  std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const override;
};

}  // namespace tengen
