// The two players, their prisoners and clocks, and one line that says whose turn it is or how the
// game ended. Shows a plain value.
#pragma once

#include <QFrame>
#include <QLabel>
#include <array>

#include "rules/color.h"

class QGridLayout;

namespace tengen::desktop {

struct PlayerLine {
  QString name;  // empty: the colour's own name
  QString rank;
  int captures = 0;
  QString clock;  // empty: none
  bool toMove = false;
  bool inByoYomi = false;

  friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

struct PlayersView {
  PlayerLine black;
  PlayerLine white;
  QString status;  // whose turn, or the result
  QString detail;  // rules and komi, the running score

  friend bool operator==(const PlayersView&, const PlayersView&) = default;
};

class PlayerPanel : public QFrame {
  Q_OBJECT

 public:
  explicit PlayerPanel(QWidget* parent = nullptr);

  void show(const PlayersView& view);
  const PlayersView& view() const { return view_; }
  using QFrame::show;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Line {
    QLabel* stone;
    QLabel* turn;
    QLabel* name;
    QLabel* captures;
    QLabel* clock;
  };

  Line makeLine(QGridLayout& grid, int row, Color color);
  void showLine(const Line& line, const PlayerLine& value, Color color);
  void refresh();

  std::array<Line, 2> lines_;
  QLabel* status_;
  QLabel* detail_;
  PlayersView view_;
};

}  // namespace tengen::desktop
