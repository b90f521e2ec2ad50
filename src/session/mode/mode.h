// What a session is doing, and so what a click and a move mean in it. One object a mode.
#pragma once

#include "session/session_error.h"

namespace tengen {

class GameSession;

class Mode {
 public:
  enum class Kind : uint8_t { Play, Count, Over };

  virtual ~Mode() = default;

  virtual Kind kind() const = 0;
  virtual Deed click(GameSession& session, Point point) = 0;
  // Nothing if this may be played now.
  virtual std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const = 0;
};

}  // namespace tengen
