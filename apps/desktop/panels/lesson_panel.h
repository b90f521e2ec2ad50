// What a lesson asks, says of an answer, and offers to do next. Shows plain values and reports
// which button was pressed.
#pragma once

#include <QFrame>
#include <QLabel>
#include <optional>
#include <vector>

#include "rules/color.h"

#include "apps/desktop/panels/choice_buttons.h"

namespace tengen::desktop {

struct LessonView {
  enum class Mood : uint8_t { Asking, Right, Wrong };

  std::optional<Color> toPlay;
  QString title;
  QString words;
  Mood mood = Mood::Asking;
  QString score;  // how it goes in all
  std::vector<NamedChoice> choices;

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

 private:
  void refresh();

  LessonView view_;
  QLabel* stone_;
  QLabel* title_;
  QLabel* words_;
  QLabel* score_;
  ChoiceButtons* buttons_;
};

}  // namespace tengen::desktop
