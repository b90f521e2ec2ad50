// What may be played at the end of a real game, and when to pass: the rules a player keeps whatever
// its search thinks. They hold for networks that never pass and for those that do.
//
// - It passes when the game is over: everything is settled and, under area rules, no dame is left.
//   On a board with few stones nothing is over, however clear it seems: a handicap is no reason to
//   pass.
// - It answers a pass with a pass when it wins the count as it stands, or when all is settled and
//   won: what a search says of the points to come is less exact than a count.
// - It does not pass if it would lose the count and wins by playing on. Without hope of that it
//   does, and after a pass it puts no more stones into its own territory: nothing is won there.
// - It puts no stone into its own eyes or into territory that is somebody's for certain; when
//   nothing else is left it passes. So no game is endless.
// - Where stones count as they stand, it takes as many dead enemy stones off as it needs to win.
//   Who is asked to take off all: cleanup.h.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/ending.h"
#include "search/report.h"

namespace tengen::search {

enum class Cleanup : uint8_t {
  ByAgreement,  // dead stones are taken off after the game
  ToWin,        // stones count as they stand
};

struct EndgamePolicy {
  std::vector<bool> allowed;    // by move index, for the search
  std::optional<Move> decided;  // nothing to think about
  bool isTimeToPass = false;    // a pass unless there is something to gain
};

// So many moves were played that nobody will settle anything any more.
bool isTooLateToPlay(const Position& position);

EndgamePolicy endgamePolicyFor(const nn::Situation& situation, const Ending& ending,
                               const std::vector<float>& policy, Cleanup cleanup);

// Which move of a search to play: its best, or a pass when it is time and nothing is lost by it.
// Asks for at least one move.
Move bestByEndgamePolicy(const Ending& ending, const EndgamePolicy& endgame, const Report& report);

}  // namespace tengen::search
