// Playing: turns are kept here, and a click belongs to the player whose turn it is.
#pragma once

#include "session/mode/mode.h"

namespace tengen {

class PlayMode final : public Mode {
 public:
  Kind kind() const override { return Kind::Play; }
  Deed click(GameSession& session, Point point, Touch touch) override;
  std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const override;
};

}  // namespace tengen
