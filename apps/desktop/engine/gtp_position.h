// A game as GTP can say it: commands that set it up, and the moves since. What an engine was told
// last and what it is told next often differ by a move: only the difference is sent.
#pragma once

#include <string>
#include <vector>

#include "rules/board.h"
#include "session/game_session.h"

namespace tengen::desktop {

struct GtpPosition {
  std::vector<std::string> setting;  // size, rules, komi, time, stones that were set up
  std::vector<std::string> moves;    // "play b D4"

  friend bool operator==(const GtpPosition&, const GtpPosition&) = default;
};

// Where the session stands.
GtpPosition gtpPositionOf(const GameSession& session);
// Only stones: for judging.
GtpPosition gtpPositionOf(const Board& board);
// What the side to move has left, as a command; nothing without a clock.
std::vector<std::string> gtpTimeLeft(const GameSession& session);

std::string gtpPlay(Color color, Move move, BoardSize size);
char gtpLetter(Color color);

// What must be sent so that an engine that knows `from` knows `to`.
std::vector<std::string> gtpDifference(const GtpPosition& from, const GtpPosition& to);

}  // namespace tengen::desktop
