// Keys on the board beyond the menus. A coordinate can be typed ("D4", Enter plays it); while the
// board cursor is out, the arrow keys are its own, else they walk the game.
#pragma once

#include <QKeyEvent>
#include <QObject>

#include "apps/desktop/board/board_widget.h"

namespace tengen::desktop {

class BoardKeys : public QObject {
  Q_OBJECT

 public:
  // Listens on the board and on the window; text fields keep their keys.
  BoardKeys(BoardWidget& board, QWidget& window);

  void bringOutCursor();  // or puts it away
  // Behind a page that goes when something is played: what is typed there is for the board.
  void setWaits(bool waits) { waits_ = waits; }
  void setLettersAreMoves(bool are) { lettersAreMoves_ = are; }  // and not keys of the menus
  QString typed() const { return typed_; }

 signals:
  void typing(const QString& text);  // so far; empty when given up
  void moveTyped(const QString& text);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isTakenFromMenus(const QObject* watched, const QKeyEvent& event) const;
  bool handle(QKeyEvent& event);
  void setTyped(const QString& text);

  BoardWidget& board_;
  QWidget& window_;
  QString typed_;
  bool waits_ = false;
  bool lettersAreMoves_ = false;
  bool arrowsAreTheCursors_ = false;  // also before it is out
};

}  // namespace tengen::desktop
