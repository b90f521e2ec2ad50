#include "session/mode/play_mode.h"

#include "session/game_session.h"

namespace tengen {

Outcome PlayMode::click(GameSession& session, Point point, Touch touch) {
  if (touch == Touch::Other) return refusal(SessionError::Kind::NoClicks);
  const auto move = session.player(session.turn()).moveByClick(point);
  if (!move) return refusal(SessionError::Kind::NoClicks);
  return session.play(session.turn(), *move);
}

std::optional<SessionError> PlayMode::whyNotPlay(const GameSession& session, Turn turn) const {
  return whyNotMove(session, turn);
}

std::optional<SessionError> whyNotMove(const GameSession& session, Turn turn) {
  if (turn.color != session.turn()) return refusal(SessionError::Kind::NotYourTurn).error;
  if (session.tree().childWith(session.node(), turn) != kNoNode) return std::nullopt;
  const auto illegal = session.position().whyIllegal(turn.color, turn.move);
  if (illegal) return SessionError{SessionError::Kind::Illegal, illegal, illegal->point};
  return std::nullopt;
}

}  // namespace tengen
