#include "game/tree_walk.h"

namespace tengen {

std::vector<uint32_t> branchSizes(const sgf::Collection& collection, sgf::NodeId top) {
  std::vector<uint32_t> sizes(collection.nodeCount());
  // Added up on the way back from each node, which nextInTree() hides; so walk it here.
  sgf::NodeId id = top;
  for (;;) {
    sizes[static_cast<size_t>(id)] = 1;
    if (collection.firstChild(id) != sgf::kNoNode) {
      id = collection.firstChild(id);
      continue;
    }
    while (id != top && collection.nextSibling(id) == sgf::kNoNode) {
      const sgf::NodeId parent = collection.parent(id);
      sizes[static_cast<size_t>(parent)] += sizes[static_cast<size_t>(id)];
      id = parent;
    }
    if (id == top) return sizes;
    sizes[static_cast<size_t>(collection.parent(id))] += sizes[static_cast<size_t>(id)];
    id = collection.nextSibling(id);
  }
}

}  // namespace tengen
