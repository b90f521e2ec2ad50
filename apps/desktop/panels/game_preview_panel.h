// One game at a glance: a small board, who played, how it ended and where it stands.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/panels/elided_label.h"

namespace tengen::desktop {

struct GamePreviewView {
  BoardPicture picture = BoardPicture();
  QString black, white;  // with ranks; empty: none is chosen
  QString result;
  QStringList details;  // event, date, moves, file

  bool isEmpty() const { return black.isEmpty() && white.isEmpty(); }
};

class GamePreviewPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GamePreviewPanel(QWidget* parent = nullptr);

  void show(const GamePreviewView& view);
  using QWidget::show;
  const GamePreviewView& view() const { return view_; }
  BoardWidget& board() { return *board_; }

 signals:
  void openWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  GamePreviewView view_;
  BoardWidget* board_;
  ElidedLabel* black_;
  ElidedLabel* white_;
  ElidedLabel* result_;
  QLabel* details_;
  QPushButton* open_;
};

}  // namespace tengen::desktop
