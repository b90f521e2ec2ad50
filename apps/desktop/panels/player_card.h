// One player: stone, name, rank, prisoners, and the number people look for in large figures: the
// clock in play, points lost a move in review. Shows plain values; the side to move has the
// accent's border.
#pragma once

#include <QFrame>
#include <optional>

#include "rules/color.h"

#include "apps/desktop/panels/elided_label.h"

namespace tengen::desktop {

struct PlayerLine {
  QString name;  // empty: the colour's own name
  QString rank;
  int captures = 0;
  QString clock;  // empty: none
  bool toMove = false;
  bool inByoYomi = false;
  bool thinking = false;  // an engine, just now
  QString overtime = {};  // what the clock gives besides; empty: nothing
  bool isOwn = false;     // at a table: whoever looks at it

  friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

// What a review says of a player.
struct PlayerLoss {
  double pointsAMove = 0;
  int mistakes = 0;

  friend bool operator==(const PlayerLoss&, const PlayerLoss&) = default;
};

class PlayerCard : public QFrame {
  Q_OBJECT

 public:
  explicit PlayerCard(Color color, QWidget* parent = nullptr);

  void show(const PlayerLine& line, const std::optional<PlayerLoss>& loss);
  using QFrame::show;

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void fitWords();
  void fitFigure();

  Color color_;
  PlayerLine line_;
  std::optional<PlayerLoss> loss_;
  QLabel* stone_;
  ElidedLabel* name_;
  ElidedLabel* rank_;
  QLabel* figure_;
  ElidedLabel* caption_;
  ElidedLabel* captures_;
  ElidedLabel* state_;
};

}  // namespace tengen::desktop
