#include "review/runner.h"

namespace tengen::review {

engine::Driver::Answer<void> run(engine::Driver& driver, const GameTree& tree, Queue& queue,
                                 Review& review, const std::function<void(const Task& task)>& hear,
                                 const std::stop_token& stop) {
  // Asked of another one: a queue may remember by what it chose.
  if (Queue(queue.line(), queue.plan()).next(review)) review.forgetForeign();
  while (!stop.stop_requested()) {
    const auto task = queue.next(review);
    if (!task) break;
    const auto seen = driver.evaluate(questionOf(*task, tree, tree.rules()), stop);
    if (!seen && seen.error().kind == engine::EngineError::Kind::Stopped) break;
    if (!seen) return Unexpected{seen.error()};
    review.credit(driver.name(), tree.rules());
    review.take(task->node, evaluationOf(*seen, task->played));
    queue.finish(*task);
    hear(*task);
  }
  return {};
}

}  // namespace tengen::review
