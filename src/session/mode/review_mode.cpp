#include "session/mode/review_mode.h"

#include "session/game_session.h"
#include "session/mode/play_mode.h"

namespace tengen {

Outcome ReviewMode::click(GameSession& session, Point point, Touch touch) {
  if (touch == Touch::Other) return refusal(SessionError::Kind::NoClicks);
  return session.play(session.turn(), Move::at(point));
}

std::optional<SessionError> ReviewMode::whyNotPlay(const GameSession& session, Turn turn) const {
  return whyNotMove(session, turn);
}

}  // namespace tengen
