#include "apps/desktop/panels/explorer_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "apps/desktop/base/own_keys.h"
#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/two_line_delegate.h"

namespace tengen::desktop {
ExplorerPanel::ExplorerPanel(QWidget* parent)
    : QScrollArea(parent),
      filter_(new QLineEdit),
      bars_(new ExplorerBars),
      note_(new QLabel),
      historyHeading_(new QLabel),
      history_(new ExplorerHistory),
      gamesHeading_(new QLabel) {
  setObjectName("explorer");
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidgetResizable(true);
  auto* paper = new QWidget(this);
  auto* column = new QVBoxLayout(paper);
  column->setContentsMargins(3 * kStep, 2 * kStep, 3 * kStep, 3 * kStep);
  column->setSpacing(2 * kStep);
  filter_->setObjectName("explorerFilter");
  filter_->setClearButtonEnabled(true);
  note_->setObjectName("explorerNote");
  note_->setWordWrap(true);
  for (QLabel* heading : {gamesHeading_, historyHeading_}) {
    heading->setFont(typeOf(Type::Small, Weight::Strong));
    heading->setForegroundRole(QPalette::PlaceholderText);
  }
  makeInvitation(*paper);
  makePart(*paper);
  makeGames(*paper);
  column->addWidget(invitation_);
  column->addWidget(filter_);
  column->addWidget(part_);
  column->addWidget(note_);
  column->addWidget(bars_);
  column->addWidget(historyHeading_);
  column->addWidget(history_);
  column->addWidget(gamesHeading_);
  column->addWidget(games_);
  column->addStretch(1);
  setWidget(paper);
  viewport()->setAutoFillBackground(false);
  paper->setAutoFillBackground(false);
  connect(filter_, &QLineEdit::textChanged, this, &ExplorerPanel::filterChanged);
  connect(bars_, &ExplorerBars::lineHovered, this, &ExplorerPanel::lineHovered);
  connect(bars_, &ExplorerBars::lineChosen, this, &ExplorerPanel::lineChosen);
  connect(history_, &ExplorerHistory::chosen, this, &ExplorerPanel::searchChosen);
  retranslate();
  showGames();
}

void ExplorerPanel::makeInvitation(QWidget& paper) {
  invitation_ = new QWidget(&paper);
  invitationWords_ = new QLabel(invitation_);
  invitationWords_->setWordWrap(true);
  add_ = new QPushButton(invitation_);
  add_->setObjectName("explorerAdd");
  add_->setProperty("primary", true);
  add_->setFocusPolicy(Qt::TabFocus);
  connect(add_, &QPushButton::clicked, this, &ExplorerPanel::addWanted);
  auto* rows = new QVBoxLayout(invitation_);
  rows->setContentsMargins(0, 2 * kStep, 0, 0);
  rows->setSpacing(3 * kStep);
  rows->addWidget(invitationWords_);
  rows->addWidget(add_, 0, Qt::AlignLeft);
}

void ExplorerPanel::makePart(QWidget& paper) {
  part_ = new QWidget(&paper);
  partWords_ = new QLabel(part_);
  partWords_->setWordWrap(true);
  whole_ = new QPushButton(part_);
  whole_->setObjectName("explorerWhole");
  whole_->setFocusPolicy(Qt::TabFocus);
  connect(whole_, &QPushButton::clicked, this, &ExplorerPanel::wholeBoardWanted);
  auto* row = new QHBoxLayout(part_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(partWords_, 1);
  row->addWidget(whole_);
}

void ExplorerPanel::makeGames(QWidget& paper) {
  games_ = new QListWidget(&paper);
  games_->setObjectName("explorerGames");
  games_->setFrameShape(QFrame::NoFrame);
  games_->setItemDelegate(new TwoLineDelegate(games_));
  games_->setUniformItemSizes(true);
  games_->setMouseTracking(true);
  games_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  games_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  games_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
  games_->viewport()->setAutoFillBackground(false);
  OwnKeys::keep(*games_);
  connect(games_, &QListWidget::itemActivated, this,
          [this](QListWidgetItem* item) { emit gameChosen(games_->row(item)); });
}

void ExplorerPanel::show(const ExplorerView& view) {
  if (view == view_) return;
  const bool sameGames = view.games == view_.games;
  view_ = view;
  bars_->show(view.bars);
  if (!sameGames) {
    games_->clear();
    for (const ExplorerGame& game : view.games) {
      auto* item = new QListWidgetItem(game.players, games_);
      item->setData(kDetailRole, game.detail);
      item->setToolTip(game.players + '\n' + game.detail);
    }
  }
  showGames();
}

void ExplorerPanel::showGames() {
  const bool hasGames = view_.hasGames;
  const bool isFound = hasGames && !view_.bars.headline.isEmpty();
  invitation_->setVisible(!hasGames);
  add_->setEnabled(!view_.isImporting);
  filter_->setVisible(hasGames);
  note_->setText(view_.note);
  note_->setVisible(!view_.note.isEmpty());
  showPart();
  bars_->setVisible(isFound);
  gamesHeading_->setVisible(isFound && !view_.games.empty());
  games_->setVisible(isFound && !view_.games.empty());
  // All of it: the panel scrolls as a whole.
  const int rows = games_->count();
  games_->setFixedHeight(rows > 0 ? rows * games_->sizeHintForRow(0) + kStep : 0);
}

void ExplorerPanel::showPart() {
  part_->setVisible(view_.hasGames && view_.isPart);
  partWords_->setText(view_.isEarlier ? tr("A part of an earlier board")
                                      : tr("The marked part of the board"));
  whole_->setText(view_.isEarlier ? tr("This board") : tr("Whole board"));
  const bool hasHistory = view_.hasGames && !view_.history.empty();
  historyHeading_->setVisible(hasHistory);
  history_->setVisible(hasHistory);
  history_->show(view_.history);
}

void ExplorerPanel::retranslate() {
  setAccessibleName(tr("Explorer"));
  invitationWords_->setText(
      tr("Add a folder of game records, and here is what was played from every position, how often "
         "and with what result."));
  add_->setText(tr("Add a folder…"));
  filter_->setPlaceholderText(tr("Only games with: a name, a year, B+…"));
  filter_->setAccessibleName(tr("Only games with"));
  historyHeading_->setText(tr("Looked for before"));
  history_->setAccessibleName(tr("Looked for before"));
  showPart();
  bars_->setAccessibleName(tr("Next moves"));
  gamesHeading_->setText(tr("Games, the latest first"));
  games_->setAccessibleName(tr("Games with this position"));
}

void ExplorerPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QScrollArea::changeEvent(event);
}

void ExplorerPanel::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  emit shownChanged();
}

void ExplorerPanel::hideEvent(QHideEvent* event) {
  QScrollArea::hideEvent(event);
  emit shownChanged();
}

}  // namespace tengen::desktop
