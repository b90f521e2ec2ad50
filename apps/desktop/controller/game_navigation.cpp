// The ways through a game: each is one of the session's own.
#include "apps/desktop/controller/comment_search.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/words/words.h"

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

// Through what was done

// Against an engine one takes back one's own last move, and its answer with it.
void GameController::step(const Way& way) {
  holdEngines();
  const NodeId before = session_->node();
  const bool moved = carryOut(way.go) && session_->node() != before;
  const Color turn = session_->turn();
  const bool isEnginesTurn =
      session_->mode().kind() == Mode::Kind::Play && isEngines(turn) && !isEngines(opponent(turn));
  if (moved && isEnginesTurn && (session_.get()->*way.isOpen)()) {
    carryOut(way.go);
  } else if (moved && isEnginesTurn && way.comeBack) {
    // There was no move of one's own: the engine would only move again.
    carryOut(way.comeBack);
    refuse({SessionError::Kind::NothingToTakeBack, {}, {}});
  }
  letEnginesGo();
}

void GameController::takeBack() {
  if (elsewhere_) return elsewhere_->takeBack();
  // As undo, where a move was the last thing done: so both lead on from where the other led.
  step({[](GameSession& game) { return game.undoTakesBack() ? game.undoEdit() : game.takeBack(); },
        &GameSession::canTakeBack,
        [](GameSession& game) { return game.canRedo() ? game.redo() : game.redoEdit(); }});
}

bool GameController::canTakeBack() const {
  if (!session_->canTakeBack() || session_->mode().kind() != Mode::Kind::Play) {
    return session_->canTakeBack();
  }
  const Color mover = opponent(session_->turn());
  const GameTree& tree = session_->tree();
  const bool isAnswer = isEngines(mover) && !isEngines(session_->turn());
  return !isAnswer || tree.hasMove(tree.parent(session_->node()));
}

void GameController::undo() {
  if (elsewhere_) return elsewhere_->takeBack();
  const auto result = session_->isFinishedHere() ? session_->result() : std::nullopt;
  step({&GameSession::undoEdit, &GameSession::canUndoEdit, &GameSession::redoEdit});
  const bool goesOn = session_->mode().kind() == Mode::Kind::Play;
  if (!result || result->kind != GameResult::Kind::Time || !goesOn) return;
  const Color color = opponent(result->winner);
  const QString left = words::clockFace(session_->clock().settings(), session_->timeLeft(color));
  emit hinted(
      [color, left] {
        return tr("The game goes on. %1 has some time again: %2").arg(words::sideName(color), left);
      },
      {});
}

void GameController::redo() {
  step({&GameSession::redoEdit, &GameSession::canRedoEdit, nullptr});
}

}  // namespace tengen::desktop
