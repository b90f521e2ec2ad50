#include "apps/desktop/panels/warnings_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <algorithm>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kMostRows = 5;  // and no more lines of type

}  // namespace

WarningsPanel::WarningsPanel(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      close_(new QToolButton(this)),
      list_(new QListWidget(this)) {
  setObjectName("warningsPanel");
  list_->setObjectName("warningsList");
  list_->setFrameShape(QFrame::NoFrame);
  list_->setWordWrap(true);
  list_->setResizeMode(QListView::Adjust);  // its words wrap anew
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  close_->setText(QStringLiteral("✕"));
  close_->setAutoRaise(true);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(close_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 4, 6, 4);
  column->addLayout(head);
  column->addWidget(list_);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);
  const auto jump = [this](int row) {
    const auto& line = lines_[static_cast<size_t>(row)];
    if (line.node != kNoNode) emit nodeWanted(line.node);
  };
  connect(list_, &QListWidget::itemClicked, this,
          [this, jump](QListWidgetItem* item) { jump(list_->row(item)); });
  connect(list_, &QListWidget::itemActivated, this,
          [this, jump](QListWidgetItem* item) { jump(list_->row(item)); });
  retranslate();
  hide();
}

void WarningsPanel::show(std::vector<WarningLine> lines, bool areMore) {
  lines_ = std::move(lines);
  areMore_ = areMore;
  retranslate();
  fitList();
  setVisible(!lines_.empty());
}

// As high as its lines are, and no higher than some of them: the others are scrolled to.
void WarningsPanel::fitList() {
  const int line = list_->fontMetrics().lineSpacing() + kStep;
  int high = 0;
  for (int row = 0; row < std::min(list_->count(), kMostRows); ++row)
    high += list_->sizeHintForRow(row);
  list_->setFixedHeight(std::clamp(high, line, kMostRows * line) + 2 * list_->frameWidth());
}

void WarningsPanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitList();
}

void WarningsPanel::retranslate() {
  list_->clear();
  for (const WarningLine& line : lines_)
    list_->addItem(line.words());
  const auto found = static_cast<int>(lines_.size());
  title_->setText(areMore_ ? tr("More than %1 things were odd about this file").arg(found)
                           : tr("%n thing(s) were odd about this file", "", found));
  list_->setAccessibleName(tr("Warnings"));
  close_->setToolTip(tr("Close"));
  close_->setAccessibleName(tr("Close"));
}

void WarningsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fitList();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
