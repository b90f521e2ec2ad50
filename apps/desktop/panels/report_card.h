// One move worth another look, in two lines: who played it, what was better, what it cost, and a
// button to try again. A plain value in, touches out.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "rules/color.h"

#include "apps/desktop/panels/elided_label.h"

namespace tengen::desktop {

struct MistakeLine {
  Color color = Color::Black;
  QString move;    // "Move 61 · K12"; the stone beside it says whose
  QString better;  // "better M14, then N15, O13"; while it shall be found, a question
  QString cost;    // "−8.2"
  QString doubt;   // "± 1.5", where there is room; empty: none
  bool chosen = false;

  friend bool operator==(const MistakeLine&, const MistakeLine&) = default;
};

class ReportCard : public QFrame {
  Q_OBJECT

 public:
  explicit ReportCard(QWidget* parent = nullptr);

  void show(const MistakeLine& line);
  using QFrame::show;

 signals:
  void chosen();
  void tryAgainWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QString wholeCost() const;
  void refresh();
  void fitWords();  // the move goes before the button's words and the doubt

  MistakeLine line_;
  QLabel* stone_;
  ElidedLabel* move_;
  ElidedLabel* better_;
  QLabel* cost_;
  QPushButton* tryAgain_;
};

}  // namespace tengen::desktop
