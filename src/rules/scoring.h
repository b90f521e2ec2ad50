// Counts a finished game under area and territory rules, given which stones are dead. Deciding what is
// dead is the players' or the judge's business; knows nothing about clocks.
#pragma once

#include <optional>
#include <string>

#include "rules/board.h"
#include "rules/grid.h"
#include "rules/ruleset.h"

namespace tengen {

enum class Owner : uint8_t { Nobody, Black, White };

// What the players say about a position at the end.
struct Marks {
  explicit Marks(BoardSize size) : dead(size), regionOwner(size) {}

  PointSet dead;                           // stones
  Grid<std::optional<Owner>> regionOwner;  // empty points whose owner was set by hand

  friend bool operator==(const Marks&, const Marks&) = default;
};

// Every point of a marked position with its owner.
struct Count {
  explicit Count(BoardSize size) : owner(size), dame(size), seki(size) {}

  Grid<Owner> owner;  // living stones belong to their side; dead stones and territory to the taker
  PointSet dame;      // empty points nobody owns
  PointSet seki;      // living stones in seki; their eyes are owned but count nothing as territory

  struct Side {
    int stones = 0;           // alive on the board
    int territory = 0;        // empty points and points under dead enemy stones, seki eyes included
    int sekiTerritory = 0;    // of these, eyes of groups in seki
    int deadTaken = 0;        // dead enemy stones
    int prisoners = 0;        // taken during play
  };
  Side black;
  Side white;
  int neutral = 0;

  const Side& of(Color color) const { return color == Color::Black ? black : white; }
};

Count count(const Board& board, const Marks& marks);

// How a game ended, as it is written: B+3.5, W+11, W+R, B+T, B+F, Draw, Void.
struct GameResult {
  enum class Kind : uint8_t { Points, Resignation, Time, Forfeit, Draw, Void };
  Kind kind = Kind::Void;
  Color winner = Color::Black;  // where there is one
  double margin = 0;            // Points only; 0 where a tie goes to one side

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

std::string toText(const GameResult& result);
// Reads what programs write, leniently: "B+3.50", "W+Resign", "0", "Jigo", "Void", "black+time".
std::optional<GameResult> parseResult(std::string_view text);

// What belongs to a game but not to its board.
struct GameFacts {
  double komi = 0;
  int handicap = 0;
  int blackPasses = 0;  // for pass stones
  int whitePasses = 0;
};

struct Score {
  Scoring scoring = Scoring::Area;
  double black = 0;  // totals; White's includes komi and handicap bonus
  double white = 0;
  int handicapBonus = 0;
  GameResult result;
};

Score score(const Count& count, const Ruleset& rules, const GameFacts& facts);

// Marking by hand, one click at a time
// Toggles dead or alive: all stones of that colour reachable through empty points and that colour.
// The region around goes with them. Nothing changes on an empty point.
void toggleGroup(Marks& marks, const Board& board, Point stone);
void toggleChain(Marks& marks, const Board& board, Point stone);
// Black, White, nobody, and back to what the stones around say.
void cycleRegion(Marks& marks, const Board& board, Point emptyPoint);

}  // namespace tengen
