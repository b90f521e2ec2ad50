// A collection of games as the file has it: nodes, and their properties in file order, known or
// not. Knows the grammar of SGF and no Go.
//
// One arena for the whole collection: nodes in one array, property slices in a second, and one text
// that only ever grows. A property is a slice of that text in canonical form, `AB[dd][pp]`:
// straight out of the file where the file was canonical, appended behind it where it was mended or
// edited. So nothing is copied while parsing, ids and slices stay valid for ever, and an edit can
// be undone by putting the old 20-byte node record back.
//
// No walk here recurses, whatever the shape of the tree.
#pragma once

#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sgf/text.h"

namespace tengen::sgf {

enum class NodeId : uint32_t {};
constexpr NodeId kNoNode{0xffffffffu};

// One value between its brackets, as the text has it: still escaped.
class Value {
 public:
  constexpr explicit Value(std::string_view raw) : raw_(raw) {}

  constexpr std::string_view raw() const { return raw_; }
  // What it means as SimpleText (one line) and as Text (line breaks kept): escapes resolved, soft
  // line breaks gone, other white space turned to blanks. See text.h for the way back.
  std::string simpleText() const { return sgf::simpleText(raw_); }
  std::string text() const { return sgf::text(raw_); }

 private:
  std::string_view raw_;
};

// `IDENT[value][value]`: iterate to get the values. Valid until the collection is changed.
class Property {
 public:
  constexpr explicit Property(std::string_view slice) : slice_(slice) {}

  std::string_view slice() const { return slice_; }
  std::string_view ident() const { return slice_.substr(0, slice_.find('[')); }

  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = const Value*;
    using reference = Value;

    constexpr Iterator() = default;
    explicit Iterator(std::string_view rest);  // at a '[' or empty
    Value operator*() const { return Value(rest_.substr(1, length_)); }
    Iterator& operator++() { return *this = Iterator(rest_.substr(length_ + 2)); }
    Iterator operator++(int) { return std::exchange(*this, Iterator(rest_.substr(length_ + 2))); }
    friend bool operator==(const Iterator& a, const Iterator& b) {
      return a.rest_.size() == b.rest_.size();
    }

   private:
    std::string_view rest_;
    size_t length_ = 0;
  };

  Iterator begin() const { return Iterator(slice_.substr(ident().size())); }
  Iterator end() const { return Iterator(); }
  Value first() const { return *begin(); }  // every property has at least one value
  size_t valueCount() const { return static_cast<size_t>(std::distance(begin(), end())); }

 private:
  std::string_view slice_;
};

class Collection {
 public:
  // What one node is made of. Read it, keep it, and restore() it to undo an edit.
  struct Node {
    NodeId parent = kNoNode;
    NodeId firstChild = kNoNode;
    NodeId nextSibling = kNoNode;
    uint32_t firstProperty = 0;
    uint32_t propertyCount = 0;
  };

  // The games, in file order
  std::span<const NodeId> games() const { return games_; }
  NodeId addGame();
  void removeGame(size_t index);               // unlists it; its nodes stay in the arena
  void insertGame(size_t index, NodeId root);  // lists a tree that has no parent

  // Walking
  const Node& node(NodeId id) const { return nodes_[static_cast<uint32_t>(id)]; }
  NodeId parent(NodeId id) const { return node(id).parent; }
  NodeId firstChild(NodeId id) const { return node(id).firstChild; }
  NodeId nextSibling(NodeId id) const { return node(id).nextSibling; }
  NodeId previousSibling(NodeId id) const;  // costs the number of siblings before it
  NodeId lastChild(NodeId id) const;        // costs the number of children
  // The node after `id` in depth-first file order within the subtree of `top`, or kNoNode.
  NodeId nextInTree(NodeId id, NodeId top) const;
  size_t nodeCount() const { return nodes_.size(); }  // all ever made, detached ones included

  // Properties
  size_t propertyCount(NodeId id) const { return node(id).propertyCount; }
  Property property(NodeId id, size_t index) const {
    const Slice slice = properties_[node(id).firstProperty + index];
    return Property(std::string_view(text_).substr(slice.begin, slice.length));
  }
  std::optional<Property> find(NodeId id, std::string_view ident) const;
  // Where its slice begins in the text. In a collection that was parsed and not changed, slices
  // that end within the text that was parsed stand there as they are; those behind it were mended.
  size_t placeOf(NodeId id, size_t index) const {
    return properties_[node(id).firstProperty + index].begin;
  }

  // Actions. Each touches only the nodes it names (and the link of a sibling).
  NodeId addNode();                                      // belongs to nobody yet
  NodeId addChild(NodeId parent);                        // as the last child
  void attach(NodeId id, NodeId parent, NodeId before);  // before kNoNode: as the last child
  void detach(NodeId id);                                // its subtree stays whole
  // Sets a property in its place, or behind the others; no values removes it. Values are raw, that
  // is escaped already: see escapeText().
  void setProperty(NodeId id, std::string_view ident, std::span<const std::string> rawValues);
  void removeProperty(NodeId id, std::string_view ident);
  void restore(NodeId id, const Node& node) { nodes_[static_cast<uint32_t>(id)] = node; }

  // Bytes filled in the arena, for the benches.
  size_t memoryInUse() const;

 private:
  friend class Parser;

  struct Slice {
    uint32_t begin;
    uint32_t length;
  };

  Node& at(NodeId id) { return nodes_[static_cast<uint32_t>(id)]; }
  std::optional<size_t> indexOf(NodeId id, std::string_view ident) const;
  Slice appendText(std::string_view ident, std::span<const std::string> rawValues);
  // Gives the node a list of properties of its own to change: the old one stays for restore().
  void copyProperties(NodeId id);

  std::string text_;
  std::vector<Node> nodes_;
  std::vector<Slice> properties_;
  std::vector<NodeId> games_;
};

}  // namespace tengen::sgf
