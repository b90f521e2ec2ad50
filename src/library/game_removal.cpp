#include "library/game_removal.h"

namespace tengen::library {

using Done = GameRemoval::Done;

GameRemoval::GameRemoval(Catalogue& catalogue)
    : catalogue_(catalogue),
      note_(catalogue.database(), R"(
        INSERT OR IGNORE INTO removed SELECT id FROM games WHERE id >= ?1 AND id < ?2)"),
      games_(catalogue.database(), "DELETE FROM games WHERE id >= ?1 AND id < ?2"),
      members_(catalogue.database(), "DELETE FROM members WHERE game >= ?1 AND game < ?2"),
      dates_(catalogue.database(), "DELETE FROM later_dates WHERE game >= ?1 AND game < ?2"),
      piece_(catalogue.database(), "DELETE FROM pieces WHERE first_game = ?1"),
      hide_(catalogue.database(), "INSERT OR IGNORE INTO removed VALUES(?1)"),
      show_(catalogue.database(), "DELETE FROM removed WHERE game >= ?1 AND game < ?2") {}

Done GameRemoval::takeOut(const Piece& piece) {
  const GameId first = piece.firstGame;
  const GameId end = first + piece.games;
  return done(note_.with(first, end).run() && games_.with(first, end).run() &&
              members_.with(first, end).run() && dates_.with(first, end).run() &&
              piece_.with(first).run());
}

Done GameRemoval::hide(GameId game) {
  return done(hide_.with(game).run().has_value());
}

Done GameRemoval::show(const Piece& piece) {
  return done(show_.with(piece.firstGame, piece.firstGame + piece.games).run().has_value());
}

Done GameRemoval::done(bool isFine) const {
  if (isFine) return {};
  return Unexpected{catalogue_.error()};
}

}  // namespace tengen::library
