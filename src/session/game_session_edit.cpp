// Walking through the tree of a session and editing it.
#include <cassert>

#include "session/game_session.h"

namespace tengen {
namespace {

using Kind = Event::Kind;
using Refusal = SessionError::Kind;

}  // namespace

// Ways

bool GameSession::isNode(NodeId id) const {
  return static_cast<size_t>(id) < tree_.collection().nodeCount() && tree_.contains(id);
}

bool GameSession::walk(const std::function<void(Cursor&)>& way) {
  const NodeId before = node();
  way(cursor_);
  if (node() == before) return false;
  stopThinking();
  Event went = event(Kind::Go);
  went.node = node();
  static_cast<void>(doNow(went, Change::What::Navigated));
  askPlayer();
  return true;
}

bool GameSession::goTo(NodeId id) {
  return isNode(id) && walk([id](Cursor& cursor) { cursor.goTo(id); });
}

bool GameSession::back(int nodes) {
  return walk([nodes](Cursor& cursor) {
    for (int i = 0; i < nodes && cursor.back(); ++i) {
    }
  });
}

bool GameSession::forward(int nodes) {
  return walk([nodes](Cursor& cursor) {
    for (int i = 0; i < nodes && cursor.forward(); ++i) {
    }
  });
}

bool GameSession::toStart() {
  return walk([](Cursor& cursor) { cursor.toStart(); });
}

bool GameSession::toEnd() {
  return walk([](Cursor& cursor) { cursor.toEnd(); });
}

bool GameSession::toMainLineEnd() {
  return walk([](Cursor& cursor) { cursor.toMainLineEnd(); });
}

bool GameSession::toMove(int number) {
  return walk([number](Cursor& cursor) { cursor.toMove(number); });
}

bool GameSession::toSibling(int offset) {
  return walk([offset](Cursor& cursor) { cursor.toSibling(offset); });
}

bool GameSession::toMoveOn(Point point) {
  if (!tree_.size().contains(point)) return false;
  const auto isThere = [&](NodeId id) {
    const auto turn = tree_.moveAt(id);
    return turn && turn->move == Move::at(point);
  };
  if (position().board().at(point) != Stone::None) {
    NodeId id = node();
    while (id != kNoNode && !isThere(id))
      id = tree_.parent(id);
    return id != kNoNode && goTo(id);
  }
  bool behind = false;
  for (const NodeId id : line()) {
    if (behind && isThere(id)) return goTo(id);
    behind |= id == node();
  }
  return false;
}

bool GameSession::openGame(size_t game) {
  if (game >= tree_.gameCount() || game == tree_.openGame()) return false;
  stopThinking();
  Event opened = event(Kind::Game);
  opened.text = std::to_string(game);
  static_cast<void>(doNow(opened, Change::What::GameOpened));
  askPlayer();
  return true;
}

// Editing

Outcome GameSession::edit(const TreeChange& change) {
  if (counting()) return refusal(Refusal::NotPlaying);
  // A journal that begins now begins with the tree before the change.
  const std::string firstRecord = journalFolder_.empty() || journal_ ? std::string() : opening();
  std::vector<TreeEdit> edits;
  tree_.recordTo(&edits);
  const auto changed = [&] {
    GameTree::Step step(tree_, node());
    auto there = change(tree_);
    if (there) step.endAt(*there);
    return there;
  }();
  tree_.recordTo(nullptr);
  if (!changed) {
    assert(edits.empty());
    return Unexpected{changed.error()};
  }
  if (edits.empty()) {
    goTo(*changed);
    return {};
  }

  stopThinking();
  Event edited = event(Kind::Edit);
  edited.node = *changed;
  edited.text = toText(edits);
  if (!firstRecord.empty()) createJournal(firstRecord);
  write(edited);
  arriveEdited(edited);
  enter(edited);
  offer_.reset();
  tell({Change::What::Edited}, edited);
  askPlayer();
  return {};
}

Outcome GameSession::undoEdit() {
  if (counting() && !canUndoEdit()) return refusal(Refusal::NotPlaying);
  if (counting()) return doNow(event(Kind::UndoMarks), Change::What::Marked);
  if (!canUndoEdit()) return refusal(Refusal::NothingToUndo);
  return travel(Kind::Undo);
}

Outcome GameSession::redoEdit() {
  if (counting() && !canRedoEdit()) return refusal(Refusal::NotPlaying);
  if (counting()) return doNow(event(Kind::RedoMarks), Change::What::Marked);
  if (!canRedoEdit()) return refusal(Refusal::NothingToRedo);
  return travel(Kind::Redo);
}

Outcome GameSession::travel(Kind kind) {
  stopThinking();
  const Outcome done = doNow(event(kind), Change::What::Edited);
  askPlayer();
  return done;
}

// Edit mode

Outcome GameSession::beginEditing() {
  if (counting()) return refusal(Refusal::NotPlaying);
  if (editing()) return {};
  if (endIfFlagFell()) return refusal(Refusal::GameOver);
  stopThinking();
  return doNow(event(Kind::BeginEdit), Change::What::ModeChanged);
}

Outcome GameSession::endEditing() {
  if (!editing()) return refusal(Refusal::NotEditing);
  const Outcome done = doNow(event(Kind::EndEdit), Change::What::ModeChanged);
  askPlayer();
  return done;
}

Outcome GameSession::setTool(EditTool tool) {
  if (!editing()) return refusal(Refusal::NotEditing);
  static_cast<EditMode&>(*modes_.back()).setTool(tool);
  return {};
}

Outcome GameSession::drag(Point from, Point to) {
  return modes_.back()->drag(*this, from, to);
}

}  // namespace tengen
