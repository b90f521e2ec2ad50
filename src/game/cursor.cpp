#include "game/cursor.h"

#include <cassert>

namespace tengen {

std::vector<NodeId> Cursor::line() const {
  std::vector<NodeId> line = tree_->pathTo(here_);
  for (NodeId id = nextOnLine(here_); id != kNoNode; id = nextOnLine(id)) {
    line.push_back(id);
  }
  return line;
}

void Cursor::goTo(NodeId id) {
  assert(tree_->contains(id));
  here_ = id;
  for (NodeId above = tree_->parent(id); above != kNoNode; above = tree_->parent(above)) {
    remember(above, id);
    id = above;
  }
}

bool Cursor::back() {
  const NodeId above = tree_->parent(here_);
  if (above == kNoNode) return false;
  remember(above, here_);
  here_ = above;
  return true;
}

bool Cursor::forward() {
  const NodeId next = nextOnLine(here_);
  if (next == kNoNode) return false;
  here_ = next;
  return true;
}

bool Cursor::toChild(size_t index) {
  const NodeId child = tree_->child(here_, index);
  if (child == kNoNode) return false;
  remember(here_, child);
  here_ = child;
  return true;
}

bool Cursor::toSibling(int offset) {
  const NodeId above = tree_->parent(here_);
  if (above == kNoNode) return false;
  const int index = static_cast<int>(tree_->indexAmongSiblings(here_)) + offset;
  const NodeId sibling = index < 0 ? kNoNode : tree_->child(above, static_cast<size_t>(index));
  if (sibling == kNoNode) return false;
  remember(above, sibling);
  here_ = sibling;
  return true;
}

bool Cursor::toMove(int number) {
  NodeId id = tree_->root();
  int moves = tree_->moveCount(id);
  while (moves < number) {
    id = nextOnLine(id);
    if (id == kNoNode) return false;
    moves += tree_->moveCount(id);
  }
  here_ = id;
  return true;
}

void Cursor::toEnd() {
  while (forward()) {
  }
}

void Cursor::toMainLineEnd() {
  goTo(tree_->endOfLine(tree_->root()));
}

Result<NodeId, MoveError> Cursor::play(Turn turn) {
  const auto played = tree_->play(here_, turn);
  if (played) goOnTo(*played);
  return played;
}

Result<NodeId, MoveError> Cursor::play(Turn turn, const Position& here) {
  const auto played = tree_->play(here_, turn, here);
  if (played) goOnTo(*played);
  return played;
}

void Cursor::goOnTo(NodeId child) {
  remember(here_, child);
  here_ = child;
}

bool Cursor::undo() {
  const NodeId show = tree_->undo();
  if (show != kNoNode) goTo(show);
  return show != kNoNode;
}

bool Cursor::redo() {
  const NodeId show = tree_->redo();
  if (show != kNoNode) goTo(show);
  return show != kNoNode;
}

// Only what differs from the first child is worth an entry: a long main line costs none.
void Cursor::remember(NodeId above, NodeId child) {
  if (nextOnLine(above) != child) lastVisited_[static_cast<uint32_t>(above)] = child;
}

NodeId Cursor::nextOnLine(NodeId id) const {
  const auto visited = lastVisited_.find(static_cast<uint32_t>(id));
  // What was visited may have been cut since.
  if (visited != lastVisited_.end() && tree_->parent(visited->second) == id) {
    return visited->second;
  }
  return tree_->firstChild(id);
}

}  // namespace tengen
