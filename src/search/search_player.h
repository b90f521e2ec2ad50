// The machine at the board: a search, a level, a sense of time, and the endgame of the end of a
// game (pass, resign, clean up).
#pragma once

#include <optional>
#include <stop_token>

#include "clock/clock.h"
#include "search/endgame_policy.h"
#include "search/ending.h"
#include "search/level.h"
#include "search/search.h"
#include "search/taste.h"

namespace tengen::search {

struct PlayerOptions {
  SearchOptions search{};
  Level level = Level::max();
  bool resign = true;
  bool variety = false;  // in the opening, choose by chance among moves as good as the best
  // How long to think where no clock runs; with neither, kDefaultVisits.
  std::optional<int> visits{};
  std::optional<Milliseconds> timePerMove{};  // taken in full
  Milliseconds lag{60};                       // between this program and the clock
};

constexpr int kDefaultVisits = 600;

// A move is asked for.
struct Request {
  nn::Situation situation;
  TimeSettings time = TimeSettings::none();
  SideTime left{};  // of the side to move
  // What is dead: enemy stones among it are taken off before passing, where that does no harm.
  std::optional<Marks> cleanup{};
  bool mayResign = true;
};

struct Answer {
  std::optional<Move> move{};  // nothing means that it resigns
  Report report{};

  bool resigns() const { return !move; }
};

class SearchPlayer {
 public:
  SearchPlayer(nn::Evaluator& evaluator, const PlayerOptions& options);

  // One thread at a time. Stopped, it answers with what it has.
  Result<Answer, nn::EvaluationError> answer(const Request& request, std::stop_token stop = {});

  void newGame();  // forgets the tree, how hopeless things were and what it liked
  void setLevel(const Level& level) { options_.level = level; }
  void setVisits(std::optional<int> visits) { options_.visits = visits; }
  void setTimePerMove(std::optional<Milliseconds> time) { options_.timePerMove = time; }
  const PlayerOptions& options() const { return options_; }
  const Taste& taste() const { return taste_; }  // of this game
  Search& search() { return search_; }           // for analysis between moves

 private:
  Limits limitsFor(const Request& request, Limits::Time begin, bool isSettled) const;
  Move chooseByEye(const Request& request, const Ending& ending, const EndgamePolicy& endgame);
  Move chooseBySearch(const Request& request, const Ending& ending, const EndgamePolicy& endgame);
  Move amongEquals(const Report& report);
  std::optional<Move> cleanUp(const Request& request, const Ending& ending, Limits::Time begin,
                              const std::stop_token& stop);
  bool wantsToResign(const Request& request, const Ending& ending, const Report& report);

  PlayerOptions options_;
  Search search_;
  Random random_;
  Taste taste_;
  int hopelessTurns_ = 0;
};

}  // namespace tengen::search
