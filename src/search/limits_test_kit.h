// Test only: limits in a word, and an evaluator whose time they limit.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "search/search.h"
#include "search/search_test_kit.h"

namespace tengen::search {

inline Limits visitsOf(int visits) {
  return {.visits = visits};
}
inline Limits timeOf(std::chrono::steady_clock::duration time) {
  return {.deadline = std::chrono::steady_clock::now() + time};
}

inline std::vector<int> countsOf(const Report& report) {
  std::vector<int> counts;
  for (const MoveReport& move : report.moves)
    counts.push_back(move.visits);
  return counts;
}

// Takes its time, as a network does.
class SlowEvaluator : public FakeEvaluator {
 public:
  explicit SlowEvaluator(std::chrono::steady_clock::duration time) : time_(time) {}
  Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                             std::span<nn::Evaluation> answers) override {
    std::this_thread::sleep_for(time_);
    ++calls;
    return FakeEvaluator::evaluate(queries, answers);
  }
  std::atomic<int> calls = 0;

 private:
  std::chrono::steady_clock::duration time_;
};

}  // namespace tengen::search
