#include "sgf/collection.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tengen::sgf {

Property::Iterator::Iterator(std::string_view rest) : rest_(rest) {
  if (rest_.empty()) return;
  const size_t end = endOfValue(rest_, 1);
  assert(rest_.front() == '[' && end != std::string_view::npos);
  length_ = end - 1;
}

NodeId Collection::addGame() {
  const NodeId root = addNode();
  games_.push_back(root);
  return root;
}

void Collection::removeGame(size_t index) {
  assert(index < games_.size());
  games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(index));
}

void Collection::insertGame(size_t index, NodeId root) {
  assert(index <= games_.size() && parent(root) == kNoNode);
  games_.insert(games_.begin() + static_cast<std::ptrdiff_t>(index), root);
}

NodeId Collection::previousSibling(NodeId id) const {
  if (parent(id) == kNoNode) return kNoNode;
  NodeId previous = kNoNode;
  for (NodeId child = firstChild(parent(id)); child != id; child = nextSibling(child)) {
    previous = child;
  }
  return previous;
}

NodeId Collection::lastChild(NodeId id) const {
  NodeId last = firstChild(id);
  while (last != kNoNode && nextSibling(last) != kNoNode) {
    last = nextSibling(last);
  }
  return last;
}

NodeId Collection::nextInTree(NodeId id, NodeId top) const {
  if (firstChild(id) != kNoNode) return firstChild(id);
  while (id != top) {
    if (nextSibling(id) != kNoNode) return nextSibling(id);
    id = parent(id);
  }
  return kNoNode;
}

std::optional<Property> Collection::find(NodeId id, std::string_view ident) const {
  const std::optional<size_t> index = indexOf(id, ident);
  if (!index) return std::nullopt;
  return property(id, *index);
}

NodeId Collection::addNode() {
  nodes_.push_back(Node{.firstProperty = static_cast<uint32_t>(properties_.size())});
  return static_cast<NodeId>(nodes_.size() - 1);
}

NodeId Collection::addChild(NodeId parent) {
  const NodeId child = addNode();
  attach(child, parent, kNoNode);
  return child;
}

void Collection::attach(NodeId id, NodeId parent, NodeId before) {
  assert(node(id).parent == kNoNode && node(id).nextSibling == kNoNode);
  assert(before == kNoNode || node(before).parent == parent);
  const NodeId previous = before == kNoNode ? lastChild(parent) : previousSibling(before);
  at(id).parent = parent;
  at(id).nextSibling = before;
  (previous == kNoNode ? at(parent).firstChild : at(previous).nextSibling) = id;
}

void Collection::detach(NodeId id) {
  if (parent(id) == kNoNode) return;
  const NodeId previous = previousSibling(id);
  (previous == kNoNode ? at(parent(id)).firstChild : at(previous).nextSibling) = nextSibling(id);
  at(id).parent = kNoNode;
  at(id).nextSibling = kNoNode;
}

void Collection::setProperty(NodeId id, std::string_view ident,
                             std::span<const std::string> rawValues) {
  if (rawValues.empty()) return removeProperty(id, ident);
  const Slice slice = appendText(ident, rawValues);
  const std::optional<size_t> index = indexOf(id, ident);
  // A list that ends the array grows where it is: what restore() knows of it is its beginning.
  const bool isLast = node(id).firstProperty + node(id).propertyCount == properties_.size();
  if (index || !isLast) copyProperties(id);
  if (index) {
    properties_[node(id).firstProperty + *index] = slice;
  } else {
    properties_.push_back(slice);
    ++at(id).propertyCount;
  }
}

void Collection::removeProperty(NodeId id, std::string_view ident) {
  const std::optional<size_t> index = indexOf(id, ident);
  if (!index) return;
  copyProperties(id);
  properties_.erase(properties_.begin() +
                    static_cast<std::ptrdiff_t>(node(id).firstProperty + *index));
  --at(id).propertyCount;
}

size_t Collection::memoryInUse() const {
  return text_.size() + nodes_.size() * sizeof(Node) + properties_.size() * sizeof(Slice) +
         games_.size() * sizeof(NodeId);
}

std::optional<size_t> Collection::indexOf(NodeId id, std::string_view ident) const {
  for (size_t i = 0; i < propertyCount(id); ++i) {
    const std::string_view slice = property(id, i).slice();
    if (slice.size() > ident.size() && slice[ident.size()] == '[' && slice.starts_with(ident)) {
      return i;
    }
  }
  return std::nullopt;
}

Collection::Slice Collection::appendText(std::string_view ident,
                                         std::span<const std::string> rawValues) {
  const size_t begin = text_.size();
  const std::string copy(ident);  // it may lie in the text that is about to grow
  text_ += copy;
  for (const std::string& value : rawValues) {
    assert(endOfValue(value + ']', 0) == value.size());
    text_ += '[';
    text_ += value;
    text_ += ']';
  }
  assert(text_.size() <= std::numeric_limits<uint32_t>::max());
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(text_.size() - begin)};
}

void Collection::copyProperties(NodeId id) {
  const size_t first = node(id).firstProperty;
  const size_t count = node(id).propertyCount;
  at(id).firstProperty = static_cast<uint32_t>(properties_.size());
  for (size_t i = 0; i < count; ++i) {
    const Slice slice = properties_[first + i];
    properties_.push_back(slice);
  }
}

}  // namespace tengen::sgf
