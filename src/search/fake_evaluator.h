// An evaluator without a network, for tests and for programs that must run without weights: priors
// from a hash of the position, or all equal; the value from a simple count of the area. Always the
// same answer for the same situation, whatever the symmetry.
#pragma once

#include "nn/evaluator.h"

namespace tengen {

class FakeEvaluator : public Evaluator {
 public:
  enum class Policy : uint8_t { Uniform, Hashed };

  explicit FakeEvaluator(Policy policy = Policy::Hashed, uint64_t seed = 0)
      : policy_(policy), seed_(seed) {}

  void evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
  Evaluation evaluate(const Situation& situation) const;

 private:
  Policy policy_;
  uint64_t seed_;
};

}  // namespace tengen
