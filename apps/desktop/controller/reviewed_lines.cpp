#include "apps/desktop/controller/reviewed_lines.h"

#include <algorithm>

namespace tengen::desktop {

std::vector<NodeId> ReviewedLines::nearest(const GameTree& tree,
                                           const std::vector<NodeId>& onScreen) {
  std::erase_if(ends_, [&tree](NodeId end) { return !tree.contains(end); });
  std::vector<NodeId> nearest = onScreen;
  std::ptrdiff_t most = 0;  // nodes in common
  for (const NodeId end : ends_) {
    std::vector<NodeId> line = tree.pathTo(tree.endOfLine(end));
    const auto parting =
        std::mismatch(line.begin(), line.end(), onScreen.begin(), onScreen.end()).first;
    if (parting - line.begin() <= most) continue;
    most = parting - line.begin();
    nearest = std::move(line);
  }
  return nearest;
}

}  // namespace tengen::desktop
