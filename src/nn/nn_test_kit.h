// What the tests of networks share: the small network of random numbers, and random situations.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "base/os/file.h"
#include "base/random.h"
#include "nn/evaluator.h"
#include "nn/weights.h"

namespace tengen::nn {

inline std::string smallNetworkBytes() {
  return *readFile(TENGEN_NN_FIXTURES "/small.net");
}

inline Weights smallWeights() {
  return *parseWeights(smallNetworkBytes());
}

// Random legal moves, now and then a pass.
inline Situation randomSituation(BoardSize size, int moves, uint64_t seed,
                                 const Ruleset& rules = {}) {
  Random random(seed);
  Situation situation{Position(size, rules), {}, static_cast<double>(random.below(16)) - 0.5};
  for (int i = 0; i < moves; ++i) {
    const Points points = situation.position.legalPoints(situation.position.toMove());
    const bool passes = points.empty() || random.below(12) == 0;
    situation = situation.after(
        passes ? Move::pass()
               : Move::at(points[random.below(static_cast<uint32_t>(points.size()))]));
  }
  return situation;
}

}  // namespace tengen::nn
