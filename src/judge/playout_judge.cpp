#include "judge/playout_judge.h"

namespace tengen {

Verdict PlayoutJudge::judge(const Board& board, Color) const {
  return Verdict(board.size());
}

}  // namespace tengen
