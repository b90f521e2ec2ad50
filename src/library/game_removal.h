// Takes games out of the catalogue, in a transaction of the caller. Their steps stay in their part
// of the index: their numbers are noted as removed, and searches leave them out.
#pragma once

#include "library/catalogue.h"

namespace tengen::library {

class GameRemoval {
 public:
  using Done = Result<void, LibraryError>;

  // The catalogue must outlive it.
  explicit GameRemoval(Catalogue& catalogue);

  // All games of a piece, and the piece itself.
  Done takeOut(const Piece& piece);
  // A game that is in the catalogue stays out of all answers, until its piece is shown.
  Done hide(GameId game);
  Done show(const Piece& piece);

 private:
  Done done(bool isFine) const;

  Catalogue& catalogue_;
  sqlite::Statement note_, games_, members_, dates_, piece_, hide_, show_;
};

}  // namespace tengen::library
