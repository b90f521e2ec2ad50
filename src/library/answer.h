// What a search finds: how many games and places, what was played next, by whom and when.
#pragma once

#include <cstdint>
#include <vector>

#include "library/frame.h"
#include "library/segment.h"
#include "rules/move.h"

namespace tengen::library {

// A place in a game where what was looked for begins to stand on the board.
struct Hit {
  GameId game = 0;
  uint32_t node = 0;  // counted from the root in file order
  Frame frame;        // lays the game's board on the one that was asked about

  friend bool operator==(const Hit&, const Hit&) = default;
};

// Black and White are those of the question: where a game fits with colours changed, its winner
// changes too.
struct Wins {
  size_t games = 0;
  size_t black = 0;
  size_t white = 0;

  friend bool operator==(const Wins&, const Wins&) = default;
};

struct NextMove {
  Turn turn;  // as on the board of the question
  Wins wins;  // of the games in which it was played there
};

struct YearCount {
  int year = 0;
  size_t games = 0;
};

struct PlayerCount {
  uint32_t player = 0;  // of the catalogue
  size_t games = 0;
};

struct Answer {
  Wins wins;  // each game once, however often it fits
  size_t hits = 0;
  std::vector<NextMove> next;        // the commonest first
  std::vector<YearCount> years;      // in order; games of unknown date are in none
  std::vector<PlayerCount> players;  // the most games first
  std::vector<Hit> examples;         // the latest games first
  bool isComplete = true;            // false: it was stopped
};

struct AnswerOptions {
  size_t examples = 10;
  size_t players = 10;
};

}  // namespace tengen::library
