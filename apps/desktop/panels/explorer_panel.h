// What was played from this position in the games of the library: the next moves as bars, and some
// of the games. Shows plain values and reports touches.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <vector>

#include "apps/desktop/panels/explorer_bars.h"
#include "apps/desktop/panels/explorer_history.h"

namespace tengen::desktop {

struct ExplorerGame {
  QString players;  // "Lee Sedol – Gu Li"
  QString detail;   // "2010-05-06 · W+R · move 12"

  friend bool operator==(const ExplorerGame&, const ExplorerGame&) = default;
};

struct ExplorerView {
  bool hasGames = true;  // the library does: else it says how to add some
  bool isImporting = false;
  ExplorerBarsView bars;                // no headline: nothing is known yet
  std::vector<ExplorerGame> games;      // in which it stands
  QString note;                         // in the place of both
  bool isPart = false;                  // of the board: the marked one
  bool isEarlier = false;               // of a board that was there before
  std::vector<ExplorerSearch> history;  // parts that were looked for, the latest first

  friend bool operator==(const ExplorerView&, const ExplorerView&) = default;
};

class ExplorerPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit ExplorerPanel(QWidget* parent = nullptr);

  void show(const ExplorerView& view);
  using QScrollArea::show;
  const ExplorerView& view() const { return view_; }
  ExplorerBars& bars() { return *bars_; }
  ExplorerHistory& history() { return *history_; }
  QString filter() const { return filter_->text(); }

 signals:
  void shownChanged();  // it came to the front, or went
  void filterChanged(const QString& text);
  void lineHovered(std::optional<int> line);
  void lineChosen(int line);
  void gameChosen(int game);
  void addWanted();
  void wholeBoardWanted();
  void searchChosen(int search);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void makeInvitation(QWidget& paper);
  void makePart(QWidget& paper);
  void makeGames(QWidget& paper);
  void showGames();
  void showPart();
  void retranslate();

  ExplorerView view_;
  QWidget* invitation_;  // while there are no games
  QLabel* invitationWords_;
  QPushButton* add_;
  QLineEdit* filter_;
  QWidget* part_;  // a line about the part that is looked for
  QLabel* partWords_;
  QPushButton* whole_;
  ExplorerBars* bars_;
  QLabel* note_;
  QLabel* historyHeading_;
  ExplorerHistory* history_;
  QLabel* gamesHeading_;
  QListWidget* games_;
};

}  // namespace tengen::desktop
