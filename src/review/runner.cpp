#include "review/runner.h"

namespace tengen::review {

Source sourceOf(const engine::Driver& driver, const Ruleset& rules) {
  return {.engine = driver.name(), .rules = rules};
}

engine::Driver::Answer<void> run(engine::Driver& driver, const GameTree& tree, Queue& queue,
                                 Review& review, const std::function<void(const Task& task)>& hear,
                                 const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    const auto task = queue.next(review);
    if (!task) break;
    const auto seen = driver.evaluate(questionOf(*task, tree, tree.rules()), stop);
    if (!seen && seen.error().kind == engine::EngineError::Kind::Stopped) break;
    if (!seen) return Unexpected{seen.error()};
    review.setSource(sourceOf(driver, tree.rules()));
    review.take(task->node, evaluationOf(*seen, task->played));
    queue.finish(*task);
    hear(*task);
  }
  return {};
}

}  // namespace tengen::review
