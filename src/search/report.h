// What a search has found, as plain values for whoever shows it or plays by it.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/color.h"
#include "rules/move.h"
#include "search/tree.h"

namespace tengen::search {

// Everything as the side to move at the root sees it.
struct MoveReport {
  Move move = Move::pass();
  int visits = 0;
  float winrate = 0.5f;
  float lead = 0;
  float prior =
      0;          // the network's, flattened as the search uses it (SelectionOptions::temperature)
  float lcb = 0;  // a winrate it is hardly below; nothing certain with few visits
  float utility = 0;
  std::vector<Move> pv;  // this move included
  std::vector<int> pvVisits;
  std::vector<float> ownership{};  // if asked for and followed: after this move
};

struct Report {
  Color toMove = Color::Black;
  int visits = 0;
  float winrate = 0.5f;
  float lead = 0;
  float rawWinrate = 0.5f;  // of the network alone
  float rawLead = 0;
  std::vector<MoveReport> moves;  // best first
  std::vector<float> ownership;   // if asked for: averaged over the thinking, as in Evaluation
  std::vector<float> policy;      // the network's, by move index; empty before the first evaluation
};

struct ReportWishes {
  bool ownership = false;
  bool movesOwnership = false;
  bool untried = false;  // moves without visits as well
  size_t longestPv = 16;
  size_t mostMoves = 362;
};

// The moves of a tree, best first: by the visits they earned, save that a move with a good part of
// the most visits comes first if its value is the one most surely good.
std::vector<MoveReport> reportMoves(const Tree& tree, const ReportWishes& wishes);

}  // namespace tengen::search
