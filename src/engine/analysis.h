// What an engine says while it thinks aloud (lz-analyze, kata-analyze), as plain values. Whatever
// the engine's point of view, here everything is as Black sees it. Text in, values out.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/color.h"
#include "rules/grid.h"
#include "rules/move.h"

namespace tengen::engine {

// Whose view an engine's numbers are: by default of the side to move, as Leela Zero has it and
// KataGo unless its configuration says otherwise.
enum class Perspective { SideToMove, Black, White };

struct Candidate {
  Move move = Move::pass();
  int visits = 0;
  double win = 0.5;                           // Black's chance
  std::optional<double> lead = std::nullopt;  // Black's points; Leela Zero has none
  double prior = 0;                           // how natural it looked at first sight
  int order = 0;                              // 0 is the best
  std::vector<Move> pv = {};                  // begins with the move; may hold passes
  std::vector<int> pvVisits = {};             // as long as pv, or empty

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

struct Analysis {
  int request = 0;                    // which question this answers
  Color toMove = Color::Black;        // who was to move
  std::vector<Candidate> candidates;  // the best first
  int visits = 0;                     // in all
  double win = 0.5;                   // Black's chance at the root
  std::optional<double> lead;
  std::optional<Grid<float>> ownership;  // +1 Black's for certain, -1 White's

  friend bool operator==(const Analysis&, const Analysis&) = default;
};

struct AnalysisFormat {
  enum class Dialect { Leela, Kata };
  Dialect dialect = Dialect::Kata;
  BoardSize size{};
  Color toMove = Color::Black;
  Perspective perspective = Perspective::SideToMove;
  double komi = 0;
};

// What can be true, of engines and of files. A chance may be out by a rounding; a lead is no more
// than every point and as many prisoners, the komi, and what a network is wrong by on tiny boards.
bool isChance(double win);
bool areVisits(double visits);
bool isLead(double lead, BoardSize size, double komi);

// One line. Nothing for a line that holds no move: chatter. What is not understood is left out, and
// so is what cannot be true: moves off the board or with numbers that are none, too few owners.
std::optional<Analysis> parseAnalysisLine(std::string_view line, const AnalysisFormat& format);

}  // namespace tengen::engine
