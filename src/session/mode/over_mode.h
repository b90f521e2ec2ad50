// The game has a result: there is nothing left to do but look. A step away from its end makes it a
// review.
#pragma once

#include "session/mode/mode.h"

namespace tengen {

class OverMode final : public Mode {
 public:
  Kind kind() const override { return Kind::Over; }
  Outcome click(GameSession&, Point, Touch) override {
    return refusal(SessionError::Kind::GameOver);
  }
  std::optional<SessionError> whyNotPlay(const GameSession&, Turn) const override {
    return refusal(SessionError::Kind::GameOver).error;
  }
};

}  // namespace tengen
