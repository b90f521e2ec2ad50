// What an engine thinks of one position, as plain values that can be kept: everything as Black sees
// it, and rounded to what is shown and saved, so that board, graph, report and file never differ.
#pragma once

#include <optional>
#include <vector>

#include "engine/analysis.h"
#include "rules/color.h"
#include "rules/move.h"

namespace tengen::review {

constexpr size_t kMostCandidates = 5;  // and the move that was played
constexpr size_t kLongestLine = 10;    // moves

// Shares to a tenth of a per cent, points to a tenth.
double roundedWin(double win);
double roundedLead(double lead);

// What a position or a move is worth to Black.
struct Value {
  double win = 0.5;                           // chance
  std::optional<double> lead = std::nullopt;  // points; Leela Zero has none

  friend bool operator==(const Value&, const Value&) = default;
};

struct Candidate {
  Move move = Move::pass();
  int visits = 0;                             // 0: the network liked it, nobody looked
  double win = 0.5;                           // Black's chance
  std::optional<double> lead = std::nullopt;  // Black's points
  std::vector<Move> pv = {};                  // begins with the move

  Value value() const { return {win, lead}; }
  std::vector<Move> line() const { return pv.empty() ? std::vector{move} : pv; }

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

struct Evaluation {
  Color toMove = Color::Black;
  int visits = 0;
  double win = 0.5;                           // Black's chance
  std::optional<double> lead = std::nullopt;  // Black's points
  // The best first; the played move last where it is no better.
  std::vector<Candidate> candidates = {};
  bool isForeign = false;  // what another program left in the file

  // Whether candidates were looked at, not only guessed at first sight.
  bool isSearched() const { return visits > 1; }
  const Candidate* best() const { return candidates.empty() ? nullptr : &candidates.front(); }
  const Candidate* of(Move move) const;
  // The same for a move that was looked at, not only guessed at first sight.
  const Candidate* searched(Move move) const;
  // The best that was looked at beside this one.
  const Candidate* bestBeside(Move move) const;
  Value value() const { return {win, lead}; }

  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

// Of all an engine said, what is kept. `played` is kept wherever it stands.
Evaluation evaluationOf(const engine::Analysis& analysis, const std::optional<Move>& played);

}  // namespace tengen::review
