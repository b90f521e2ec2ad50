#include "session/editing.h"

#include <utility>

namespace tengen {
namespace {

using EditedNode = Result<NodeId, SessionError>;

bool isNode(const GameTree& tree, NodeId id) {
  return static_cast<size_t>(id) < tree.collection().nodeCount() && tree.contains(id);
}

// Nothing if this branch may go.
std::optional<SessionError> whyNotCut(const GameTree& tree, NodeId top) {
  const bool mayGo = isNode(tree, top) && top != tree.root();
  return mayGo ? std::nullopt : std::optional(refusal(SessionError::Kind::RootStays).error);
}

// An edit that leaves the session where it is.
template <class Change>
Outcome editInPlace(GameSession& session, Change change) {
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) -> EditedNode {
    change(tree);
    return here;
  });
}

}  // namespace

Result<std::string, SessionError> cutBranch(GameSession& session, NodeId top) {
  if (const auto why = whyNotCut(session.tree(), top)) return Unexpected{*why};
  std::string text = copyBranch(session.tree(), top);
  const Outcome deleted = deleteBranch(session, top);
  if (!deleted) return Unexpected{deleted.error()};
  return text;
}

Outcome pasteBranch(GameSession& session, NodeId parent, std::string text) {
  if (!isNode(session.tree(), parent)) return refusal(SessionError::Kind::RootStays);
  return session.edit([&](GameTree& tree) -> EditedNode {
    const auto pasted = pasteBranch(tree, parent, std::move(text));
    if (!pasted || *pasted == kNoNode) return refusal(SessionError::Kind::Unreadable);
    return *pasted;
  });
}

Outcome deleteBranch(GameSession& session, NodeId top) {
  if (const auto why = whyNotCut(session.tree(), top)) return Unexpected{*why};
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) -> EditedNode {
    const NodeId above = deleteBranch(tree, top);
    return tree.contains(here) ? here : above;
  });
}

Outcome moveAmongSiblings(GameSession& session, NodeId id, size_t index) {
  return editInPlace(session, [&](GameTree& tree) { moveAmongSiblings(tree, id, index); });
}

Outcome promote(GameSession& session, NodeId id) {
  return editInPlace(session, [&](GameTree& tree) { promote(tree, id); });
}

Outcome makeMainLine(GameSession& session, NodeId id) {
  return editInPlace(session, [&](GameTree& tree) { makeMainLine(tree, id); });
}

Outcome setUpStone(GameSession& session, Point point, Stone stone) {
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) -> EditedNode {
    const auto placed = setUpStone(tree, here, point, stone);
    if (!placed) return Unexpected{refusalOf(placed.error())};
    return *placed;
  });
}

Outcome setToMove(GameSession& session, std::optional<Color> color) {
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) -> EditedNode { return setToMove(tree, here, color); });
}

Outcome setLabel(GameSession& session, Point point, std::string_view label) {
  const NodeId here = session.node();
  return editInPlace(session, [&](GameTree& tree) { setLabel(tree, here, point, label); });
}

Outcome setGameInfo(GameSession& session, const GameInfo& info) {
  return editInPlace(session, [&](GameTree& tree) { setGameInfo(tree, info); });
}

Outcome transform(GameSession& session, Symmetry symmetry) {
  return editInPlace(session, [&](GameTree& tree) { transform(tree, symmetry); });
}

Outcome swapColors(GameSession& session) {
  return editInPlace(session, [&](GameTree& tree) { swapColors(tree); });
}

}  // namespace tengen
