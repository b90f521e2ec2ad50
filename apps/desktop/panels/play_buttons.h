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

  void setAtTable(bool atTable);  // elsewhere, where some of them mean nothing

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* add(Do what);
  void place();
  void retranslate();
  void repaintIcons();
  void fitPictures();  // where there is room for them beside the words

  const Actions& actions_;
  std::array<QToolButton*, 6> buttons_;
  bool atTable_ = false;
};

}  // namespace tengen::desktop
