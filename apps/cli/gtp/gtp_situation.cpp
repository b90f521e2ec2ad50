#include "apps/cli/gtp/gtp_situation.h"

namespace tengen::cli {

// Only moves made in turn are told: a network has never seen others.
nn::Situation situationOf(const GtpGame& game, Color toMove) {
  const Position& position = game.position();
  nn::Situation situation{position.toMove() == toMove ? position : position.withToMove(toMove),
                          {},
                          game.komi() + handicapBonus(game.rules(), game.handicap())};
  Color mover = opponent(toMove);
  size_t count = 0;
  const std::vector<Turn>& turns = game.turns();
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn, mover = opponent(mover)) {
    if (turn->color != mover || count == situation.recent.size()) break;
    situation.recent[count++] = turn->move;
  }
  return situation;
}

}  // namespace tengen::cli
