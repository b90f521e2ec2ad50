#include "apps/cli/play/session_situation.h"

#include "session/game_session.h"

namespace tengen::cli {

SessionSituation situationIn(const GameSession& session) {
  const Position& position = session.position();
  const Color color = session.turn();
  const Ruleset& rules = position.rules();
  nn::Situation situation{position.toMove() == color ? position : position.withToMove(color),
                          {},
                          rules.komi + handicapBonus(rules, session.tree().handicap())};
  // Only moves made in turn: a network has never seen others.
  Color mover = opponent(color);
  NodeId node = session.node();
  for (std::optional<Move>& recent : situation.recent) {
    const auto turn = node == kNoNode ? std::nullopt : session.tree().moveAt(node);
    if (!turn || turn->color != mover) break;
    recent = turn->move;
    mover = opponent(mover);
    node = session.tree().parent(node);
  }
  return {std::move(situation), session.clock().settings(), session.timeLeft(color)};
}

}  // namespace tengen::cli
