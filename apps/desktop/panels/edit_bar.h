// The tools of edit mode, one button each; exactly one is in hand.
#pragma once

#include <QButtonGroup>
#include <QFrame>
#include <QPushButton>

#include "session/mode/edit_mode.h"

namespace tengen::desktop {

class EditBar : public QFrame {
  Q_OBJECT

 public:
  explicit EditBar(QWidget* parent = nullptr);

  void showTool(EditTool tool);

 signals:
  void toolChosen(tengen::EditTool tool);
  void doneWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void repaintIcons();

  QButtonGroup* tools_;
  QPushButton* done_;
};

}  // namespace tengen::desktop
