// An evaluator without a network, for tests and for programs that must run without weights: priors
// from a hash of the position, or all equal; the value from a simple count of the area. Always the
// same answer for the same situation, whatever the symmetry.
#pragma once

#include <atomic>

#include "nn/evaluator.h"

namespace tengen::search {

class FakeEvaluator : public nn::Evaluator {
 public:
  enum class Policy : uint8_t { Uniform, Hashed };

  explicit FakeEvaluator(Policy policy = Policy::Hashed, uint64_t seed = 0)
      : policy_(policy), seed_(seed) {}

  Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                             std::span<nn::Evaluation> answers) override;
  std::string name() const override { return "fake"; }
  nn::Evaluation evaluate(const nn::Situation& situation) const;

 private:
  Policy policy_;
  uint64_t seed_;
};

// Answers so many times and then fails, as a network does when its arithmetic gives out.
class FailingEvaluator : public FakeEvaluator {
 public:
  explicit FailingEvaluator(int answers = 0) : left_(answers) {}

  using FakeEvaluator::evaluate;
  Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                             std::span<nn::Evaluation> answers) override;

 private:
  std::atomic<int> left_;
};

}  // namespace tengen::search
