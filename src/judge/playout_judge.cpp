#include "judge/playout_judge.h"

#include <algorithm>
#include <cmath>

#include "judge/reading.h"

namespace tengen {
namespace {

// Playouts between two looks at whether the position is clear. Even: each side begins half of them.
constexpr int kBatch = 200;
// A chain that leans this far to one side does not change it with more playouts.
constexpr float kClear = 0.5f;

bool isClear(const Reading& reading) {
  const Grid<float> owners = reading.ownership();
  return std::all_of(
      reading.chains().begin(), reading.chains().end(),
      [&](const Reading::Chain& chain) { return std::abs(safetyOf(chain, owners)) >= kClear; });
}

}  // namespace

Verdict PlayoutJudge::judge(const Board& board, Color toMove) const {
  return judgeUntil(board, toMove, {});
}

Verdict PlayoutJudge::judgeUntil(const Board& board, Color toMove,
                                 const std::stop_token& stop) const {
  Reading reading(board, toMove, options_.seed);
  const int limit = reading.isSettled() ? 0 : affordablePlayouts(options_.playouts, board.size());
  while (reading.playouts() < limit && !stop.stop_requested()) {
    reading.play(std::min(kBatch, limit - reading.playouts()), stop);
    if (isClear(reading)) break;
  }
  const Grid<float> owners = reading.ownership();
  return reading.verdict(owners,
                         [&](const Reading::Chain& chain) { return safetyOf(chain, owners); });
}

}  // namespace tengen
