// The judge that needs no engine and no data: unconditional life, then many seeded playouts that
// respect it, then a reading of their result chain by chain and region by region.
#pragma once

#include <cstdint>

#include "judge/judge.h"

namespace tengen {

struct PlayoutOptions {
  int playouts = 1000;  // in all; fewer where the position is settled without them
  uint64_t seed = 1;    // the verdict depends on the position, these options and nothing else
};

class PlayoutJudge final : public Judge {
 public:
  explicit PlayoutJudge(const PlayoutOptions& options = {}) : options_(options) {}

  Verdict judge(const Board& board, Color toMove) const override;

 private:
  PlayoutOptions options_;
};

}  // namespace tengen
