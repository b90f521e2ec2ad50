#include "apps/desktop/controller/board_keys.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace tengen::desktop {
namespace {

constexpr int kLongestEntry = 4;  // "pass", "AZ52"

bool isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isModifier(int key) {
  return key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
         key == Qt::Key_Shift;
}

bool isCommand(const QKeyEvent& event) {
  return event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

}  // namespace

BoardKeys::BoardKeys(BoardWidget& board, QWidget& window)
    : QObject(&window), board_(board), window_(window) {
  board.installEventFilter(this);
  window.installEventFilter(this);
}

void BoardKeys::bringOutCursor() {
  if (board_.cursor()) {
    board_.clearFocus();
    board_.setFocus();
    return;
  }
  board_.setFocus();
  arrowsAreTheCursors_ = true;
  QKeyEvent first(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
  QCoreApplication::sendEvent(&board_, &first);
  arrowsAreTheCursors_ = false;
}

// Keys that mean more than one thing: what is begun on the board goes before the menus, and so does
// a button that has the focus.
bool BoardKeys::isTakenFromMenus(const QObject* watched, const QKeyEvent& event) const {
  const int key = event.key();
  if (watched != &board_) {
    return key == Qt::Key_Space && qobject_cast<QAbstractButton*>(window_.focusWidget());
  }
  const bool isWritten = key >= Qt::Key_0 && key <= Qt::Key_Z;
  const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
  const bool isUnmodified = !isCommand(event);
  const bool isPlain = !(event.modifiers() & ~Qt::ShiftModifier);
  if (isWritten && isUnmodified && !typed_.isEmpty()) return true;
  if (isLetter && isPlain && lettersAreMoves_) return true;
  const bool forCursor = arrowsAreTheCursors_ || board_.cursor();
  if (forCursor && (isArrow(key) || key == Qt::Key_Space)) return true;
  return key == Qt::Key_Escape && (board_.cursor() || !typed_.isEmpty());
}

bool BoardKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isTakenFromMenus(watched, key)) {
      event->accept();
    } else if (isCommand(key) && !isModifier(key.key()) && !typed_.isEmpty()) {
      setTyped({});  // something else was wanted; what it says would hide what is half typed
    }
    return false;
  }
  // What is half typed is for the board one looks at.
  if (event->type() == QEvent::Hide && watched == &board_ && !typed_.isEmpty()) setTyped({});
  if (event->type() != QEvent::KeyPress || !(board_.isVisible() || waits_)) return false;
  return handle(*static_cast<QKeyEvent*>(event));
}

bool BoardKeys::handle(QKeyEvent& event) {
  const bool plain = !isCommand(event);
  const QString text = event.text();
  if (plain && text.size() == 1 && text[0].unicode() < 128 && text[0].isLetterOrNumber() &&
      (!typed_.isEmpty() || text[0].isLetter())) {
    setTyped((typed_ + text.toUpper()).left(kLongestEntry));
    return true;
  }
  const int key = event.key();
  if (key == Qt::Key_Escape && board_.cursor()) {
    bringOutCursor();
    return true;
  }
  if (typed_.isEmpty()) return false;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    const QString move = typed_;
    setTyped({});
    emit moveTyped(move);
    return true;
  }
  if (key == Qt::Key_Backspace) {
    setTyped(typed_.chopped(1));
    return true;
  }
  if (key == Qt::Key_Escape) {
    setTyped({});
    return true;
  }
  return false;
}

void BoardKeys::setTyped(const QString& text) {
  typed_ = text;
  emit typing(text);
}

}  // namespace tengen::desktop
