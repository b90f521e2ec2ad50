// What `tengen play` says, in words a beginner understands.
#pragma once

#include <string>
#include <string_view>

#include "rules/notation.h"
#include "session/game_session.h"

namespace tengen::cli {

std::string nameOfSide(Color color);  // Black, White
std::string prisoners(int number);    // "no prisoners", "1 prisoner"
// "The region of A5 is Black's now", and how to change it.
std::string regionOwner(Owner owner, const std::string& point);
std::string sentence(const GameResult& result);  // "Black wins by 3.5 points: B+3.5"
std::string clockFace(const TimeSettings& settings, const SideTime& left);  // "9:58", "0:25 (3x)"

// Why something was refused: which rule, which point, which earlier move.
std::string explain(const SessionError& error, const GameSession& session, Notation notation);
std::string explain(const GameSetupError& problem, BoardSize size, Notation notation);

// "Black D4", and where it was: "move 12, Black D4" or "the start".
std::string describe(Turn turn, BoardSize size, Notation notation);
std::string describeMoment(const GameSession& session, int moveNumber, Notation notation);

// A line that is neither a point nor a command, and what would be.
std::string notUnderstood(const std::string& line, BoardSize size, Notation notation);

// Both ways of counting side by side.
std::string countTable(const CountMode& counting, const GameFacts& facts, const Ruleset& rules);

// Broken at blanks into lines of at most this many columns; 0 is any number.
std::string wrapped(std::string_view text, int width);
// A line of `help`: what to type, and what that does, below itself where it is long.
std::string helpRow(std::string_view command, std::string_view argument, std::string_view help,
                    int width);

}  // namespace tengen::cli
