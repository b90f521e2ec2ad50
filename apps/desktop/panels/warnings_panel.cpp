#include "apps/desktop/panels/warnings_panel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace tengen::desktop {

WarningsPanel::WarningsPanel(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      close_(new QToolButton(this)),
      list_(new QListWidget(this)) {
  setObjectName("warningsPanel");
  list_->setObjectName("warningsList");
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
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
  setVisible(!lines_.empty());
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
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
