#include "apps/desktop/panels/count_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <cmath>
#include <utility>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/sheet.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

QString decimal(double value) {
  return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
}

void embolden(QWidget* widget, bool bold) {
  QFont font = widget->font();
  font.setBold(bold);
  widget->setFont(font);
}

// Black's lead.
double lead(const Score& score) {
  return score.black - score.white;
}

}  // namespace

CountPanel::CountPanel(QWidget* parent) : QFrame(parent) {
  setObjectName("countPanel");
  auto* paper = new QWidget(this);
  paper->setFont(typeOf(Type::Small));
  auto* column = new QVBoxLayout(paper);
  column->setContentsMargins(0, 0, 0, 0);
  auto* sheet = new Sheet(paper, this);  // while it is empty: it asks for its size at once
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(2 * kStep);
  grid->setVerticalSpacing(2);
  grid->setColumnStretch(0, 1);
  ways_ = {new QLabel(paper), new QLabel(paper)};
  grid->addWidget(ways_[0], 0, 1, 1, 2, Qt::AlignCenter);
  grid->addWidget(ways_[1], 0, 3, 1, 2, Qt::AlignCenter);
  for (int i = 0; i < 4; ++i) {
    sides_[static_cast<size_t>(i)] = new QLabel(paper);
    grid->addWidget(sides_[static_cast<size_t>(i)], 1, i + 1, Qt::AlignRight);
  }
  for (int line = 0; line < kLines; ++line)
    rows_.push_back(makeRow(*grid, line + 2, line == Total));
  column->addLayout(grid);
  result_ = new QLabel(this);
  result_->setObjectName("countResult");
  result_->setWordWrap(true);
  embolden(result_, true);
  why_ = new QLabel(paper);
  why_->setObjectName("countWhy");
  why_->setWordWrap(true);
  hint_ = new QLabel(paper);
  hint_->setObjectName("countHint");
  hint_->setForegroundRole(QPalette::PlaceholderText);
  hint_->setWordWrap(true);
  column->addWidget(why_);
  column->addWidget(hint_);
  done_ = new QPushButton(this);
  done_->setObjectName("countDone");
  resume_ = new QPushButton(this);
  resume_->setObjectName("countResume");
  propose_ = new QPushButton(this);
  propose_->setObjectName("countPropose");
  for (QPushButton* button : {done_, resume_, propose_})
    button->setFocusPolicy(Qt::TabFocus);  // the keys stay the board's
  auto* buttons = new QGridLayout;
  buttons->setSpacing(2 * kStep);
  buttons->addWidget(propose_, 0, 0, 1, 2);
  buttons->addWidget(resume_, 1, 0);
  buttons->addWidget(done_, 1, 1);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addWidget(result_);  // never scrolled away: it is what Done writes
  rows->addWidget(sheet);
  rows->addLayout(buttons);
  connect(done_, &QPushButton::clicked, this, &CountPanel::doneWanted);
  connect(propose_, &QPushButton::clicked, this, &CountPanel::proposalWanted);
  connect(resume_, &QPushButton::clicked, this, &CountPanel::resumeWanted);
  retranslate();
}

CountPanel::Row CountPanel::makeRow(QGridLayout& grid, int row, bool bold) {
  Row made{new QLabel(this), {}};
  embolden(made.name, bold);
  grid.addWidget(made.name, row, 0);
  for (size_t i = 0; i < 4; ++i) {
    made.cells[i] = new QLabel(this);
    embolden(made.cells[i], bold);
    grid.addWidget(made.cells[i], row, static_cast<int>(i) + 1, Qt::AlignRight);
  }
  return made;
}

void CountPanel::show(const CountView& view) {
  view_ = view;
  refresh();
}

void CountPanel::setAtTable(bool atTable) {
  if (std::exchange(atTable_, atTable) != atTable) retranslate();
}

void CountPanel::fill(Line line, const std::array<QString, 4>& texts, bool visible) {
  const Row& row = rows_[static_cast<size_t>(line)];
  row.name->setVisible(visible);
  for (size_t i = 0; i < 4; ++i) {
    row.cells[i]->setText(texts[i]);
    row.cells[i]->setVisible(visible);
  }
}

void CountPanel::refresh() {
  const Count::Side& black = view_.count.black;
  const Count::Side& white = view_.count.white;
  const auto number = [](int value) { return QString::number(value); };
  fill(Stones, {number(black.stones), number(white.stones), {}, {}});
  fill(Territory, {number(black.territory), number(white.territory),
                   number(black.territory - black.sekiTerritory),
                   number(white.territory - white.sekiTerritory)});
  fill(Prisoners, {QString(), QString(), number(black.prisoners + black.deadTaken),
                   number(white.prisoners + white.deadTaken)});
  fill(Passes,
       {QString(), QString(), number(view_.facts.whitePasses), number(view_.facts.blackPasses)},
       view_.rules.passStones);
  fill(Komi, {QString(), decimal(view_.facts.komi), QString(), decimal(view_.facts.komi)});
  fill(Bonus,
       {QString(), number(view_.area.handicapBonus), QString(),
        number(view_.territory.handicapBonus)},
       view_.area.handicapBonus != 0 || view_.territory.handicapBonus != 0);
  fill(Total, {decimal(view_.area.black), decimal(view_.area.white), decimal(view_.territory.black),
               decimal(view_.territory.white)});
  const bool byArea = view_.rules.scoring == Scoring::Area;
  embolden(ways_[0], byArea);
  embolden(ways_[1], !byArea);
  result_->setText(words::result((byArea ? view_.area : view_.territory).result));
  why_->setText(difference());
  done_->setProperty("primary", !view_.isUnfinished);
  resume_->setProperty("primary", view_.isUnfinished);
  for (QPushButton* button : {done_, resume_})
    button->update();
}

// Both ways agree but for stones played without an answer, dame, passes and seki.
QString CountPanel::difference() const {
  const double gap = lead(view_.area) - lead(view_.territory);
  if (std::abs(gap) < 0.01) return tr("Both ways of counting agree.");
  const bool byArea = view_.rules.scoring == Scoring::Area;
  const QString counted =
      byArea ? tr("This game is counted by area.") : tr("This game is counted by territory.");
  const QString size = decimal(std::abs(gap));
  const QString who = gap > 0 ? tr("By area Black does better by %1.").arg(size)
                              : tr("By area White does better by %1.").arg(size);
  const int bonus = view_.area.handicapBonus - view_.territory.handicapBonus;
  const QString handicap =
      bonus == 0 ? QString()
                 : tr("By area White gets %n point(s) for the handicap stones.", "", bonus) + ' ';
  return counted + ' ' + who + ' ' + handicap +
         tr("By area every stone on the board counts: the side that played more stones, filled "
            "dame or has eyes in seki gains; by territory prisoners count instead.");
}

void CountPanel::retranslate() {
  setAccessibleName(tr("Count"));
  ways_[0]->setText(tr("By area"));
  ways_[1]->setText(tr("By territory"));
  for (size_t i = 0; i < 4; ++i)
    sides_[i]->setText(i % 2 == 0 ? tr("Black") : tr("White"));
  const std::array<QString, kLines> names = {tr("Stones"),      tr("Territory"), tr("Prisoners"),
                                             tr("Pass stones"), tr("Komi"),      tr("Handicap"),
                                             tr("Total")};
  for (size_t i = 0; i < names.size(); ++i)
    rows_[i].name->setText(names[i]);
  done_->setText(atTable_ ? tr("Agree") : tr("Done"));
  done_->setToolTip(atTable_ ? tr("Agree to this count: the game ends when both do")
                             : tr("Take the dead stones off and write the result"));
  hint_->setText(tr("A click marks a whole group; Shift+click one chain of it alone."));
  propose_->setText(tr("Propose again"));
  propose_->setToolTip(tr("Mark the dead stones as Tengen sees them"));
  resume_->setText(tr("Resume"));
  resume_->setToolTip(tr("Go back to play"));
  refresh();
}

void CountPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
