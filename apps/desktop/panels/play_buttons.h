// The few things people do in a game, as buttons: each shows an action of the menus under a short
// word of its own.
#pragma once

#include <QToolButton>
#include <QWidget>
#include <array>

#include "apps/desktop/menu/actions.h"

namespace tengen::desktop {

class PlayButtons : public QWidget {
  Q_OBJECT

 public:
  explicit PlayButtons(const Actions& actions, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* add(Do what);
  void retranslate();

  const Actions& actions_;
  std::array<QToolButton*, 5> buttons_;  // Pass, Count, Resign, Undo, New game
};

}  // namespace tengen::desktop
