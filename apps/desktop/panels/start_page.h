// What a first look offers, in the place of the board: play, two at this board, open, review,
// learn. Each choice is reported; the window decides.
#pragma once

#include <QCheckBox>
#include <QPushButton>
#include <QWidget>
#include <array>

#include "apps/desktop/panels/elided_label.h"

namespace tengen::desktop {

class StartCard;

class StartPage : public QWidget {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

  // Where nothing is known of one, its card cannot be chosen.
  // A game with a friend that goes on somewhere comes first; empty: there is none.
  void offer(bool engine, const QString& lastGame, const QString& friendGame = {});
  void setShownAtStart(bool shown);

 signals:
  void friendWanted();
  void playWanted();
  void twoWanted();
  void openWanted();
  void reviewWanted();
  void learnWanted();
  void leaveWanted();  // for the board as it is
  void shownAtStartChosen(bool shown);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void retranslate();

  QString lastGame_;
  QString friendGame_;
  QLabel* title_;
  QLabel* motto_;
  StartCard* friend_;
  std::array<StartCard*, 5> cards_;
  QPushButton* leave_;
  QCheckBox* atStart_;
};

}  // namespace tengen::desktop
