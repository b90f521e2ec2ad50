// What was odd about a file, one line each; a click jumps to the node where there is one.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <vector>

#include "game/game_tree.h"

#include "apps/desktop/base/saying.h"

namespace tengen::desktop {

struct WarningLine {
  Saying words;
  NodeId node = kNoNode;
};

class WarningsPanel : public QFrame {
  Q_OBJECT

 public:
  explicit WarningsPanel(QWidget* parent = nullptr);

  // Hides itself when there are none; there may be more than anybody reads.
  void show(std::vector<WarningLine> lines, bool areMore);
  using QFrame::show;

 signals:
  void nodeWanted(tengen::NodeId id);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitList();
  void retranslate();

  QLabel* title_;
  QToolButton* close_;
  QListWidget* list_;
  std::vector<WarningLine> lines_;
  bool areMore_ = false;
};

}  // namespace tengen::desktop
