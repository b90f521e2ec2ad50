#include "apps/desktop/panels/report_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include "apps/desktop/base/style_parts.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kReportStone = 20;
constexpr int kButtonHeight = 28;
constexpr int kRoomForWords = 320;  // pixels of the card

}  // namespace

ReportCard::ReportCard(QWidget* parent)
    : QFrame(parent),
      stone_(new QLabel(this)),
      move_(new ElidedLabel(this)),
      better_(new ElidedLabel(this)),
      cost_(new QLabel(this)),
      tryAgain_(new QPushButton(this)) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  stone_->setFixedSize(kReportStone, kReportStone);
  move_->setFont(typeOf(Type::Body, Weight::Strong));
  better_->setFont(typeOf(Type::Small));
  better_->setForegroundRole(QPalette::PlaceholderText);
  cost_->setFont(typeOf(Type::Body, Weight::Strong));
  cost_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  tryAgain_->setObjectName("tryAgain");
  tryAgain_->setFocusPolicy(Qt::TabFocus);
  tryAgain_->setFont(typeOf(Type::Small));
  tryAgain_->setFixedHeight(kButtonHeight);
  connect(tryAgain_, &QPushButton::clicked, this, &ReportCard::tryAgainWanted);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(move_);
  words->addWidget(better_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(2 * kStep, kStep, 2 * kStep, kStep);
  row->setSpacing(2 * kStep);
  row->addWidget(stone_);
  row->addLayout(words, 1);
  row->addWidget(cost_);
  row->addWidget(tryAgain_);
  refresh();
}

void ReportCard::show(const MistakeLine& line) {
  if (line == line_) return;
  line_ = line;
  refresh();
}

void ReportCard::refresh() {
  stone_->setPixmap(
      glyphIcon(line_.color == Color::Black ? Glyph::BlackStone : Glyph::WhiteStone, palette())
          .pixmap(QSize(kReportStone, kReportStone), devicePixelRatioF()));
  move_->setText(line_.move);
  better_->setText(line_.better);
  QPalette red = palette();
  red.setColor(QPalette::WindowText, tonesOf(palette()).loss);
  cost_->setPalette(red);
  fitWords();
  tryAgain_->setToolTip(tr("Find a better move here yourself"));
  tryAgain_->setProperty("primary", line_.chosen);
  tryAgain_->update();
  setAccessibleName((line_.color == Color::Black ? tr("Black") : tr("White")) +
                    QStringLiteral(", ") + line_.move);
  setAccessibleDescription(QStringLiteral("%1. %2").arg(wholeCost(), line_.better));
  update();
}

QString ReportCard::wholeCost() const {
  return line_.doubt.isEmpty() ? line_.cost : line_.cost + ' ' + line_.doubt;
}

void ReportCard::fitWords() {
  const bool fits = width() >= kRoomForWords;
  layout()->setSpacing(fits ? 2 * kStep : kStep);
  cost_->setText(fits ? wholeCost() : line_.cost);
  cost_->setToolTip(fits ? QString() : wholeCost());
  tryAgain_->setText(fits ? tr("Try again") : QString());
  tryAgain_->setIcon(fits ? QIcon() : glyphIcon(Glyph::Undo, palette()));
  tryAgain_->setAccessibleName(tr("Try again"));
}

void ReportCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitWords();
}

void ReportCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const bool marked = line_.chosen || hasFocus();
  paintBox(
      painter, area,
      {tones.panel, marked ? tones.accent : tones.line, line_.chosen ? 2.0 : 1.0, kCardCorner});
}

void ReportCard::mousePressEvent(QMouseEvent* event) {
  event->accept();
}

void ReportCard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && rect().contains(event->pos())) emit chosen();
}

void ReportCard::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return emit chosen();
  QFrame::keyPressEvent(event);
}

void ReportCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
