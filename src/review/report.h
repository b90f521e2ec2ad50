// A game in a few figures: what each side lost, by phase, and how accurate it was.
#pragma once

#include <array>

#include "review/judgement.h"

namespace tengen::review {

// By moves played, in shares of the board: on 19x19 the opening lasts 50 moves, the endgame begins
// after 144 (KaTrain's borders).
enum class Phase { Opening, MiddleGame, Endgame };
constexpr size_t kPhases = 3;
Phase phaseOf(int moveNumber, BoardSize size);

// Accuracy = 100 x 0.75 ^ (mean points lost a move): 100 for perfect play, 75 for a point a move.
double accuracyOf(double meanLoss);

struct Mean {
  int moves = 0;
  double loss = 0;  // points a move; 0 where there is none

  friend bool operator==(const Mean&, const Mean&) = default;
};

struct SideReport {
  Mean all;
  std::array<Mean, kPhases> byPhase{};
  int mistakes = 0;  // runs counted once
  // Of moves of which points are known; nothing where there are none.
  std::optional<double> accuracy() const;
};

struct Report {
  SideReport black, white;
  std::vector<Judgement> moves;       // all that could be judged
  std::vector<Judgement> mistakes;    // of both, in the order of the game
  std::vector<Judgement> worthALook;  // movesWorthALook(): all that is shown one by one

  const SideReport& of(Color color) const { return color == Color::Black ? black : white; }
};

Report reportOf(const Line& line, const Review& review, BoardSize size);

}  // namespace tengen::review
