#include "apps/desktop/panels/side_panel.h"

#include <QPainter>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kNarrowest = 288;  // pixels: three buttons side by side in every language

}  // namespace

SidePanel::SidePanel(const Parts& parts, QWidget* parent)
    : QWidget(parent), parts_(parts), tail_(new QWidget(this)), sections_(new QWidget(this)) {
  setMinimumWidth(kNarrowest);
  auto* stack = new QVBoxLayout(sections_);
  stack->setContentsMargins(0, 0, 0, 0);
  stack->setSpacing(2 * kStep);
  sectionSheet_ = new Sheet(sections_, this);
  sectionSheet_->hide();

  auto* head = new QVBoxLayout;
  head->setSpacing(2 * kStep);
  head->addWidget(&parts.players);
  head->addWidget(sectionSheet_);
  head->addWidget(&parts.buttons);
  head->addWidget(&parts.count);
  head->addStretch(1);
  auto* tail = new QVBoxLayout(tail_);
  tail->setContentsMargins(0, 0, 0, 0);
  tail->setSpacing(0);
  tail->addWidget(&parts.panes, 1);
  tail->addWidget(&parts.warnings);

  halves_ = new QBoxLayout(QBoxLayout::TopToBottom, this);
  halves_->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 0);
  halves_->setSpacing(2 * kStep);
  halves_->addLayout(head);
  halves_->addWidget(&parts.table);
  halves_->addWidget(tail_, 1);
}

void SidePanel::addSection(QWidget* section) {
  sections_->layout()->addWidget(section);
  sectionSheet_->setVisible(look_.mode == WindowMode::Review);
}

void SidePanel::setLook(const Look& look) {
  look_ = look;
  const bool playing = look.mode == WindowMode::Play;
  const bool stacked = playing && !look.below && !look.low;
  parts_.players.setReviewing(look.mode == WindowMode::Review);
  parts_.players.setVisible(!(look.low && look.learning));  // the lesson says whose move it is
  const bool isCrowded = look.low || (look.below && (look.counting || look.learning));
  parts_.players.setCardsShown(look.mode != WindowMode::Edit &&
                               !(isCrowded && (look.counting || look.learning)));
  parts_.players.setCardsStacked(stacked);
  sectionSheet_->setVisible(look.mode == WindowMode::Review && sections_->layout()->count() > 0 &&
                            !look.counting && !(look.low && look.reading && !look.learning));
  parts_.buttons.setVisible(playing && !look.counting);
  parts_.count.setVisible(look.counting);
  parts_.table.setFilling(look.tableFills);
  tail_->setVisible(!look.tableFills && !(look.low && (look.counting || look.learning)));
  halves_->setDirection(look.below ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  halves_->setStretch(0, look.below ? 1 : 0);
  halves_->setStretch(1, look.tableFills ? 1 : 0);
}

void SidePanel::leaveRoomBelow(int pixels) {
  QMargins margins = halves_->contentsMargins();
  const int needed = halves_->minimumSize().height() - margins.bottom();
  margins.setBottom(needed + pixels <= height() ? pixels : 0);
  if (margins != halves_->contentsMargins()) halves_->setContentsMargins(margins);
}

void SidePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  painter.fillRect(rect(), tones.panel);
  // A line towards the board.
  if (look_.below) return painter.fillRect(QRect(0, 0, width(), 1), tones.line);
  painter.fillRect(QRect(x() > 0 ? 0 : width() - 1, 0, 1, height()), tones.line);
}

}  // namespace tengen::desktop
