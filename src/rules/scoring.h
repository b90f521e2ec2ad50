// Counts a finished game under area and territory rules, given which stones are dead. Deciding what
// is dead is the players' or the judge's business; knows nothing about clocks.
//
// Dead stones are taken off. A region of points without living stones belongs to the side whose
// living stones alone lie around it, else to nobody, unless the players say otherwise. By area a
// side has its living stones and its territory; by territory its territory without eyes in seki
// (seki.h says what that is), its prisoners and the dead stones it takes. Eyes in seki count by
// area.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/board.h"
#include "rules/game_result.h"
#include "rules/grid.h"
#include "rules/ruleset.h"

namespace tengen {

enum class Owner : uint8_t { Nobody, Black, White };

// What the players say about a position at the end.
struct Marks {
  explicit Marks(BoardSize size) : dead(size), regionOwner(size) {}

  PointSet dead;                           // stones
  Grid<std::optional<Owner>> regionOwner;  // set by hand; means nothing under a living stone

  friend bool operator==(const Marks&, const Marks&) = default;
};

// Every point of a marked position with its owner.
struct Count {
  explicit Count(BoardSize size) : owner(size), dame(size), seki(size), sekiEyes(size) {}

  Grid<Owner> owner;  // living stones belong to their side, the rest to whom its region belongs
  PointSet dame;      // points nobody owns
  PointSet seki;      // living stones in seki
  PointSet sekiEyes;  // their eyes: owned, but no territory

  struct Side {
    int stones = 0;         // alive on the board
    int territory = 0;      // empty points and points under dead stones, seki eyes included
    int sekiTerritory = 0;  // of these, eyes of groups in seki
    int deadTaken = 0;      // dead enemy stones
    int prisoners = 0;      // taken during play
  };
  Side black;
  Side white;
  int neutral = 0;

  const Side& of(Color color) const { return color == Color::Black ? black : white; }
  // Whose a point is for who counts in this way: by territory an eye in seki is nobody's.
  Owner ownerBy(Scoring scoring, Point point) const {
    return scoring == Scoring::Territory && sekiEyes[point] ? Owner::Nobody : owner[point];
  }
};

Count count(const Board& board, const Marks& marks);

// What belongs to a game but not to its board.
struct GameFacts {
  double komi = 0;
  int handicap = 0;
  int blackPasses = 0;  // for pass stones
  int whitePasses = 0;
  bool blackPassedLast = false;  // then White, who passes last, owes one more
};

struct Score {
  Scoring scoring = Scoring::Area;
  double black = 0;  // totals; White's includes komi and handicap bonus
  double white = 0;
  int handicapBonus = 0;
  GameResult result;
};

// Pass stones are handed over where territory is counted; by area they change nothing.
Score score(const Count& count, const Ruleset& rules, const GameFacts& facts);

// Marking by hand, one click at a time
// Toggles dead or alive: all stones of that colour reachable through empty points and that colour,
// or one chain alone. The space around goes with them: owners set there by hand are forgotten, and
// when stones die, dead stones of the other side around them come back to life, for somebody must
// have taken them. Stones that cannot die are left alive (life.h; `suicide` says by which proof,
// the default holds under every rule). Nothing changes on an empty point.
void toggleGroup(Marks& marks, const Board& board, Point stone,
                 Suicide suicide = Suicide::SeveralStones);
void toggleChain(Marks& marks, const Board& board, Point stone,
                 Suicide suicide = Suicide::SeveralStones);
// Sets the owner of a region, through empty points and dead stones: Black, White, nobody, and back
// to what the stones around say. Dead stones of its new owner live again: nobody owns points among
// his own dead. Nothing changes on a stone.
void cycleRegion(Marks& marks, const Board& board, Point emptyPoint);

}  // namespace tengen
