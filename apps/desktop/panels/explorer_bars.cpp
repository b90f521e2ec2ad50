#include "apps/desktop/panels/explorer_bars.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kBarHeight = 16;
constexpr int kYearsHeight = 36;
const QColor kBlackInk(0x26, 0x24, 0x1f);

int rowHeight() {
  return QFontMetrics(typeOf(Type::Body)).height() + 2 * kStep + 2;
}

QString percent(double share) {
  return QStringLiteral("%1 %").arg(qRound(share * 100));
}

// Black's share from the left, White's from the right, each with its number where there is room.
void paintWon(QPainter& painter, const QRectF& bar, const WonShares& won, const Tones& tones) {
  QPainterPath shape;
  shape.addRoundedRect(bar, kStep, kStep);
  painter.fillPath(shape, tones.chip);
  painter.save();
  painter.setClipPath(shape);
  const QRectF black(bar.topLeft(), QSizeF(bar.width() * won.black, bar.height()));
  const QRectF white(bar.right() - bar.width() * won.white, bar.top(), bar.width() * won.white,
                     bar.height());
  painter.fillRect(black, kBlackInk);
  painter.fillRect(white, Qt::white);
  painter.setFont(typeOf(Type::Small));
  const auto write = [&](const QRectF& area, double share, const QColor& ink, Qt::Alignment side) {
    const QString text = percent(share);
    const QRectF words = area.adjusted(kStep, 0, -kStep, 0);
    if (painter.fontMetrics().horizontalAdvance(text) > words.width()) return;
    painter.setPen(ink);
    painter.drawText(words, side | Qt::AlignVCenter, text);
  };
  write(black, won.black, Qt::white, Qt::AlignLeft);
  write(white, won.white, kBlackInk, Qt::AlignRight);
  painter.restore();
  painter.setPen(QPen(tones.line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(shape);
}

// Where the columns of all rows stand.
struct Columns {
  explicit Columns(const QRectF& row) {
    const double side = row.height() - 2 * kStep;
    const QFontMetrics body(typeOf(Type::Body));
    const double moveWidth = body.horizontalAdvance(QStringLiteral("WW19")) + kStep;
    const double gamesWidth = body.horizontalAdvance(QStringLiteral("000,000")) + kStep;
    disc = QRectF(row.left() + kStep, row.top() + kStep, side, side);
    move = QRectF(disc.right() + 2 * kStep, row.top(), moveWidth, row.height());
    games = QRectF(move.right(), row.top(), gamesWidth, row.height());
    const double left = games.right() + 3 * kStep;
    bar = QRectF(left, row.center().y() - kBarHeight / 2.0,
                 std::max(0.0, row.right() - kStep - left), kBarHeight);
  }
  QRectF disc, move, games, bar;
};

}  // namespace

ExplorerBars::ExplorerBars(QWidget* parent) : QWidget(parent) {
  setObjectName("explorerBars");
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ExplorerBars::show(const ExplorerBarsView& view) {
  if (view == view_) return;
  view_ = view;
  QStringList words{view.headline};
  for (const ExplorerLine& line : view.lines)
    words << line.words;
  setAccessibleDescription(words.join(QStringLiteral(". ")));
  if (hovered_ && *hovered_ >= static_cast<int>(view.lines.size())) hover(std::nullopt);
  updateGeometry();
  update();
}

int ExplorerBars::linesTop() const {
  return rowHeight() + kStep;
}

QRect ExplorerBars::lineArea(int line) const {
  return {0, linesTop() + line * rowHeight(), width(), rowHeight()};
}

int ExplorerBars::yearsTop() const {
  return lineArea(static_cast<int>(view_.lines.size())).top() + 2 * kStep;
}

QSize ExplorerBars::sizeHint() const {
  const int years = QFontMetrics(typeOf(Type::Small)).height() + kYearsHeight + 2 * kStep;
  return {240, yearsTop() + (view_.years.shares.empty() ? 0 : years)};
}

void ExplorerBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tones& tones = tonesOf(palette());
  const QRectF head(0, 0, width(), rowHeight());
  const Columns columns(head);
  painter.setPen(tones.text);
  painter.setFont(typeOf(Type::Body, Weight::Strong));
  painter.drawText(QRectF(kStep, 0, columns.bar.left() - 2 * kStep, head.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, view_.headline);
  paintWon(painter, columns.bar, view_.won, tones);
  for (int line = 0; line < static_cast<int>(view_.lines.size()); ++line)
    paintLine(painter, line);
  paintYears(painter);
}

void ExplorerBars::paintLine(QPainter& painter, int line) const {
  const Tones& tones = tonesOf(palette());
  const ExplorerLine& value = view_.lines[static_cast<size_t>(line)];
  const QRectF area = lineArea(line);
  if (hovered_ == line) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(tones.accentSoft);
    painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), kStep, kStep);
  } else {
    painter.setPen(QPen(tones.line, 1));
    painter.drawLine(area.topLeft(), area.topRight());
  }
  const Columns columns(area);
  if (!value.letter.isEmpty()) {
    painter.setPen(QPen(tones.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(columns.disc.adjusted(0.75, 0.75, -0.75, -0.75));
    painter.setFont(typeOf(Type::Small, Weight::Strong));
    painter.setPen(tones.accent);
    painter.drawText(columns.disc, Qt::AlignCenter, value.letter);
  }
  painter.setPen(tones.text);
  painter.setFont(typeOf(Type::Body, Weight::Strong));
  painter.drawText(columns.move, Qt::AlignLeft | Qt::AlignVCenter, value.move);
  painter.setFont(typeOf(Type::Body));
  painter.drawText(columns.games, Qt::AlignRight | Qt::AlignVCenter, value.games);
  paintWon(painter, columns.bar, value.won, tones);
}

// One thin column a year, and the first and the last of them in words.
void ExplorerBars::paintYears(QPainter& painter) const {
  const auto& shares = view_.years.shares;
  if (shares.empty()) return;
  const Tones& tones = tonesOf(palette());
  const QRectF area(kStep, yearsTop(), width() - 2 * kStep, kYearsHeight);
  const double slot = area.width() / static_cast<double>(shares.size());
  const double wide = std::clamp(slot * 0.8, 1.0, 12.0);
  QColor ink = tones.accent;
  ink.setAlpha(150);
  for (size_t i = 0; i < shares.size(); ++i) {
    if (shares[i] <= 0) continue;
    const double height = std::max(1.5, area.height() * shares[i]);
    const double left = area.left() + slot * (static_cast<double>(i) + 0.5) - wide / 2;
    painter.fillRect(QRectF(left, area.bottom() - height, wide, height), ink);
  }
  painter.setPen(QPen(tones.line, 1));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  painter.setPen(tones.soft);
  painter.setFont(typeOf(Type::Small));
  const QRectF words(area.left(), area.bottom() + kStep / 2.0, area.width(),
                     painter.fontMetrics().height());
  const int last = view_.years.first + static_cast<int>(shares.size()) - 1;
  if (last == view_.years.first)
    return painter.drawText(words, Qt::AlignHCenter, QString::number(last));
  painter.drawText(words, Qt::AlignLeft, QString::number(view_.years.first));
  painter.drawText(words, Qt::AlignRight, QString::number(last));
}

std::optional<int> ExplorerBars::lineAt(QPoint place) const {
  for (int line = 0; line < static_cast<int>(view_.lines.size()); ++line) {
    if (lineArea(line).contains(place)) return line;
  }
  return std::nullopt;
}

void ExplorerBars::hover(std::optional<int> line) {
  if (line == hovered_) return;
  hovered_ = line;
  setToolTip(line ? view_.lines[static_cast<size_t>(*line)].words : QString());
  setCursor(line ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
  emit lineHovered(line);
}

void ExplorerBars::mouseMoveEvent(QMouseEvent* event) {
  hover(lineAt(event->position().toPoint()));
}

void ExplorerBars::leaveEvent(QEvent*) {
  hover(std::nullopt);
}

void ExplorerBars::mouseReleaseEvent(QMouseEvent* event) {
  const auto line = lineAt(event->position().toPoint());
  if (line && event->button() == Qt::LeftButton) emit lineChosen(*line);
}

}  // namespace tengen::desktop
