// The machine at the board: a search, a level, a sense of time, and the manners of the end of a
// game (pass, resign, clean up).
#pragma once

#include <optional>
#include <stop_token>

#include "clock/clock.h"
#include "search/level.h"
#include "search/search.h"

namespace tengen {

struct PlayerOptions {
  SearchOptions search;
  Level level = Level::max();
  bool resign = true;
  // Among moves nearly as good as the best, choose by chance: in the opening, and only there.
  bool variety = false;
  // Without any of these the player takes the visits of its level, or kDefaultVisits.
  std::optional<int> visits;
  std::optional<Milliseconds> timePerMove;
};

// A move is asked for.
struct Request {
  Situation situation;
  // Of the side to move. Settings without limit leave it to the options.
  TimeSettings time = TimeSettings::none();
  SideTime left;
  bool cleanup = false;  // take all dead stones off before passing
  bool mayResign = true;
};

struct Answer {
  std::optional<Move> move;  // nothing means that it resigns
  Report report;

  bool resigns() const { return !move; }
};

class EnginePlayer {
 public:
  EnginePlayer(Evaluator& evaluator, const PlayerOptions& options);

  // One thread at a time; returns early with what it has when stopped.
  Answer answer(const Request& request, std::stop_token stop = {});

  void newGame();  // forgets the tree and how hopeless things were
  void setLevel(const Level& level) { options_.level = level; }
  const PlayerOptions& options() const { return options_; }
  Search& search() { return search_; }  // for analysis between moves

 private:
  PlayerOptions options_;
  Search search_;
  Random random_;
  int hopelessTurns_ = 0;
};

}  // namespace tengen
