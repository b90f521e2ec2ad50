#include "rules/history.h"

#include <atomic>
#include <utility>

namespace tengen {

History::Node::Node(const Entry& what, std::shared_ptr<Node> before)
    : entry(what), parent(std::move(before)) {}

// A list of a million moves must not be released by a million nested calls: nodes nobody else holds
// are unhooked one after the other.
History::Node::~Node() {
  std::shared_ptr<Node> rest = std::move(parent);
  while (rest && rest.use_count() == 1) {
    std::atomic_thread_fence(std::memory_order_acquire);  // others have finished reading it
    std::shared_ptr<Node> next = std::move(rest->parent);
    rest = std::move(next);
  }
}

History::History(const Entry& start) : node_(std::make_shared<Node>(start, nullptr)) {}

History::History(std::shared_ptr<Node> node) : node_(std::move(node)) {}

const History::Entry& History::latest() const {
  return node_->entry;
}

History History::with(const Entry& entry) const {
  return History(std::make_shared<Node>(entry, node_));
}

History History::withLatest(const Entry& entry) const {
  return History(std::make_shared<Node>(entry, node_->parent));
}

}  // namespace tengen
