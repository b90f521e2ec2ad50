#include "rules/history.h"

namespace tengen {

History::History(const Entry& start) : node_(new Node(start, nullptr)) {}

History::History(const History& other) : node_(shared(other.node_)) {}

// A list of a million moves must not be released by a million nested calls.
History::~History() {
  for (Node* node = node_; node && node->owners.fetch_sub(1, std::memory_order_acq_rel) == 1;)
    delete std::exchange(node, node->parent);
}

History::Node* History::shared(Node* node) {
  if (node) node->owners.fetch_add(1, std::memory_order_relaxed);
  return node;
}

const History::Entry& History::latest() const {
  return *node_;
}

History History::with(const Entry& entry) const {
  static_assert(sizeof(void*) != 8 || sizeof(Node) == 24);
  return History(new Node(entry, shared(node_)));
}

History History::withLatest(const Entry& entry) const {
  return History(new Node(entry, shared(node_->parent)));
}

}  // namespace tengen
