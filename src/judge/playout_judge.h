// The judge that needs no engine and no data: unconditional life, then many seeded playouts that
// respect it, then a reading of their ends chain by chain.
#pragma once

#include <cstdint>

#include "judge/judge.h"

namespace tengen {

struct PlayoutOptions {
  // At most so many on boards up to 19x19, fewer on larger ones, and fewer where the position is
  // clear sooner.
  int playouts = 1000;
  uint64_t seed = 1;  // the verdict depends on the position, these options and nothing else
};

class PlayoutJudge final : public Judge {
 public:
  explicit PlayoutJudge(const PlayoutOptions& options = {}) : options_(options) {}

  Verdict judge(const Board& board, Color toMove) const override;
  Verdict judgeUntil(const Board& board, Color toMove, const std::stop_token& stop) const override;

 private:
  PlayoutOptions options_;
};

}  // namespace tengen
