// Problems in the place of the board: a board of their own, so that no tree, comment or title of
// the window tells the answer, what is asked, and the sets there are. Shows what it is given and
// reports touches.
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/panels/lesson_panel.h"

namespace tengen::desktop {

struct ProblemSetLine {
  QString name;
  QString detail;  // "12 of 26 known · 4 due today"

  friend bool operator==(const ProblemSetLine&, const ProblemSetLine&) = default;
};

class ProblemsPage : public QWidget {
  Q_OBJECT

 public:
  explicit ProblemsPage(QWidget* parent = nullptr);

  BoardWidget& board() { return *board_; }
  LessonPanel& lesson() { return *lesson_; }
  void showSets(const std::vector<ProblemSetLine>& sets, int chosen);
  void setVaried(bool varied);

 signals:
  void setChosen(int set);
  void openWanted();
  void openFolderWanted();
  void variedChosen(bool varied);
  void leaveWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeSide();
  void arrange();
  void retranslate();

  QBoxLayout* across_;  // down, where the page is high
  QWidget* side_;
  BoardWidget* board_;
  LessonPanel* lesson_;
  QLabel* heading_;
  QListWidget* sets_;
  QComboBox* setBox_;  // the same in a low window
  QPushButton* open_;
  QAction* openFile_;
  QAction* openFolder_;
  QPushButton* leave_;
  QCheckBox* varied_;
};

}  // namespace tengen::desktop
