// A game as lines of a terminal: the board, the two sides, the count.
#pragma once

#include <string>

#include "session/game_session.h"

#include "apps/drawing/board_text.h"

namespace tengen::cli {

// With dead stones and territory where they are given.
std::string boardWords(const GameSession& session, const Marks* marks, const Count* count,
                       const drawing::BoardTextStyle& style);
// "X Black, 2 prisoners, 9:58 left"; with a name "X Black (Ada), ...".
std::string sideLine(const GameSession& session, Color color, const std::string& name,
                     const drawing::BoardTextStyle& style);
// What the signs mean, and both ways of counting.
std::string countWords(const CountMode& counting, const GameSession& session,
                       const drawing::BoardTextStyle& style);
// "Move 12: Black D4, takes 2 stones. "; nothing before the first.
std::string lastMoveWords(const GameSession& session, Notation notation);

}  // namespace tengen::cli
