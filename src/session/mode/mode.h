// What a session is doing, and so what a click and a move mean in it. One object a mode.
#pragma once

#include "session/session_error.h"

namespace tengen {

class GameSession;

// How a point was touched.
enum class Touch : uint8_t {
  Plain,
  Other,   // with the other button: takes something away where editing
  Narrow,  // with Shift: the one chain alone where counting
};

class Mode {
 public:
  enum class Kind : uint8_t { Play, Count, Over, Review, Edit };

  virtual ~Mode() = default;

  virtual Kind kind() const = 0;
  virtual Outcome click(GameSession& session, Point point, Touch touch) = 0;
  // From one point to another: only editing knows what that means.
  virtual Outcome drag(GameSession&, Point, Point) {
    return refusal(SessionError::Kind::NotEditing);
  }
  // Nothing if this may be played now.
  virtual std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const = 0;
};

}  // namespace tengen
