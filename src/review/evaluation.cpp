#include "review/evaluation.h"

#include <algorithm>
#include <cmath>

namespace tengen::review {
namespace {

std::optional<double> roundedIfKnown(const std::optional<double>& lead) {
  if (!lead) return std::nullopt;
  return roundedLead(*lead);
}

Candidate keptOf(const engine::Candidate& heard) {
  Candidate kept{heard.move, heard.visits, roundedWin(heard.win), roundedIfKnown(heard.lead),
                 heard.pv};
  if (kept.pv.empty() || kept.pv.front() != kept.move) kept.pv = {kept.move};
  if (kept.pv.size() > kLongestLine) kept.pv.erase(kept.pv.begin() + kLongestLine, kept.pv.end());
  return kept;
}

}  // namespace

// Adding zero makes -0 a 0.
double roundedWin(double win) {
  return std::round(win * 1000) / 1000 + 0.0;
}

double roundedLead(double lead) {
  return std::round(lead * 10) / 10 + 0.0;
}

const Candidate* Evaluation::of(Move move) const {
  const auto found =
      std::find_if(candidates.begin(), candidates.end(),
                   [&](const Candidate& candidate) { return candidate.move == move; });
  return found == candidates.end() ? nullptr : &*found;
}

const Candidate* Evaluation::searched(Move move) const {
  const Candidate* found = isSearched() ? of(move) : nullptr;
  return found && found->visits > 0 ? found : nullptr;
}

const Candidate* Evaluation::bestBeside(Move move) const {
  const auto found = std::find_if(
      candidates.begin(), candidates.end(),
      [&](const Candidate& candidate) { return candidate.move != move && candidate.visits > 0; });
  return found == candidates.end() ? nullptr : &*found;
}

Evaluation evaluationOf(const engine::Analysis& analysis, const std::optional<Move>& played) {
  Evaluation kept;
  kept.toMove = analysis.toMove;
  kept.visits = analysis.visits;
  kept.win = roundedWin(analysis.win);
  kept.lead = roundedIfKnown(analysis.lead);
  for (const engine::Candidate& heard : analysis.candidates) {
    const bool isPlayed = played && heard.move == *played;
    const bool isWorthwhile = heard.visits > 0 || !kept.isSearched();
    if ((isWorthwhile && kept.candidates.size() < kMostCandidates) || isPlayed) {
      kept.candidates.push_back(keptOf(heard));
    }
  }
  return kept;
}

}  // namespace tengen::review
