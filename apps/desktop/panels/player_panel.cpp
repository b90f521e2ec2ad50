#include "apps/desktop/panels/player_panel.h"

#include <QEvent>
#include <QGridLayout>

#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kStoneSide = 26;

QLabel* grow(QLabel* label, double factor, bool bold) {
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setBold(bold);
  label->setFont(font);
  return label;
}

}  // namespace

PlayerPanel::PlayerPanel(QWidget* parent) : QFrame(parent) {
  setObjectName("playerPanel");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(10, 8, 10, 8);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(2, 1);
  lines_ = {makeLine(*grid, 0, Color::Black), makeLine(*grid, 1, Color::White)};
  status_ = grow(new QLabel(this), 1.15, true);
  status_->setObjectName("status");
  status_->setWordWrap(true);
  status_->setContentsMargins(0, 4, 0, 0);
  grid->addWidget(status_, 2, 0, 1, 5);
  detail_ = new QLabel(this);
  detail_->setObjectName("detail");
  detail_->setWordWrap(true);
  detail_->setForegroundRole(QPalette::PlaceholderText);
  grid->addWidget(detail_, 3, 0, 1, 5);
  refresh();
}

PlayerPanel::Line PlayerPanel::makeLine(QGridLayout& grid, int row, Color color) {
  Line line{new QLabel(this), new QLabel(this), new QLabel(this), new QLabel(this),
            new QLabel(this)};
  const QString side = color == Color::Black ? "black" : "white";
  line.stone->setFixedSize(kStoneSide, kStoneSide);
  line.name->setObjectName(side + "Name");
  line.name->setTextFormat(Qt::PlainText);
  line.name->setMinimumWidth(60);
  line.captures->setObjectName(side + "Captures");
  line.clock->setObjectName(side + "Clock");
  grow(line.clock, 1.15, true);
  line.turn->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("▸")) + 2);
  grid.addWidget(line.turn, row, 0);
  grid.addWidget(line.stone, row, 1);
  grid.addWidget(line.name, row, 2);
  grid.addWidget(line.captures, row, 3, Qt::AlignRight | Qt::AlignVCenter);
  grid.addWidget(line.clock, row, 4, Qt::AlignRight | Qt::AlignVCenter);
  return line;
}

void PlayerPanel::show(const PlayersView& view) {
  if (view == view_) return;
  view_ = view;
  refresh();
}

void PlayerPanel::showLine(const Line& line, const PlayerLine& value, Color color) {
  const bool black = color == Color::Black;
  const QString side = black ? tr("Black") : tr("White");
  line.stone->setPixmap(glyphIcon(black ? Glyph::BlackStone : Glyph::WhiteStone, palette())
                            .pixmap(QSize(kStoneSide, kStoneSide), devicePixelRatioF()));
  line.stone->setAccessibleName(side);
  line.turn->setText(value.toMove ? QStringLiteral("▸") : QString());
  line.turn->setAccessibleName(value.toMove ? tr("to move") : QString());
  QFont font = line.name->font();
  font.setBold(value.toMove);
  line.name->setFont(font);
  const QString name = value.name.isEmpty() ? side : value.name;
  line.name->setText(value.rank.isEmpty() ? name : QStringLiteral("%1  %2").arg(name, value.rank));
  line.name->setToolTip(line.name->text());
  line.captures->setText(tr("%n captured", "prisoners of one side", value.captures));
  line.clock->setText(value.clock);
  line.clock->setVisible(!value.clock.isEmpty());
  line.clock->setForegroundRole(value.inByoYomi ? QPalette::Link : QPalette::WindowText);
}

void PlayerPanel::refresh() {
  showLine(lines_[0], view_.black, Color::Black);
  showLine(lines_[1], view_.white, Color::White);
  status_->setText(view_.status);
  detail_->setText(view_.detail);
  detail_->setVisible(!view_.detail.isEmpty());
}

void PlayerPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
