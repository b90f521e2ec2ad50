// A question that can wait, at the top of the window: a game to bring back, a file changed outside.
// Never in the way, never modal.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <functional>
#include <vector>

class QHBoxLayout;

namespace tengen::desktop {

class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    QString label;
    std::function<void()> deed;  // the bar is gone by then, and may be asked again
  };

  explicit NoticeBar(QWidget* parent = nullptr);

  void ask(const QString& text, std::vector<Choice> choices);
  void dismiss();

 private:
  QLabel* text_;
  QHBoxLayout* row_;
  std::vector<QPushButton*> buttons_;
};

}  // namespace tengen::desktop
