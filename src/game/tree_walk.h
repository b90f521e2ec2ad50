// Walks a branch with a state that each node changes (a board, a position), copying the state at
// branch points only. The largest child is walked last and inherits the state itself, so that at
// most log2(nodes) states wait at a time, whatever the shape of the tree. Never recurses.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sgf/collection.h"

namespace tengen {

// How many nodes hang on each, itself included; 0 outside the branch.
std::vector<uint32_t> branchSizes(const sgf::Collection& collection, sgf::NodeId top);

// Calls visit(state, node) for every node of the branch, parents first, children in no particular
// order. `state` is the one before `top`.
template <class State, class Visit>
void walkTree(const sgf::Collection& collection, sgf::NodeId top, State state, Visit visit) {
  struct Branching {
    State state;          // after the node that branches
    sgf::NodeId waiting;  // the next child to walk before the largest
    sgf::NodeId largest;
  };
  std::vector<Branching> stack;
  std::vector<uint32_t> sizes;  // only where there is a choice

  const auto skip = [&](sgf::NodeId child, sgf::NodeId skipped) {
    return child == skipped ? collection.nextSibling(child) : child;
  };
  for (sgf::NodeId id = top;;) {
    visit(state, id);
    const sgf::NodeId first = collection.firstChild(id);
    if (first != sgf::kNoNode && collection.nextSibling(first) == sgf::kNoNode) {
      id = first;
      continue;
    }
    if (first != sgf::kNoNode) {
      if (sizes.empty()) sizes = branchSizes(collection, id);
      sgf::NodeId largest = first;
      for (sgf::NodeId c = first; c != sgf::kNoNode; c = collection.nextSibling(c)) {
        if (sizes[static_cast<size_t>(c)] > sizes[static_cast<size_t>(largest)]) largest = c;
      }
      stack.push_back({std::move(state), skip(first, largest), largest});
    } else if (stack.empty()) {
      return;
    }
    Branching& branching = stack.back();
    if (branching.waiting != sgf::kNoNode) {
      id = branching.waiting;
      branching.waiting = collection.nextSibling(id);
      if (branching.waiting != sgf::kNoNode) {
        branching.waiting = skip(branching.waiting, branching.largest);
      }
      state = branching.state;
    } else {
      id = branching.largest;
      state = std::move(branching.state);
      stack.pop_back();
    }
  }
}

}  // namespace tengen
