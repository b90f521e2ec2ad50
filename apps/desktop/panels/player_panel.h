// The two players as cards, and one line that says whose turn it is or how the game ended. Shows
// plain values.
#pragma once

#include <QBoxLayout>
#include <QWidget>
#include <optional>

#include "apps/desktop/panels/player_card.h"

namespace tengen::desktop {

struct PlayersView {
  PlayerLine black;
  PlayerLine white;
  QString names;                // "Ana – Ben"; empty where nobody is named
  QString status;               // whose turn, or the result
  QString detail;               // rules and komi
  QString note;                 // the running score, or a result that lies elsewhere in the game
  Color nearer = Color::White;  // whose card is the lower one, where one is above the other

  friend bool operator==(const PlayersView&, const PlayersView&) = default;
};

struct LossesView {
  PlayerLoss black;
  PlayerLoss white;
};

class PlayerPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PlayerPanel(QWidget* parent = nullptr);

  void show(const PlayersView& view);
  // What a review found; shown in place of the clocks while reviewing.
  void showLosses(const std::optional<LossesView>& losses);
  void setReviewing(bool reviewing);
  void setCardsStacked(bool stacked);  // one above the other, or side by side
  void setCardsShown(bool shown);
  const PlayersView& view() const { return view_; }
  using QWidget::show;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void makeRoom();
  void placeNote();

  PlayersView view_;
  std::optional<LossesView> losses_;
  bool reviewing_ = false;
  bool stacked_ = false;
  PlayerCard* black_;
  PlayerCard* white_;
  QBoxLayout* cards_;
  QWidget* words_;  // below the cards
  QLabel* status_;
  QLabel* note_;
};

}  // namespace tengen::desktop
