#include "rules/history.h"

#include <utility>

namespace tengen {

History::Node::Node(const Entry& what, std::shared_ptr<Node> before)
    : entry(what), parent(std::move(before)) {}

// A list of a million moves must not be released by a million nested calls: a node that is released
// by another one leaves its parent to it.
History::Node::~Node() {
  static constinit thread_local std::shared_ptr<Node>* heir = nullptr;
  if (heir) {
    *heir = std::move(parent);
    return;
  }
  std::shared_ptr<Node> next = std::move(parent);
  heir = &next;
  while (next)
    std::exchange(next, nullptr).reset();
  heir = nullptr;
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
