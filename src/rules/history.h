// The positions a game went through, as position.h needs them for superko: a list from the latest
// back to the start, whose tail is shared by all games that grew from it. Entering a position costs
// one small node and copies nothing.
//
// A value, safe to copy and read from several threads.
#pragma once

#include <cstdint>
#include <memory>

#include "rules/color.h"

namespace tengen {

class History {
 public:
  // One whole-board position, the side that was to move in it, and the number of the move that made
  // it (0 for the start).
  struct Entry {
    uint64_t stones;
    Color toMove;
    int moveNumber;
  };

  explicit History(const Entry& start);

  const Entry& latest() const;
  History with(const Entry& entry) const;
  // The same with another entry in place of the latest.
  History withLatest(const Entry& entry) const;

  // The latest entry for which the question is answered with true, or null.
  template <class Question>
  const Entry* find(Question question) const;

 private:
  struct Node;
  explicit History(std::shared_ptr<Node> node);

  std::shared_ptr<Node> node_;  // never null, except in what a move has left behind
};

struct History::Node {
  Node(const Entry& what, std::shared_ptr<Node> before);
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;
  ~Node();

  Entry entry;
  std::shared_ptr<Node> parent;
};

template <class Question>
const History::Entry* History::find(Question question) const {
  for (const Node* node = node_.get(); node; node = node->parent.get()) {
    if (question(node->entry)) return &node->entry;
  }
  return nullptr;
}

}  // namespace tengen
