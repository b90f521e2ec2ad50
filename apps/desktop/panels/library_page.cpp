#include "apps/desktop/panels/library_page.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "apps/desktop/base/own_keys.h"
#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kRoomForPreview = 760;  // pixels
constexpr int kPreviewWidth = 320;
constexpr int kInvitationWidth = 460;

}  // namespace

LibraryPage::LibraryPage(QWidget* parent)
    : QWidget(parent),
      filter_(new QLineEdit(this)),
      count_(new QLabel(this)),
      add_(new QPushButton(this)),
      scan_(new QPushButton(this)),
      list_(new QTableView(this)),
      preview_(new GamePreviewPanel(this)),
      folders_(new ElidedLabel(this)),
      remove_(new QPushButton(this)),
      problem_(new QLabel(this)),
      mend_(new QPushButton(this)),
      showTroubles_(new QPushButton(this)),
      troubles_(new QPlainTextEdit(this)),
      bar_(new QProgressBar(this)),
      progress_(new ElidedLabel(this)),
      stop_(new QPushButton(this)) {
  setObjectName("libraryPage");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, kStep);
  column->setSpacing(2 * kStep);
  makeHead(*column);
  makeList();
  games_ = new QWidget(this);
  auto* across = new QHBoxLayout(games_);
  across->setContentsMargins(0, 0, 0, 0);
  across->setSpacing(4 * kStep);
  across->addWidget(list_, 1);
  across->addWidget(preview_);
  preview_->setFixedWidth(kPreviewWidth);
  preview_->board().setFixedHeight(kPreviewWidth);
  invitation_ = makeInvitation();
  column->addWidget(games_, 1);
  column->addWidget(invitation_, 1);
  makeFoot(*column);
  connect(preview_, &GamePreviewPanel::openWanted, this, [this] { emit openWanted(chosenRow()); });
  retranslate();
  refresh();
}

void LibraryPage::makeHead(QVBoxLayout& column) {
  filter_->setObjectName("libraryFilter");
  filter_->setClearButtonEnabled(true);
  OwnKeys::keep(*filter_);
  filter_->installEventFilter(this);
  count_->setObjectName("libraryCount");
  count_->setWordWrap(true);
  count_->setForegroundRole(QPalette::PlaceholderText);
  add_->setObjectName("libraryAdd");
  scan_->setObjectName("libraryScan");
  connect(filter_, &QLineEdit::textChanged, this, &LibraryPage::filterChanged);
  connect(add_, &QPushButton::clicked, this, &LibraryPage::addWanted);
  connect(scan_, &QPushButton::clicked, this, &LibraryPage::scanWanted);
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * kStep);
  row->addWidget(filter_, 1);
  row->addWidget(scan_);
  row->addWidget(add_);
  column.addLayout(row);
  column.addWidget(count_);
}

void LibraryPage::makeList() {
  list_->setObjectName("libraryGames");
  list_->setSelectionBehavior(QAbstractItemView::SelectRows);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->setShowGrid(false);
  list_->setWordWrap(false);
  list_->setTabKeyNavigation(false);
  list_->setSortingEnabled(false);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->verticalHeader()->hide();
  // Fixed heights: nobody has to measure a million rows.
  list_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  list_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 7 / 4);
  list_->horizontalHeader()->setHighlightSections(false);
  list_->horizontalHeader()->setSectionsClickable(true);
  list_->horizontalHeader()->setSortIndicatorShown(true);
  list_->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
  OwnKeys::keep(*list_);
  list_->installEventFilter(this);
  connect(list_, &QTableView::activated, this,
          [this](const QModelIndex& index) { emit openWanted(index.row()); });
}

// The first thing people see of it.
QWidget* LibraryPage::makeInvitation() {
  auto* page = new QWidget(this);
  invitationTitle_ = new QLabel(page);
  invitationTitle_->setFont(typeOf(Type::Title, Weight::Strong));
  invitationTitle_->setAlignment(Qt::AlignCenter);
  invitationWords_ = new QLabel(page);
  invitationWords_->setWordWrap(true);
  invitationWords_->setAlignment(Qt::AlignCenter);
  invitationWords_->setForegroundRole(QPalette::PlaceholderText);
  invitationWords_->setMaximumWidth(kInvitationWidth);
  invitationWords_->setMinimumWidth(kInvitationWidth / 2);
  addFirst_ = new QPushButton(page);
  addFirst_->setObjectName("libraryAddFirst");
  addFirst_->setProperty("primary", true);
  connect(addFirst_, &QPushButton::clicked, this, &LibraryPage::addWanted);
  auto* column = new QVBoxLayout(page);
  column->setSpacing(4 * kStep);
  column->addStretch(2);
  column->addWidget(invitationTitle_);
  auto* across = new QHBoxLayout;
  across->addStretch(1);
  across->addWidget(invitationWords_, 8);
  across->addStretch(1);
  column->addLayout(across);
  column->addWidget(addFirst_, 0, Qt::AlignCenter);
  column->addStretch(3);
  return page;
}

void LibraryPage::makeFoot(QVBoxLayout& column) {
  folders_->setObjectName("libraryFolders");
  folders_->setFont(typeOf(Type::Small));
  folders_->setForegroundRole(QPalette::PlaceholderText);
  remove_->setObjectName("libraryRemove");
  remove_->setFlat(true);
  remove_->setMenu(new QMenu(remove_));
  problem_->setObjectName("libraryProblem");
  problem_->setWordWrap(true);
  mend_->setObjectName("libraryMend");
  mend_->setProperty("primary", true);
  connect(mend_, &QPushButton::clicked, this, &LibraryPage::mendWanted);
  showTroubles_->setObjectName("libraryShowTroubles");
  showTroubles_->setCheckable(true);
  troubles_->setObjectName("libraryTroubles");
  troubles_->setReadOnly(true);
  troubles_->setLineWrapMode(QPlainTextEdit::NoWrap);
  troubles_->setMaximumHeight(fontMetrics().height() * 8);
  connect(showTroubles_, &QPushButton::toggled, this, &LibraryPage::refresh);
  bar_->setObjectName("libraryProgress");
  bar_->setTextVisible(false);
  bar_->setFixedWidth(180);
  progress_->setObjectName("libraryProgressWords");
  stop_->setObjectName("libraryStop");
  connect(stop_, &QPushButton::clicked, this, &LibraryPage::stopWanted);
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * kStep);
  row->addWidget(folders_, 1);
  row->addWidget(remove_);
  row->addWidget(progress_, 1);
  row->addWidget(bar_);
  row->addWidget(stop_);
  auto* problems = new QHBoxLayout;
  problems->setSpacing(2 * kStep);
  problems->addWidget(problem_, 1);
  problems->addWidget(showTroubles_);
  problems->addWidget(mend_);
  column.addLayout(problems);
  column.addWidget(troubles_);
  column.addLayout(row);
}

void LibraryPage::setModel(QAbstractItemModel& model) {
  list_->setModel(&model);
  // Date, result and moves are as wide as this; names and events share the rest.
  const std::pair<int, const char*> samples[] = {
      {0, "2016-12-28 "}, {3, "W+Forfeit"}, {5, "Moves"}};
  QHeaderView& header = *list_->horizontalHeader();
  header.setSectionResizeMode(QHeaderView::Stretch);
  for (const auto& [column, sample] : samples) {
    const QFontMetrics metrics(typeOf(Type::Body));
    const int text = metrics.horizontalAdvance(QLatin1String(sample)) + 4 * kStep;
    header.setSectionResizeMode(column, QHeaderView::Interactive);
    list_->setColumnWidth(column, std::max(text, header.sectionSizeHint(column)));
  }
  connect(list_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
          &LibraryPage::orderWanted);
  connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now) { emit rowChosen(now.row()); });
  connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    // A click below the last game: the one beside the list is still the chosen one.
    if (!list_->selectionModel()->hasSelection() && list_->currentIndex().isValid())
      list_->selectRow(list_->currentIndex().row());
  });
}

void LibraryPage::show(const LibraryPageView& view) {
  if (view == view_) return;
  view_ = view;
  refresh();
}

void LibraryPage::refresh() {
  const bool isEmpty = view_.isKnown && !view_.hasGames;
  const bool hadFocus = filter_->hasFocus();
  games_->setVisible(!isEmpty);
  invitation_->setVisible(isEmpty);
  // Not where the games are all there and only have to be found again.
  for (QWidget* widget :
       {static_cast<QWidget*>(invitationTitle_), static_cast<QWidget*>(invitationWords_),
        static_cast<QWidget*>(addFirst_)})
    widget->setVisible(!view_.canMend);
  filter_->setVisible(!isEmpty);
  count_->setText(view_.count);
  count_->setVisible(!isEmpty);
  add_->setVisible(!isEmpty);
  scan_->setVisible(!isEmpty);
  for (QPushButton* button : {add_, scan_, addFirst_})
    button->setEnabled(!view_.isImporting);
  folders_->setText(view_.folders);
  folders_->setVisible(!view_.isImporting);
  showSources();
  showProblem();
  progress_->setText(view_.progress);
  progress_->setVisible(view_.isImporting);
  bar_->setVisible(view_.isImporting);
  stop_->setVisible(view_.isImporting);
  bar_->setRange(0, view_.percent < 0 ? 0 : 100);
  bar_->setValue(std::max(0, view_.percent));
  preview_->setVisible(width() >= kRoomForPreview);
  if (isEmpty && hadFocus) takeFocus();
}

void LibraryPage::showSources() {
  remove_->setVisible(!view_.isImporting && !view_.sources.isEmpty());
  if (std::exchange(offered_, view_.sources) == view_.sources) return;  // it may be open
  remove_->menu()->clear();
  for (int i = 0; i < view_.sources.size(); ++i) {
    QString name = view_.sources[i];
    name.replace('&', QStringLiteral("&&"));
    remove_->menu()->addAction(name, this, [this, i] { emit removeWanted(i); });
  }
}

void LibraryPage::showProblem() {
  problem_->setText(view_.problem);
  problem_->setVisible(!view_.problem.isEmpty());
  mend_->setVisible(view_.canMend);
  mend_->setEnabled(!view_.isImporting);
  const bool hasMore = view_.troubles.size() > 1;
  showTroubles_->setVisible(hasMore);
  const QString all = view_.troubles.join('\n');
  if (troubles_->toPlainText() != all) troubles_->setPlainText(all);
  troubles_->setVisible(hasMore && showTroubles_->isChecked());
}

int LibraryPage::chosenRow() const {
  const QModelIndex current = list_->currentIndex();
  return current.isValid() ? current.row() : -1;
}

void LibraryPage::choose(int row) {
  const QModelIndex index = list_->model()->index(row, 0);
  list_->setCurrentIndex(index);
  if (index.isValid()) list_->scrollTo(index);
}

void LibraryPage::takeFocus() {
  if (mend_->isVisible()) return mend_->setFocus();
  if (addFirst_->isVisible()) return addFirst_->setFocus();
  filter_->setFocus();
  filter_->selectAll();
}

void LibraryPage::retranslate() {
  setAccessibleName(tr("Library"));
  filter_->setPlaceholderText(tr("Names, event, year, result: Shusaku 1846 B+"));
  filter_->setAccessibleName(tr("Only games with"));
  add_->setText(tr("Add a folder…"));
  scan_->setText(tr("Look for new games"));
  list_->setAccessibleName(tr("Games"));
  invitationTitle_->setText(tr("All your games in one place"));
  invitationWords_->setText(
      tr("Add a folder of game records: SGF files and collections of them. They stay where they "
         "are, nothing is written into them, and what is new there is found by itself."));
  addFirst_->setText(tr("Add a folder…"));
  remove_->setText(tr("Remove a folder"));
  mend_->setText(tr("Mend the library"));
  showTroubles_->setText(tr("Show them all"));
  troubles_->setAccessibleName(tr("Files left out"));
  stop_->setText(tr("Stop"));
}

void LibraryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void LibraryPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  preview_->setVisible(width() >= kRoomForPreview);
}

void LibraryPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit leaveWanted();
  QWidget::keyPressEvent(event);
}

// While one types, the list can be walked through.
bool LibraryPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (watched != filter_) break;
      emit openWanted(chosenRow());
      return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      if (watched != filter_) break;
      QCoreApplication::sendEvent(list_, event);
      return true;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace tengen::desktop
