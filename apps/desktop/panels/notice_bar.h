// Questions that can wait, in a bar beside the board: a game to bring back, a file changed outside.
// One at a time, never in the way, never modal.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <deque>
#include <functional>
#include <vector>

#include "apps/desktop/base/saying.h"

class QBoxLayout;
class QHBoxLayout;

namespace tengen::desktop {

class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    Saying label;
    std::function<void()> action;  // may be none, and may ask again
  };

  explicit NoticeBar(QWidget* parent = nullptr);

  enum class About : uint8_t { Tengen, LostGame, File, Game, Opponent, Result, Live, Review };

  // After those that were asked before, but what is asked about the game or its result goes before
  // all else; the same question is not asked twice.
  void ask(const Saying& words, std::vector<Choice> choices, About about = About::Tengen);
  int fitInto(int width);      // its height there, in pixels
  void withdraw(About about);  // what was asked about it has no meaning any more

 signals:
  void answered();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Question {
    Saying words;
    std::vector<Choice> choices;
    About about;
  };

  void showFirst();
  void clearButtons();

  QLabel* text_;
  QBoxLayout* parts_;  // the words, and the answers beside or below them
  QHBoxLayout* answers_;
  std::vector<QPushButton*> buttons_;
  std::deque<Question> questions_;  // the first is shown
};

}  // namespace tengen::desktop
