// The bar above everything: all menus behind one button, whose game this is, what the window is for
// just now, and a few tools. Each tool is an action of the menus.
#pragma once

#include <QMenu>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/menu/actions.h"
#include "apps/desktop/panels/elided_label.h"
#include "apps/desktop/panels/icons.h"
#include "apps/desktop/panels/segmented.h"

class QHBoxLayout;

namespace tengen::desktop {

enum class WindowMode : uint8_t { Play, Review, Edit, Library };

class TopBar : public QWidget {
  Q_OBJECT

 public:
  explicit TopBar(Actions& actions, QWidget* parent = nullptr);

  void showGame(const QString& title, const QString& detail);
  void showMode(WindowMode mode);
  // A button with a picture for an action, left of those that are there.
  void addTool(Do what, Glyph glyph);
  void openMenu();             // at its button
  void openMenu(QMenu& menu);  // one of those behind it

 signals:
  void modeWanted(tengen::desktop::WindowMode mode);
  void touched();  // anything of it

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Tool {
    QToolButton* button;
    QAction* action;
    Glyph glyph;
  };

  void retranslate();
  void repaintIcons();

  Actions& actions_;
  QMenu* menu_;
  QToolButton* menuButton_;
  ElidedLabel* title_;
  ElidedLabel* detail_;
  Segmented* modes_;
  QHBoxLayout* tools_;
  std::vector<Tool> toolButtons_;
};

}  // namespace tengen::desktop
