// The ways through a game: each is one of the session's own.
#include "apps/desktop/controller/comment_search.h"
#include "apps/desktop/controller/game_controller.h"

namespace tengen::desktop {

void GameController::goTo(NodeId id) {
  emit aboutToAct();
  session_->goTo(id);
}

void GameController::toStart() {
  emit aboutToAct();
  session_->toStart();
}

void GameController::back(int moves) {
  emit aboutToAct();
  session_->back(moves);
}

void GameController::forward(int moves) {
  emit aboutToAct();
  session_->forward(moves);
}

void GameController::toEnd() {
  emit aboutToAct();
  session_->toEnd();
}

void GameController::toPlace(int nodes) {
  const auto line = session_->line();
  if (nodes >= 0 && static_cast<size_t>(nodes) < line.size())
    goTo(line[static_cast<size_t>(nodes)]);
}

void GameController::toMove(int number) {
  emit aboutToAct();
  // A game may end before that move.
  if (!session_->toMove(number) && number > session_->tree().moveNumber(session_->line().back())) {
    session_->toEnd();
  }
}

void GameController::toSibling(int offset) {
  emit aboutToAct();
  session_->toSibling(offset);
}

void GameController::toMainLine() {
  emit aboutToAct();
  session_->toMainLineEnd();
}

void GameController::askForMove() {
  const GameTree& tree = session_->tree();
  const int last = tree.moveNumber(session_->line().back());
  const auto number = questions_.moveNumber(tree.moveNumber(session_->node()), last);
  if (number) toMove(*number);
}

void GameController::find() {
  const auto words = questions_.wordsToFind(wordsToFind_);
  if (!words) return;
  wordsToFind_ = *words;
  findNext();
}

void GameController::findNext() {
  if (wordsToFind_.isEmpty()) return find();
  const NodeId found = findInComments(session_->tree(), session_->node(), wordsToFind_);
  if (found == kNoNode) {
    emit refused([words = wordsToFind_] { return tr("No comment has “%1”.").arg(words); },
                 std::nullopt);
  } else {
    goTo(found);
  }
}

void GameController::toMoveOn(Point point) {
  emit aboutToAct();
  if (session_->toMoveOn(point)) return;
  emit refused([] { return tr("Nobody plays there in this game."); }, point);
}

}  // namespace tengen::desktop
