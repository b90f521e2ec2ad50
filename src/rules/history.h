// The positions a game went through, as position.h needs them for superko: a list from the latest
// back to the start, whose tail is shared by all games that grew from it. Entering a position costs
// one small node and copies nothing.
//
// A value, safe to copy and read from several threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

#include "rules/color.h"

namespace tengen {

class History {
 public:
  // One whole-board position, the side that was to move in it, and the number of the move that made
  // it (0 for the start). With a constructor, so that a Node may use the room behind it.
  struct Entry {
    Entry(uint64_t hash, Color side, int number) : stones(hash), moveNumber(number), toMove(side) {}

    uint64_t stones;
    int moveNumber : 31;
    Color toMove : 1;
  };

  explicit History(const Entry& start);
  History(const History& other);
  History(History&& other) noexcept : node_(std::exchange(other.node_, nullptr)) {}
  History& operator=(History other) noexcept {
    std::swap(node_, other.node_);
    return *this;
  }
  ~History();

  const Entry& latest() const;
  History with(const Entry& entry) const;
  // The same with another entry in place of the latest.
  History withLatest(const Entry& entry) const;

  // The latest entry for which the question is answered with true, or null.
  template <class Question>
  const Entry* find(Question question) const;

 private:
  struct Node;
  explicit History(Node* node) : node_(node) {}  // takes its place among the owners
  static Node* shared(Node* node);

  Node* node_;  // never null, except in what a move has left behind
};

// Thousands of games are kept in memory, and a search makes millions: 24 bytes a move.
struct History::Node : Entry {
  Node(const Entry& entry, Node* before) : Entry(entry), parent(before) {}

  std::atomic<uint32_t> owners{1};
  Node* parent;  // of which this is an owner; null at the start
};

template <class Question>
const History::Entry* History::find(Question question) const {
  for (const Node* node = node_; node; node = node->parent) {
    if (question(static_cast<const Entry&>(*node))) return node;
  }
  return nullptr;
}

}  // namespace tengen
