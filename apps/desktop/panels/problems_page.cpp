#include "apps/desktop/panels/problems_page.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include "apps/desktop/base/own_keys.h"
#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/sheet.h"
#include "apps/desktop/panels/two_line_delegate.h"

namespace tengen::desktop {
namespace {

constexpr int kNarrowProblemSide = 288;
constexpr int kWideProblemSide = 380;
constexpr int kRoomForSets = 520;  // pixels of height

}  // namespace

ProblemsPage::ProblemsPage(QWidget* parent)
    : QWidget(parent),
      board_(new BoardWidget(this)),
      lesson_(new LessonPanel(this)),
      heading_(new QLabel(this)),
      sets_(new QListWidget(this)),
      setBox_(new QComboBox(this)),
      open_(new QPushButton(this)),
      leave_(new QPushButton(this)),
      varied_(new QCheckBox(this)) {
  setObjectName("problemsPage");
  board_->setObjectName("problemBoard");
  lesson_->setObjectName("problemLesson");
  across_ = new QHBoxLayout(this);
  across_->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
  across_->setSpacing(4 * kStep);
  across_->addWidget(board_, 3);
  across_->addWidget(side_ = makeSide(), 1);
  connect(varied_, &QCheckBox::clicked, this, &ProblemsPage::variedChosen);
  auto* kinds = new QMenu(open_);
  openFile_ = kinds->addAction({}, this, &ProblemsPage::openWanted);
  openFolder_ = kinds->addAction({}, this, &ProblemsPage::openFolderWanted);
  openFolder_->setObjectName("problemsOpenFolder");
  open_->setMenu(kinds);
  connect(leave_, &QPushButton::clicked, this, &ProblemsPage::leaveWanted);
  connect(sets_, &QListWidget::itemSelectionChanged, this, [this] {  // beside them: no other one
    if (sets_->currentItem()) sets_->currentItem()->setSelected(true);
  });
  connect(sets_, &QListWidget::itemClicked, this,
          [this](QListWidgetItem* item) { emit setChosen(sets_->row(item)); });
  connect(setBox_, &QComboBox::activated, this, &ProblemsPage::setChosen);
  setFocusProxy(board_);
  retranslate();
}

QWidget* ProblemsPage::makeSide() {
  auto* side = new QWidget(this);
  side->setMinimumWidth(kNarrowProblemSide);
  heading_->setFont(typeOf(Type::Small, Weight::Strong));
  heading_->setForegroundRole(QPalette::PlaceholderText);
  sets_->setObjectName("problemSets");
  sets_->setFrameShape(QFrame::NoFrame);
  sets_->setItemDelegate(new TwoLineDelegate(sets_));
  sets_->setUniformItemSizes(true);
  sets_->setMouseTracking(true);
  sets_->setFocusPolicy(Qt::TabFocus);
  sets_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  sets_->viewport()->setAutoFillBackground(false);
  OwnKeys::keep(*sets_);
  OwnKeys::keep(*board_);
  setBox_->setObjectName("problemSetBox");
  setBox_->setFocusPolicy(Qt::TabFocus);
  setBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  varied_->setObjectName("problemsVaried");
  varied_->setFocusPolicy(Qt::TabFocus);
  open_->setObjectName("problemsOpen");
  open_->setFocusPolicy(Qt::TabFocus);
  leave_->setObjectName("problemsLeave");
  leave_->setFlat(true);
  leave_->setFocusPolicy(Qt::TabFocus);
  auto* foot = new QHBoxLayout;
  foot->addWidget(open_);
  foot->addStretch(1);
  foot->addWidget(leave_);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2 * kStep);
  column->addWidget(new Sheet(lesson_, side));
  column->addSpacing(2 * kStep);
  column->addWidget(heading_);
  column->addWidget(sets_, 1);
  column->addWidget(setBox_);
  column->addStretch();
  column->addWidget(varied_);
  column->addLayout(foot);
  return side;
}

void ProblemsPage::showSets(const std::vector<ProblemSetLine>& sets, int chosen) {
  while (sets_->count() > static_cast<int>(sets.size()))
    delete sets_->takeItem(sets_->count() - 1);
  for (int i = 0; i < static_cast<int>(sets.size()); ++i) {
    QListWidgetItem* item = sets_->item(i) ? sets_->item(i) : new QListWidgetItem(sets_);
    item->setText(sets[static_cast<size_t>(i)].name);
    item->setData(kDetailRole, sets[static_cast<size_t>(i)].detail);
    item->setToolTip(item->text() + '\n' + sets[static_cast<size_t>(i)].detail);
  }
  sets_->setCurrentRow(chosen);
  setBox_->clear();
  for (const ProblemSetLine& set : sets) {
    setBox_->addItem(set.name);
    setBox_->setItemData(setBox_->count() - 1, set.detail, Qt::ToolTipRole);
  }
  setBox_->setCurrentIndex(chosen);
  setBox_->setToolTip(setBox_->itemData(chosen, Qt::ToolTipRole).toString());
}

void ProblemsPage::setVaried(bool varied) {
  varied_->setChecked(varied);
}

void ProblemsPage::retranslate() {
  setAccessibleName(tr("Problems"));
  heading_->setText(tr("Sets of problems"));
  sets_->setAccessibleName(tr("Sets of problems"));
  setBox_->setAccessibleName(tr("Sets of problems"));
  open_->setText(tr("Open a collection…"));
  openFile_->setText(tr("A file…"));
  openFolder_->setText(tr("A folder, a file a problem…"));
  leave_->setText(tr("Leave"));
  varied_->setText(tr("Turn boards and swap colours"));
}

void ProblemsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void ProblemsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// As the window with a game: on a high page the board is on top. Where there is little height
// beside or below it, the question needs the room of the list.
void ProblemsPage::arrange() {
  const bool isTall = height() > width();
  across_->setDirection(isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  side_->setMaximumWidth(isTall ? QWIDGETSIZE_MAX : kWideProblemSide);
  board_->setMaximumHeight(isTall ? width() : QWIDGETSIZE_MAX);
  const bool hasRoom = (isTall ? height() - width() : height()) >= kRoomForSets;
  heading_->setVisible(hasRoom);
  sets_->setVisible(hasRoom);
  setBox_->setVisible(!hasRoom);
}

// Enter does what most will want next.
void ProblemsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit leaveWanted();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    for (const NamedChoice& choice : lesson_->view().choices) {
      if (choice.primary) return emit lesson_->chosen(choice.id);
    }
  }
  QWidget::keyPressEvent(event);
}

}  // namespace tengen::desktop
