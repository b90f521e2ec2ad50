#include "apps/desktop/controller/comment_search.h"

namespace tengen::desktop {

NodeId findInComments(const GameTree& tree, NodeId after, const QString& words) {
  const auto next = [&tree](NodeId id) {
    const NodeId following = tree.collection().nextInTree(id, tree.root());
    return following == kNoNode ? tree.root() : following;
  };
  NodeId id = after;
  do {
    id = next(id);
    if (!tree.collection().find(id, "C")) continue;
    const QString comment = QString::fromStdString(tree.comment(id));
    if (comment.contains(words, Qt::CaseInsensitive)) return id;
  } while (id != after);
  return kNoNode;
}

}  // namespace tengen::desktop
