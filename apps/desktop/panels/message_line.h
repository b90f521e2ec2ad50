// One quiet line at the bottom: what happened, or why a move is refused; at times with one thing to
// do about it. Keeps its height whatever it says: the board shall not jump.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <functional>

#include "apps/desktop/base/saying.h"

namespace tengen::desktop {

class MessageLine : public QWidget {
  Q_OBJECT

 public:
  explicit MessageLine(QWidget* parent = nullptr);

  void say(const Saying& words);
  void warn(const Saying& words);  // with a sign before it
  // With a button; the words stay until something else is said.
  void offer(const Saying& words, const Saying& button, std::function<void()> action);

  QString text() const { return textOf(words_); }

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void put(const Saying& words, bool isWarning);
  void write();
  void makeRoomFor(const QString& words);
  QString cutToFit(const QString& text) const;

  QLabel* sign_;
  QLabel* label_;
  QPushButton* button_;
  Saying words_;
  Saying buttonWords_;
  std::function<void()> action_;
};

}  // namespace tengen::desktop
