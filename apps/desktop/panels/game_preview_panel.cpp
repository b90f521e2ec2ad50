#include "apps/desktop/panels/game_preview_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kPreviewStone = 18;
constexpr int kWidestResult = 160;  // pixels: a file may say anything, and the names need room

// A stone and a name beside it.
QHBoxLayout* playerRow(QWidget* parent, Glyph stone, ElidedLabel* name) {
  auto* picture = new QLabel(parent);
  picture->setPixmap(glyphIcon(stone, parent->palette()).pixmap(kPreviewStone, kPreviewStone));
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * kStep);
  row->addWidget(picture);
  row->addWidget(name, 1);
  return row;
}

}  // namespace

GamePreviewPanel::GamePreviewPanel(QWidget* parent)
    : QWidget(parent),
      board_(new BoardWidget(this)),
      black_(new ElidedLabel(this)),
      white_(new ElidedLabel(this)),
      result_(new ElidedLabel(this)),
      details_(new QLabel(this)),
      open_(new QPushButton(this)) {
  board_->setObjectName("previewBoard");
  board_->setCoordinates(CoordinateStyle::None);
  board_->setFocusPolicy(Qt::NoFocus);
  board_->setAttribute(Qt::WA_TransparentForMouseEvents);
  black_->setFont(typeOf(Type::Body, Weight::Strong));
  white_->setFont(typeOf(Type::Body, Weight::Strong));
  result_->setFont(typeOf(Type::Title, Weight::Strong));
  result_->setMaximumWidth(kWidestResult);
  details_->setFont(typeOf(Type::Small));
  details_->setForegroundRole(QPalette::PlaceholderText);
  details_->setTextFormat(Qt::PlainText);
  details_->setWordWrap(true);
  details_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  open_->setObjectName("openGame");
  open_->setProperty("primary", true);
  connect(open_, &QPushButton::clicked, this, &GamePreviewPanel::openWanted);
  auto* names = new QVBoxLayout;
  names->setSpacing(kStep);
  names->addLayout(playerRow(this, Glyph::BlackStone, black_));
  names->addLayout(playerRow(this, Glyph::WhiteStone, white_));
  auto* head = new QHBoxLayout;
  head->addLayout(names, 1);
  head->addWidget(result_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2 * kStep);
  column->addWidget(board_);
  column->addLayout(head);
  column->addWidget(details_);
  column->addWidget(open_);
  column->addStretch(1);
  retranslate();
  show(GamePreviewView{});
}

void GamePreviewPanel::show(const GamePreviewView& view) {
  view_ = view;
  board_->setPicture(view.picture);
  black_->setText(view.black);
  white_->setText(view.white);
  result_->setText(view.result);
  details_->setText(view.details.join('\n'));
  open_->setEnabled(!view.isEmpty());
}

void GamePreviewPanel::retranslate() {
  open_->setText(tr("Open"));
  board_->setAccessibleName(tr("The chosen game"));
}

void GamePreviewPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
