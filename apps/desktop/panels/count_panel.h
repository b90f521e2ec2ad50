// The sum of a counted game by both ways of counting, why they differ, and what to do next.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <array>
#include <vector>

#include "rules/scoring.h"

class QGridLayout;

namespace tengen::desktop {

struct CountView {
  Count count{BoardSize{}};
  GameFacts facts;
  Ruleset rules;
  Score area;
  Score territory;
  bool isUnfinished = false;  // there is more to play for: going on is what is proposed
};

class CountPanel : public QFrame {
  Q_OBJECT

 public:
  explicit CountPanel(QWidget* parent = nullptr);

  void show(const CountView& view);
  void setAtTable(bool atTable);  // elsewhere, where two have to agree
  using QFrame::show;

 signals:
  void doneWanted();
  void proposalWanted();
  void resumeWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  // Black and White by area, Black and White by territory.
  struct Row {
    QLabel* name;
    std::array<QLabel*, 4> cells;
  };
  enum Line { Stones, Territory, Prisoners, Passes, Komi, Bonus, Total, kLines };

  Row makeRow(QGridLayout& grid, int row, bool bold);
  void fill(Line line, const std::array<QString, 4>& texts, bool visible = true);
  void refresh();
  void retranslate();
  QString difference() const;

  std::array<QLabel*, 2> ways_;
  std::array<QLabel*, 4> sides_;
  std::vector<Row> rows_;
  QLabel* result_;
  QLabel* why_;
  QLabel* hint_;  // what the hand can do
  QPushButton* done_;
  QPushButton* propose_;
  QPushButton* resume_;
  CountView view_;
  bool atTable_ = false;
};

}  // namespace tengen::desktop
