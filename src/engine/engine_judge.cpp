#include "engine/engine_judge.h"

#include "engine/driver.h"

namespace tengen::engine {
namespace {

constexpr Milliseconds kPatience{20'000};  // people wait for this

}  // namespace

Verdict EngineJudge::judge(const Board& board, Color toMove) const {
  return judgeUntil(board, toMove, {});
}

Verdict EngineJudge::judgeUntil(const Board& board, Color toMove,
                                const std::stop_token& stop) const {
  Driver driver({.commandLine = commandLine_, .startLimit = kPatience, .commandLimit = kPatience});
  const auto dead = driver.deadStones(gameOf(board), stop);
  if (!dead) return otherwise_->judgeUntil(board, toMove, stop);
  Verdict verdict(board.size());
  verdict.marks.dead = *dead;
  return verdict;
}

}  // namespace tengen::engine
