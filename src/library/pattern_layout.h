// The ways a pattern lies on boards of one size, and how moves inside it are shown.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "library/pattern.h"
#include "library/steps.h"
#include "library/tally.h"

namespace tengen::library {

class PatternLayout {
 public:
  PatternLayout(const Pattern& pattern, BoardSize board, bool eitherColor)
      : board_(board),
        pattern_(pattern.size),
        placements_(placementsOf(pattern, board, eitherColor)),
        same_(selfFrames(pattern, eitherColor)) {}

  BoardSize board() const { return board_; }
  const std::vector<Placement>& placements() const { return placements_; }

  // As a point of the pattern; where it is symmetrical, the one farthest to the upper right.
  Tally::Next see(const Placement& placement, Step move) const {
    const Point p = pattern_.pointAt(placement.inQuestion(pointOf(move), board_, pattern_));
    const auto rank = [&](Frame same) {
      const Point q = same.of(p, pattern_);
      const Color color = same.of(placement.frame.of(colorOf(move)));
      return std::tuple(color == Color::Black, q.x - q.y, q.x, !same.swapsColors);
    };
    const Frame best = *std::max_element(same_.begin(), same_.end(),
                                         [&](Frame a, Frame b) { return rank(a) < rank(b); });
    return {pattern_.indexOf(best.of(p, pattern_)), best.of(placement.frame.of(colorOf(move))),
            best.swapsColors != placement.frame.swapsColors};
  }

 private:
  BoardSize board_;
  BoardSize pattern_;
  std::vector<Placement> placements_;
  std::vector<Frame> same_;
};

}  // namespace tengen::library
