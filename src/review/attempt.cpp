#include "review/attempt.h"

#include <algorithm>

namespace tengen::review {
namespace {

std::vector<Move> lineOf(const Candidate& candidate) {
  return candidate.pv.empty() ? std::vector{candidate.move} : candidate.pv;
}

}  // namespace

bool Attempt::isAsGoodAs(const Attempt& other) const {
  if (points && other.points) return *points <= *other.points;
  return win <= other.win;
}

// As the mover sees it, and never below zero: no move is better than the best.
std::optional<Attempt> judgeAttempt(const Evaluation& evaluation, Move move) {
  const Candidate* best = evaluation.best();
  const Candidate* tried = evaluation.of(move);
  if (!tried || tried->visits == 0 || !evaluation.isSearched()) return std::nullopt;
  const double sign = evaluation.toMove == Color::Black ? 1 : -1;
  Attempt attempt{.move = move, .line = lineOf(*tried), .better = lineOf(*best)};
  attempt.win = roundedWin(std::max(0.0, sign * (best->win - tried->win)));
  if (best->lead && tried->lead) {
    attempt.points = roundedLead(std::max(0.0, sign * (*best->lead - *tried->lead)));
  }
  return attempt;
}

void GuessScore::count(bool isRight) {
  ++guesses;
  right += isRight;
  streak = isRight ? streak + 1 : 0;
  longest = std::max(longest, streak);
}

}  // namespace tengen::review
