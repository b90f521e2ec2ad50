// A move somebody tries where another was played: what it costs by an evaluation in which it was
// searched, and whether that is good enough. For problems made of mistakes and for guessing moves.
#pragma once

#include <optional>
#include <vector>

#include "review/evaluation.h"

namespace tengen::review {

// Who finds a move within a point of the best has solved the problem; where an engine counts no
// points, within so much of the chance to win.
constexpr double kRightPoints = 1;
constexpr double kRightWin = 0.03;

struct Attempt {
  Move move = Move::pass();
  double win = 0;                               // chance it costs, 0 to 1
  std::optional<double> points = std::nullopt;  // it costs
  std::vector<Move> line = {};                  // how it is answered: begins with the move
  std::vector<Move> better = {};                // the line that begins with the best move

  bool isBest() const { return !better.empty() && better.front() == move; }
  bool isRight() const { return points ? *points <= kRightPoints : win <= kRightWin; }
  // Costs hardly more than another move of the same position: as little as is right.
  bool isAsGoodAs(const Attempt& other) const;
};

// Nothing where nobody searched the move.
std::optional<Attempt> judgeAttempt(const Evaluation& evaluation, Move move);

// How well moves are guessed.
struct GuessScore {
  int guesses = 0;
  int right = 0;
  int streak = 0;  // right ones in a row, up to the last
  int longest = 0;

  void count(bool isRight);
  friend bool operator==(const GuessScore&, const GuessScore&) = default;
};

}  // namespace tengen::review
