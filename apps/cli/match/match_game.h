// One game of a match under a referee who trusts nobody: moves are checked by our own rules, time
// is taken by our own clock, the end is counted by our own judge.
#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "clock/clock.h"
#include "engine/driver.h"
#include "judge/judge.h"
#include "rules/game_result.h"
#include "rules/position.h"

#include "apps/cli/match/match_openings.h"
#include "apps/cli/match/match_terms.h"

namespace tengen::cli {

struct MatchGame {
  struct PlayedTurn {
    Turn turn;
    std::optional<Milliseconds> used;  // nothing for a move of the opening
    SideTime left;                     // after the move, where a clock runs
  };

  std::string black, white;  // the programs' names
  std::string opening;
  std::vector<PlayedTurn> turns;
  GameResult result;
  std::string remark;  // what the result does not say: why a game was forfeit, who disagrees
  std::array<Milliseconds, 2> used{};

  Milliseconds usedBy(Color color) const { return used[color == Color::Black ? 0 : 1]; }
};

// Tells a program of a new game under these terms. One that refuses any of them cannot play by
// them.
Result<void, engine::EngineError> prepare(engine::Driver& program, const MatchTerms& terms,
                                          std::stop_token stop);

// Nothing if it was stopped before the end. A program that crashes, falls silent, breaks a rule or
// exceeds its time loses, and is ended.
std::optional<MatchGame> playMatchGame(engine::Driver& black, engine::Driver& white,
                                       const MatchTerms& terms, const Opening& opening,
                                       const Judge& judge, std::stop_token stop);

}  // namespace tengen::cli
