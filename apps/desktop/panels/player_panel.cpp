#include "apps/desktop/panels/player_panel.h"

#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/base/line_height.h"
#include "apps/desktop/base/palette.h"

namespace tengen::desktop {

PlayerPanel::PlayerPanel(QWidget* parent)
    : QWidget(parent),
      black_(new PlayerCard(Color::Black, this)),
      white_(new PlayerCard(Color::White, this)),
      cards_(new QBoxLayout(QBoxLayout::LeftToRight)),
      words_(new QWidget(this)),
      status_(new QLabel(this)),
      note_(new ElidedLabel(this)) {
  setObjectName("playerPanel");
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  cards_->setSpacing(2 * kStep);
  cards_->addWidget(black_, 1);
  cards_->addWidget(white_, 1);
  status_->setObjectName("status");
  status_->setFont(typeOf(Type::Body, Weight::Strong));
  status_->setWordWrap(true);
  status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  status_->setTextFormat(Qt::PlainText);
  note_->setObjectName("note");
  note_->setFont(typeOf(Type::Small));
  note_->setForegroundRole(QPalette::PlaceholderText);
  auto* lines = new QVBoxLayout(words_);
  lines->setContentsMargins(kStep, 0, kStep, 0);
  lines->setSpacing(0);
  lines->addWidget(status_);
  lines->addWidget(note_);
  lines->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2 * kStep);
  column->addLayout(cards_);
  column->addWidget(words_);
  refresh();
}

void PlayerPanel::show(const PlayersView& view) {
  if (view == view_) return;
  view_ = view;
  refresh();
}

void PlayerPanel::showLosses(const std::optional<LossesView>& losses) {
  losses_ = losses;
  refresh();
}

void PlayerPanel::setReviewing(bool reviewing) {
  reviewing_ = reviewing;
  refresh();
}

void PlayerPanel::setCardsStacked(bool stacked) {
  stacked_ = stacked;
  refresh();
}

void PlayerPanel::setCardsShown(bool shown) {
  black_->setVisible(shown);
  white_->setVisible(shown);
}

void PlayerPanel::refresh() {
  const auto downwards =
      view_.nearer == Color::White ? QBoxLayout::TopToBottom : QBoxLayout::BottomToTop;
  cards_->setDirection(stacked_ ? downwards : QBoxLayout::LeftToRight);
  const bool losses = reviewing_ && losses_;
  black_->show(view_.black, losses ? std::optional(losses_->black) : std::nullopt);
  white_->show(view_.white, losses ? std::optional(losses_->white) : std::nullopt);
  status_->setText(view_.status);
  note_->setText(view_.note);
  makeRoom();
  placeNote();
}

// Two lines, whatever is said: nothing below may jump. Words in higher letters make more room once.
void PlayerPanel::makeRoom() {
  const int two = twoLinesOf(status_->font(), view_.status + view_.note);
  words_->setFixedHeight(std::max(words_->minimumHeight(), two + kStep));
}

// It gives way to a status of two lines.
void PlayerPanel::placeNote() {
  const int room = width() - 2 * kStep;
  const bool oneLine = status_->fontMetrics().horizontalAdvance(view_.status) <= room;
  note_->setVisible(oneLine && !view_.note.isEmpty());
}

void PlayerPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeNote();
}

}  // namespace tengen::desktop
