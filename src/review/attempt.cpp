#include "review/attempt.h"

#include <algorithm>

#include "review/loss.h"

namespace tengen::review {

namespace {

// An engine that is told to look at a move gives it a quarter of the visits: with less than this
// share it may stand first for that alone.
constexpr double kShareOfMerit = 1.0 / 3;
// What was hardly looked at says nothing against it: less than this part of its own visits.
constexpr double kEnoughToCompare = 0.25;

// What a tried move is measured by. Where it stands first only because it had to be looked at, the
// best of the others, if that is worth more.
const Candidate& bestFor(const Evaluation& evaluation, const Candidate& tried) {
  const Candidate& first = *evaluation.best();
  const Candidate* other = evaluation.bestBeside(tried.move);
  const bool isByMerit = tried.visits >= kShareOfMerit * evaluation.visits;
  if (&first != &tried || isByMerit || !other) return first;
  if (other->visits < kEnoughToCompare * tried.visits) return first;
  const Loss loss = lossOf(other->value(), tried.value(), evaluation.toMove);
  return loss.points.value_or(loss.win) > 0 ? *other : first;
}

}  // namespace

bool Attempt::isAsGoodAs(const Attempt& other) const {
  if (points && other.points) return *points <= *other.points + kRightPoints;
  return win <= other.win + kRightWin;
}

std::optional<Attempt> judgeAttempt(const Evaluation& evaluation, Move move) {
  const Candidate* tried = evaluation.searched(move);
  if (!tried) return std::nullopt;
  const Candidate& best = bestFor(evaluation, *tried);
  const Loss loss = lossOf(best.value(), tried->value(), evaluation.toMove);
  return Attempt{.move = move,
                 .win = loss.win,
                 .points = loss.points,
                 .line = tried->line(),
                 .better = best.line()};
}

void GuessScore::count(bool isRight) {
  ++guesses;
  right += isRight;
  streak = isRight ? streak + 1 : 0;
  longest = std::max(longest, streak);
}

}  // namespace tengen::review
