#include "review/attempt.h"

#include <algorithm>

#include "review/loss.h"

namespace tengen::review {

bool Attempt::isAsGoodAs(const Attempt& other) const {
  if (points && other.points) return *points <= *other.points;
  return win <= other.win;
}

std::optional<Attempt> judgeAttempt(const Evaluation& evaluation, Move move) {
  const Candidate* tried = evaluation.searched(move);
  if (!tried) return std::nullopt;
  const Candidate& best = *evaluation.best();
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
