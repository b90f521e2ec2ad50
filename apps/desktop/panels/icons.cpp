#include "apps/desktop/panels/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

#include "apps/desktop/panels/window_glyphs.h"

namespace tengen::desktop {
namespace {

constexpr double kUnit = 24;  // glyphs are drawn on a square of this side

// Paints when asked, so that every size and scale is sharp.
class GlyphEngine final : public QIconEngine {
 public:
  GlyphEngine(Glyph glyph, const QPalette& palette) : glyph_(glyph), palette_(palette) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    paintGlyph(*painter, rect, glyph_, palette_.color(group, QPalette::ButtonText));
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }
  QIconEngine* clone() const override { return new GlyphEngine(glyph_, palette_); }

 private:
  Glyph glyph_;
  QPalette palette_;
};

void triangle(QPainter& painter, double from, double to) {
  QPainterPath path;
  path.moveTo(from, 5);
  path.lineTo(to, 12);
  path.lineTo(from, 19);
  path.closeSubpath();
  painter.fillPath(path, painter.pen().color());
}

void stone(QPainter& painter, QPointF center, double radius, bool black) {
  painter.save();
  QRadialGradient light(center - QPointF(radius, radius) * 0.35, radius * 1.4);
  light.setColorAt(0, black ? QColor(0x6a, 0x6f, 0x75) : QColor(0xff, 0xff, 0xff));
  light.setColorAt(1, black ? QColor(0x12, 0x14, 0x17) : QColor(0xd6, 0xd3, 0xcb));
  // On a dark panel a black stone is seen by its rim.
  painter.setPen(QPen(QColor(0x9a, 0x9a, 0x9a), 1.4));
  painter.setBrush(light);
  painter.drawEllipse(center, radius, radius);
  painter.restore();
}

void word(QPainter& painter, const QString& text) {
  QFont font = painter.font();
  font.setPixelSize(17);
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(QRectF(0, 0, kUnit, kUnit), Qt::AlignCenter, text);
}

void arrow(QPainter& painter, bool head) {
  painter.drawLine(QPointF(5, 19), QPointF(18, 6));
  if (!head) return;
  painter.drawLine(QPointF(18, 6), QPointF(11, 7));
  painter.drawLine(QPointF(18, 6), QPointF(17, 13));
}

void eraser(QPainter& painter) {
  painter.translate(12, 12);
  painter.rotate(-35);
  painter.drawRoundedRect(QRectF(-9, -5, 18, 10), 2, 2);
  painter.drawLine(QPointF(-2, -5), QPointF(-2, 5));
}

// A grid, half of it faded or cut away.
void halfGrid(QPainter& painter, bool dimmed) {
  for (int i = 0; i < 4; ++i) {
    const double at = 4 + i * 5.33;
    painter.drawLine(QPointF(4, at), QPointF(dimmed ? 20 : 12, at));
    if (dimmed || at <= 12.1) painter.drawLine(QPointF(at, 4), QPointF(at, 20));
  }
  if (dimmed) {
    QColor veil = painter.pen().color();
    veil.setAlphaF(0.45F);
    painter.fillRect(QRectF(12, 3, 9, 18), veil);
  }
}

// A crossing of lines with a small square on it.
void territory(QPainter& painter, bool black) {
  painter.setPen(QPen(painter.pen().color(), 1.2));
  painter.drawLine(QPointF(12, 3), QPointF(12, 21));
  painter.drawLine(QPointF(3, 12), QPointF(21, 12));
  painter.fillRect(QRectF(7, 7, 10, 10), black ? QColor(0x18, 0x18, 0x18) : QColor(Qt::white));
  painter.drawRect(QRectF(7, 7, 10, 10));
}

void paintNavigation(QPainter& painter, Glyph glyph) {
  const bool mirrored = glyph == Glyph::Back || glyph == Glyph::ToStart;
  if (mirrored) {
    painter.translate(kUnit, 0);
    painter.scale(-1, 1);
  }
  const bool bar = glyph == Glyph::ToStart || glyph == Glyph::ToEnd;
  triangle(painter, bar ? 6 : 8, bar ? 16 : 18);
  if (bar) painter.fillRect(QRectF(16.5, 5, 2.5, 14), painter.pen().color());
}

}  // namespace

void paintGlyph(QPainter& painter, const QRectF& area, Glyph glyph, const QColor& ink) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const double side = std::min(area.width(), area.height());
  painter.translate(area.center() - QPointF(side, side) / 2);
  painter.scale(side / kUnit, side / kUnit);
  painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  switch (glyph) {
    case Glyph::ToStart:
    case Glyph::Back:
    case Glyph::Forward:
    case Glyph::ToEnd:
      paintNavigation(painter, glyph);
      break;
    case Glyph::BlackStone:
    case Glyph::WhiteStone:
      stone(painter, {12, 12}, 9, glyph == Glyph::BlackStone);
      break;
    case Glyph::SideToPlay:
      stone(painter, {9, 9}, 6.5, true);
      stone(painter, {15, 15}, 6.5, false);
      break;
    case Glyph::Eraser:
      eraser(painter);
      break;
    case Glyph::Triangle:
      painter.drawPolygon(QPolygonF({{12, 4}, {20, 18.5}, {4, 18.5}}));
      break;
    case Glyph::Square:
      painter.drawRect(QRectF(5, 5, 14, 14));
      break;
    case Glyph::Circle:
      painter.drawEllipse(QPointF(12, 12), 7.5, 7.5);
      break;
    case Glyph::Cross:
      painter.drawLine(QPointF(5, 5), QPointF(19, 19));
      painter.drawLine(QPointF(19, 5), QPointF(5, 19));
      break;
    case Glyph::Selected:
      painter.fillRect(QRectF(6, 6, 12, 12), ink);
      break;
    case Glyph::Letter:
      word(painter, QStringLiteral("A"));
      break;
    case Glyph::Number:
      word(painter, QStringLiteral("1"));
      break;
    case Glyph::Arrow:
    case Glyph::Line:
      arrow(painter, glyph == Glyph::Arrow);
      break;
    case Glyph::BlackTerritory:
    case Glyph::WhiteTerritory:
      territory(painter, glyph == Glyph::BlackTerritory);
      break;
    case Glyph::Dim:
    case Glyph::View:
      halfGrid(painter, glyph == Glyph::Dim);
      break;
    default:
      paintWindowGlyph(painter, glyph);
      break;
  }
  painter.restore();
}

QIcon glyphIcon(Glyph glyph, const QPalette& palette) {
  return QIcon(new GlyphEngine(glyph, palette));
}

}  // namespace tengen::desktop
