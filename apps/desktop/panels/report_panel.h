// What a review says of a game: the moves worth another look as cards, what each side lost by
// phase, how accurate it was. Shows plain values and reports touches.
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <array>
#include <optional>
#include <vector>

#include "apps/desktop/panels/report_card.h"
#include "apps/desktop/panels/segmented.h"

namespace tengen::desktop {

// Of one side; a dash where nothing is known.
struct SideFigures {
  QString name;
  std::array<QString, 3> byPhase;  // points lost a move: opening, middle game, endgame
  QString all;
  QString accuracy;
  QString mistakes;

  friend bool operator==(const SideFigures&, const SideFigures&) = default;
};

struct ReportView {
  std::vector<MistakeLine> mistakes;  // those that cost most, in the order of the game
  std::array<int, 2> stopsOf{};       // of N, the cards among them: Black, White
  SideFigures black;
  SideFigures white;
  bool isKnown = false;       // else there is nothing to show yet
  QString whyNot;             // it cannot be reviewed; empty: it can
  std::optional<Color> mine;  // whose moves are shown first: of a person who played an engine
  QString progress;           // of the game only a part is known; empty: (nearly) all of it
  bool isUnfinished = false;  // there is more to review, and nobody does just now

  friend bool operator==(const ReportView&, const ReportView&) = default;
};

class ReportPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit ReportPanel(QWidget* parent = nullptr);

  void show(const ReportView& view);
  using QScrollArea::show;
  const ReportView& view() const { return view_; }
  ReportCard* card(size_t index) const { return cards_[index]; }
  std::optional<Color> side() const { return side_; }  // whose moves are shown; nothing: both
  void showSide(std::optional<Color> side);

 signals:
  void mistakeChosen(int index);
  void tryAgainWanted(int index);
  void reviewWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeFigures();
  void makeInvitation();
  void showCards();
  void fitHeading();  // it is shown where it is whole
  void addCard();
  void paintStones();
  void showFigures();
  void retranslate();

  ReportView view_;
  QVBoxLayout* column_;
  QWidget* invitation_;  // while nothing is known
  QLabel* invitationWords_;
  QPushButton* review_;
  QLabel* whyNot_;
  QWidget* known_;
  QLabel* heading_;
  Segmented* sides_;
  std::optional<Color> side_;  // whose moves are shown
  QVBoxLayout* cardColumn_;
  std::vector<ReportCard*> cards_;
  QLabel* none_;      // there are no such moves
  QLabel* more_;      // where the other mistakes are
  QLabel* progress_;  // how much is known
  QPushButton* rest_;
  QLabel* figuresHeading_;
  QGridLayout* grid_;
  std::array<QLabel*, 2> names_{};
  std::array<QLabel*, 6> rows_{};  // three phases, all, accuracy, mistakes
  std::array<std::array<QLabel*, 6>, 2> figures_{};
};

}  // namespace tengen::desktop
