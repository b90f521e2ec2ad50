// Test only: a judge that says what the test wants.
#pragma once

#include <utility>

#include "judge/judge.h"

namespace tengen {

class FixedJudge final : public Judge {
 public:
  explicit FixedJudge(Points dead) : dead_(std::move(dead)) {}
  Verdict judge(const Board& board, Color) const override {
    Verdict verdict(board.size());
    for (const Point point : dead_)
      verdict.marks.dead[point] = true;
    return verdict;
  }

 private:
  Points dead_;
};

}  // namespace tengen
