// The words of the window about a game: why an action was refused, how a game ended, what is odd
// about a file. Libraries tell facts; only here do they become sentences.
#pragma once

#include <QString>

#include "base/os/file.h"
#include "clock/clock.h"
#include "game/flaws.h"
#include "rules/notation.h"
#include "session/game_session.h"
#include "sgf/reader.h"

namespace tengen::desktop::words {

// Points are named as the coordinates of the board are.
QString pointName(Point point, BoardSize size, Notation notation);
QString sideName(Color color);
QString refusal(const SessionError& error, const GameSession& session, Notation notation);
QString setupError(const GameSetupError& problem, BoardSize size, Notation notation);

QString result(const GameResult& result);  // "Black wins by 3.5 points (B+3.5)"
// Where one looks back in a game against somebody who moves by himself: he does not think here.
bool isLookingBack(const GameSession& session);
bool isTurnAwaited(const GameSession& session);  // a move is what comes next
QString status(const GameSession& session);
QString lastMove(const GameSession& session, Notation notation);        // "Move 12: White D4"
QString clockFace(const TimeSettings& settings, const SideTime& left);  // empty without a clock
QString overtime(const TimeSettings& settings);  // "3 × 20 s"; empty where there is none
// What the record says a player had left after his last move; empty where it says nothing.
QString recordedClock(const GameTree& tree, NodeId node, Color color);

struct RulesWords {
  QString name;       // "Japanese rules"
  QString shortName;  // "Japanese"
  QString explanation;
};
RulesWords rulesWords(std::string_view id);  // as kRulesets calls them
QString rulesName(const Ruleset& rules);

// "Japanese rules, komi 6.5"; what the file leaves open is told as our guess.
QString rulesAndKomi(const GameTree& tree);

QString fileProblem(const FileError& error);
QString saveProblem(const FileError& error);
QString readProblem(const sgf::ReadError& error, const QString& name);
QString warning(const sgf::Warning& warning);
QString flaw(RecordedFlaw flaw);

}  // namespace tengen::desktop::words
