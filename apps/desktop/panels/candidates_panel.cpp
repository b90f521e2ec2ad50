#include "apps/desktop/panels/candidates_panel.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kMostLines = 5;
constexpr int kEdge = 3 * kStep;
constexpr int kMeter = 6;

int heightOf(Type type) {
  return QFontMetrics(typeOf(type)).height();
}

int headlineHeight() {
  return heightOf(Type::Body) + kMeter + 6 * kStep;
}

}  // namespace

CandidatesPanel::CandidatesPanel(QWidget* parent) : QWidget(parent) {
  setObjectName("candidates");
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  retranslate();
}

void CandidatesPanel::show(const CandidatesView& view) {
  if (view == view_) return;
  view_ = view;
  describe();
  update();
}

void CandidatesPanel::point(std::optional<int> line) {
  if (line == hovered_) return;
  hovered_ = line;
  update();
}

int CandidatesPanel::lineHeight() const {
  return heightOf(Type::Body) + 2 * kStep + 2;
}

int CandidatesPanel::titleTop() const {
  return headlineHeight() + kStep;
}

QRect CandidatesPanel::lineArea(int line) const {
  const int top = titleTop() + heightOf(Type::Small) + kStep;
  return {0, top + line * lineHeight(), width(), lineHeight()};
}

// Always as high as all lines need: nothing below it jumps while an engine thinks.
QSize CandidatesPanel::sizeHint() const {
  return {280, lineArea(kMostLines).top() + kStep};
}

QSize CandidatesPanel::minimumSizeHint() const {
  return {200, lineArea(1).top()};
}

void CandidatesPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintHeadline(painter);
  const Tones& tones = tonesOf(palette());
  painter.setFont(typeOf(Type::Small, Weight::Strong));
  painter.setPen(tones.soft);
  const QRect title(kStep, titleTop(), width() - 2 * kStep, heightOf(Type::Small));
  painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, view_.title);
  painter.setFont(typeOf(Type::Small));
  painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, view_.note);
  const int lines = std::min(kMostLines, static_cast<int>(view_.lines.size()));
  for (int line = 0; line < lines; ++line) {
    if (lineArea(line).bottom() < height()) paintLine(painter, line);
  }
}

void CandidatesPanel::paintHeadline(QPainter& painter) const {
  const Tones& tones = tonesOf(palette());
  const QRectF box(0, 0, width(), headlineHeight() - kStep);
  painter.setPen(Qt::NoPen);
  painter.setBrush(tones.chip);
  painter.drawRoundedRect(box, kCorner, kCorner);
  const QRectF words = box.adjusted(kEdge, 2 * kStep, -kEdge, -2 * kStep - kMeter - kStep);
  painter.setFont(typeOf(Type::Body));
  painter.setPen(tones.text);
  painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, view_.chance);
  const double taken = painter.fontMetrics().horizontalAdvance(view_.chance) + 2 * kStep;
  painter.setFont(typeOf(Type::Body, Weight::Strong));
  const QRectF left = words.adjusted(0, 0, -taken, 0);
  painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(view_.headline, Qt::ElideRight,
                                                    static_cast<int>(left.width())));
  if (!view_.black) return;
  const QRectF meter(words.left(), words.bottom() + kStep, words.width(), kMeter);
  QPainterPath shape;
  shape.addRoundedRect(meter, kMeter / 2.0, kMeter / 2.0);
  painter.fillPath(shape, QColor(0xff, 0xff, 0xff));
  painter.save();
  painter.setClipPath(shape);
  painter.fillRect(QRectF(meter.topLeft(), QSizeF(meter.width() * *view_.black, kMeter)),
                   QColor(0x26, 0x24, 0x1f));
  painter.restore();
  // Black's share is as dark as a dark panel.
  painter.setPen(QPen(tones.soft, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(shape);
}

// Rank, move, lead, chance, and how much it was looked at.
void CandidatesPanel::paintLine(QPainter& painter, int line) const {
  const Tones& tones = tonesOf(palette());
  const CandidateLine& value = view_.lines[static_cast<size_t>(line)];
  const QRectF area = lineArea(line);
  if (hovered_ == line) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(tones.accentSoft);
    painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), kStep, kStep);
  } else if (line > 0) {
    painter.setPen(QPen(tones.line, 1));
    painter.drawLine(area.topLeft(), area.topRight());
  }
  const double side = heightOf(Type::Body) + 2;
  const QRectF disc(area.left() + kStep, area.center().y() - side / 2, side, side);
  const bool best = line == 0;
  painter.setPen(QPen(tones.accent, 1.5));
  painter.setBrush(best ? QBrush(tones.accent) : QBrush(Qt::NoBrush));
  painter.drawEllipse(disc.adjusted(0.75, 0.75, -0.75, -0.75));
  painter.setFont(typeOf(Type::Small, Weight::Strong));
  painter.setPen(best ? tones.onAccent : tones.accent);
  painter.drawText(disc, Qt::AlignCenter, QString::number(line + 1));

  const double room = area.right() - disc.right();
  const auto column = [&](double from, double to) {
    return QRectF(disc.right() + room * from, area.top(), room * (to - from), area.height());
  };
  painter.setPen(tones.text);
  painter.setFont(typeOf(Type::Body, Weight::Strong));
  painter.drawText(column(0.04, 0.27), Qt::AlignLeft | Qt::AlignVCenter, value.move);
  painter.setFont(typeOf(Type::Body));
  painter.drawText(column(0.27, 0.54), Qt::AlignLeft | Qt::AlignVCenter, value.lead);
  painter.drawText(column(0.54, 0.72), Qt::AlignRight | Qt::AlignVCenter, value.win);
  const QRectF bar = column(0.78, 0.98);
  QColor ink = tones.accent;
  ink.setAlpha(150);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  const double width = std::max<double>(kMeter, bar.width() * std::clamp(value.share, 0.0, 1.0));
  painter.drawRoundedRect(QRectF(bar.left(), bar.center().y() - kMeter / 2.0, width, kMeter),
                          kMeter / 2.0, kMeter / 2.0);
}

// For those who hear it.
void CandidatesPanel::describe() {
  QStringList words{view_.headline, view_.chance, view_.title};
  for (const CandidateLine& line : view_.lines)
    words << QStringLiteral("%1 %2 %3").arg(line.move, line.lead, line.win);
  words.removeAll({});
  setAccessibleDescription(words.join(QStringLiteral(". ")));
}

std::optional<int> CandidatesPanel::lineAt(QPoint place) const {
  const int lines = std::min(kMostLines, static_cast<int>(view_.lines.size()));
  for (int line = 0; line < lines; ++line) {
    if (lineArea(line).contains(place)) return line;
  }
  return std::nullopt;
}

void CandidatesPanel::hover(std::optional<int> line) {
  if (line == hovered_) return;
  hovered_ = line;
  update();
  emit lineHovered(line);
}

void CandidatesPanel::mouseMoveEvent(QMouseEvent* event) {
  hover(lineAt(event->position().toPoint()));
}

void CandidatesPanel::leaveEvent(QEvent*) {
  hover(std::nullopt);
}

void CandidatesPanel::mouseReleaseEvent(QMouseEvent* event) {
  const auto line = lineAt(event->position().toPoint());
  if (line && event->button() == Qt::LeftButton) emit lineChosen(*line, event->modifiers());
}

// Touchpads send small pieces of a notch: they are saved up.
void CandidatesPanel::wheelEvent(QWheelEvent* event) {
  wheelRest_ -= event->angleDelta().y();
  const int steps = wheelRest_ / QWheelEvent::DefaultDeltasPerStep;
  wheelRest_ -= steps * QWheelEvent::DefaultDeltasPerStep;
  if (steps != 0 && hovered_) emit wheelTurned(steps);
  event->accept();
}

void CandidatesPanel::retranslate() {
  setAccessibleName(tr("What the engine thinks"));
  setToolTip(tr(
      "Point at a move, here or on the board, to see how it goes on. A click plays it, Shift and "
      "a click the whole line."));
}

void CandidatesPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) update();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
