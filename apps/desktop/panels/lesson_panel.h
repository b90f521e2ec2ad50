// What a lesson asks, says of an answer, and offers to do next. Shows plain values and reports
// which button was pressed.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <optional>
#include <vector>

#include "rules/color.h"

class QGridLayout;

namespace tengen::desktop {

struct LessonChoice {
  int id = 0;
  QString words;
  bool primary = false;  // what most will want next

  friend bool operator==(const LessonChoice&, const LessonChoice&) = default;
};

struct LessonView {
  enum class Mood : uint8_t { Asking, Right, Wrong };

  std::optional<Color> toPlay;
  QString title;
  QString words;
  Mood mood = Mood::Asking;
  QString score;  // how it goes in all
  std::vector<LessonChoice> choices;

  friend bool operator==(const LessonView&, const LessonView&) = default;
};

class LessonPanel : public QFrame {
  Q_OBJECT

 public:
  explicit LessonPanel(QWidget* parent = nullptr);

  void show(const LessonView& view);
  using QFrame::show;
  const LessonView& view() const { return view_; }

 signals:
  void chosen(int id);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void makeButtons();
  void placeButtons();

  LessonView view_;
  QLabel* stone_;
  QLabel* title_;
  QLabel* words_;
  QLabel* score_;
  QGridLayout* grid_;
  std::vector<QPushButton*> buttons_;
};

}  // namespace tengen::desktop
