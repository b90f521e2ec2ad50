#include "apps/desktop/board/board_ground.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "rules/handicap.h"
#include "rules/notation.h"

namespace tengen::desktop {
namespace {

constexpr uint32_t kWoodSeed = 7;
constexpr double kLabelHeight = 0.36;  // of a cell
constexpr int kLargestLabel = 13;      // logical pixels: a label is read, not looked at
constexpr int kSmallestLabel = 6;
constexpr double kLargestStar = 4;  // its radius

QImage makePlank(QSize pixels, const BoardTheme& theme) {
  if (theme.grain) return makeWood(pixels, theme.wood, kWoodSeed);
  QImage plank(pixels, QImage::Format_RGB32);
  plank.fill(theme.wood.light);
  return plank;
}

// The edge of wood catches the light above and loses it below.
void paintEdges(QPainter& painter, const QRectF& area, double scale) {
  const double pixel = 1 / scale;
  painter.fillRect(QRectF(area.topLeft(), QSizeF(area.width(), pixel)), QColor(255, 255, 255, 70));
  painter.fillRect(QRectF(area.bottomLeft() - QPointF(0, pixel), QSizeF(area.width(), pixel)),
                   QColor(0, 0, 0, 90));
}

// Lines cover whole device pixels, or they would blur.
void paintLines(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                double scale) {
  const BoardSize size = geometry.size();
  const QRectF grid = geometry.grid();
  const double half = geometry.line() / 2;
  // The crossings must not be darker than the lines: all are one shape.
  QPainterPath lines;
  lines.setFillRule(Qt::WindingFill);
  const auto whole = [scale](double place) { return std::round(place * scale) / scale; };
  const auto add = [&](QPointF from, double across, double down) {
    const QPointF corner(whole(from.x() - half), whole(from.y() - half));
    lines.addRect(QRectF(corner, QSizeF(whole(across + 2 * half), whole(down + 2 * half))));
  };
  for (int x = 0; x < size.width; ++x) {
    add({grid.left() + x * geometry.cell(), grid.top()}, 0, grid.height());
  }
  for (int y = 0; y < size.height; ++y) {
    add({grid.left(), grid.top() + y * geometry.cell()}, grid.width(), 0);
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillPath(lines, theme.line);
}

void paintStars(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  QColor solid = theme.line;
  solid.setAlpha(255);
  painter.setBrush(solid);
  const double radius = std::clamp(geometry.cell() * 0.095, 2.3, kLargestStar);
  for (const Point star : starPoints(geometry.size())) {
    painter.drawEllipse(geometry.center(star), radius, radius);
  }
}

struct PointName {
  QString column;
  QString row;
};

PointName nameOf(Point point, BoardSize size, CoordinateStyle style) {
  const Notation notation = style == CoordinateStyle::Plain ? Notation::Plain
                            : style == CoordinateStyle::Sgf ? Notation::Sgf
                                                            : Notation::Standard;
  const QString text = QString::fromStdString(toText(point, size, notation));
  if (style == CoordinateStyle::Sgf) return {text.left(1), text.mid(1)};
  const auto digit = std::find_if(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
  const auto letters = static_cast<int>(digit - text.begin());
  return {text.left(letters), text.mid(letters)};
}

void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      CoordinateStyle style) {
  QFont font = painter.font();
  font.setPixelSize(
      std::clamp(static_cast<int>(geometry.cell() * kLabelHeight), kSmallestLabel, kLargestLabel));
  painter.setFont(font);
  painter.setPen(theme.label);
  const BoardSize size = geometry.size();
  const double cell = geometry.cell();
  const auto write = [&](QPointF middle, const QString& text) {
    painter.drawText(QRectF(middle - QPointF(cell, cell / 2), QSizeF(2 * cell, cell)),
                     Qt::AlignCenter, text);
  };
  for (int x = 0; x < size.width; ++x) {
    const Point point{static_cast<uint8_t>(x), 0};
    for (const bool top : {true, false}) {
      write({geometry.center(point).x(), geometry.columnLabels(top)},
            nameOf(point, size, style).column);
    }
  }
  for (int y = 0; y < size.height; ++y) {
    const Point point{0, static_cast<uint8_t>(y)};
    for (const bool left : {true, false}) {
      write({geometry.rowLabels(left), geometry.center(point).y()}, nameOf(point, size, style).row);
    }
  }
}

}  // namespace

QImage makeBoardGround(const BoardGeometry& geometry, const BoardTheme& theme,
                       CoordinateStyle coordinates, double scale) {
  const QRectF wood = geometry.wood();
  QImage ground = makePlank((wood.size() * scale).toSize(), theme);
  ground.setDevicePixelRatio(scale);
  QPainter painter(&ground);
  painter.translate(-wood.topLeft());
  if (theme.grain) paintEdges(painter, wood, scale);
  paintLines(painter, geometry, theme, scale);
  paintStars(painter, geometry, theme);
  if (coordinates != CoordinateStyle::None) {
    paintCoordinates(painter, geometry, theme, coordinates);
  }
  painter.end();
  ground.setDevicePixelRatio(1);
  return ground;
}

}  // namespace tengen::desktop
