// One quiet line at the bottom: what happened, or why a move is refused; at times with one thing to
// do about it.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <functional>

namespace tengen::desktop {

class MessageLine : public QWidget {
  Q_OBJECT

 public:
  explicit MessageLine(QWidget* parent = nullptr);

  void say(const QString& text);
  void warn(const QString& text);  // with a sign before it
  // With a button; the text stays until something else is said.
  void offer(const QString& text, const QString& label, std::function<void()> deed);

  QString text() const { return text_; }

 private:
  void put(const QString& text, bool isWarning);

  QLabel* sign_;
  QLabel* label_;
  QPushButton* button_;
  QString text_;
  std::function<void()> deed_;
};

}  // namespace tengen::desktop
