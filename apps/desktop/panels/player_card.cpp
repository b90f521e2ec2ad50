#include "apps/desktop/panels/player_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include "apps/desktop/base/style_parts.h"
#include "apps/desktop/panels/icons.h"
#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr int kStoneSide = 22;

ElidedLabel* softLabel(QWidget* parent) {
  auto* label = new ElidedLabel(parent);
  label->setFont(typeOf(Type::Small));
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

// In review the mistakes are what counts: prisoners give way to them.
bool haveRoom(const QLabel& captures, const QLabel& mistakes, int room) {
  const QFontMetrics metrics = mistakes.fontMetrics();
  return metrics.horizontalAdvance(captures.text() + mistakes.text()) + 2 * kStep <= room;
}

}  // namespace

PlayerCard::PlayerCard(Color color, QWidget* parent)
    : QFrame(parent),
      color_(color),
      stone_(new QLabel(this)),
      name_(new ElidedLabel(this)),
      rank_(softLabel(this)),
      figure_(new QLabel(this)),
      caption_(softLabel(this)),
      captures_(softLabel(this)),
      state_(softLabel(this)) {
  const QString side = color == Color::Black ? "black" : "white";
  stone_->setFixedSize(kStoneSide, kStoneSide);
  name_->setObjectName(side + "Name");
  name_->setFont(typeOf(Type::Body, Weight::Strong));
  rank_->setFont(typeOf(Type::Body));
  figure_->setObjectName(side + "Clock");
  caption_->setObjectName(side + "Overtime");
  captures_->setObjectName(side + "Captures");
  state_->setObjectName(side + "State");
  auto* who = new QHBoxLayout;
  who->setSpacing(2 * kStep);
  who->addWidget(stone_);
  who->addWidget(name_);
  who->addWidget(rank_, 1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(2 * kStep);
  foot->addWidget(captures_);
  foot->addWidget(state_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * kStep, 2 * kStep, 3 * kStep, 2 * kStep);
  column->setSpacing(kStep / 2);
  column->addLayout(who);
  column->addWidget(figure_);
  column->addWidget(caption_);
  column->addLayout(foot);
  refresh();
}

void PlayerCard::show(const PlayerLine& line, const std::optional<PlayerLoss>& loss) {
  if (line == line_ && loss == loss_) return;
  line_ = line;
  loss_ = loss;
  refresh();
}

void PlayerCard::refresh() {
  const bool black = color_ == Color::Black;
  const QString side = black ? tr("Black") : tr("White");
  stone_->setPixmap(glyphIcon(black ? Glyph::BlackStone : Glyph::WhiteStone, palette())
                        .pixmap(QSize(kStoneSide, kStoneSide), devicePixelRatioF()));
  stone_->setAccessibleName(side);
  name_->setText(line_.name.isEmpty() ? side : line_.name);
  rank_->setText(line_.rank);
  captures_->setText(tr("%n captured", "prisoners of one side", line_.captures));
  if (loss_) {
    figure_->setText(words::points(-loss_->pointsAMove));
    state_->setText(tr("%n mistake(s)", "of one side", loss_->mistakes));
  } else {
    figure_->setText(line_.clock);
    caption_->setText(line_.overtime);
    state_->setText(line_.thinking ? tr("is thinking…") : line_.isOwn ? tr("you") : QString());
  }
  figure_->setVisible(!figure_->text().isEmpty());
  figure_->setForegroundRole(!loss_ && line_.inByoYomi ? QPalette::BrightText
                                                       : QPalette::WindowText);
  caption_->setVisible(loss_ || !line_.overtime.isEmpty());
  fitFigure();
  fitWords();
  setAccessibleName(line_.toMove ? tr("%1, to move").arg(name_->text()) : name_->text());
  update();
}

void PlayerCard::fitWords() {
  const int room = width() - 6 * kStep;
  const QString words = tr("points lost a move");
  const bool fits = caption_->fontMetrics().horizontalAdvance(words) <= room;
  if (loss_)
    caption_->setText(fits ? words : tr("lost a move", "points; where there is little room"));
  captures_->setVisible(!loss_ || haveRoom(*captures_, *state_, room));
}

// As large as the widest clock allows, so that a clock that runs does not change its size.
void PlayerCard::fitFigure() {
  if (figure_->text().isEmpty()) return;  // a font that large is read when there is a use for it
  const QFont large = typeOf(Type::Figure, Weight::Strong);
  const QFontMetrics metrics(large);
  const int room = width() - 6 * kStep;
  const bool fits = room >= metrics.horizontalAdvance(QStringLiteral("00:00 × 0"));
  const QFont font = fits ? large : typeOf(Type::Title, Weight::Strong);
  if (figure_->font() != font) figure_->setFont(font);
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitFigure();
  fitWords();
}

void PlayerCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QFrame::changeEvent(event);
}

void PlayerCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  if (line_.toMove) return paintBox(painter, area, {tones.panel, tones.accent, 2, kCardCorner});
  paintBox(painter, area, {tones.panel, tones.line, 1, kCardCorner});
}

}  // namespace tengen::desktop
