#include "apps/desktop/board/board_ground.h"

#include <QHash>
#include <algorithm>
#include <cmath>

#include "rules/handicap.h"
#include "rules/notation.h"

namespace tengen::desktop {
namespace {

constexpr int kWoodSide = 640;  // pixels; scaled to the board, where its softness does not show
constexpr uint32_t kWoodSeed = 7;

// One plank a theme, kept for good: it takes 50 ms to make and little to keep.
const QImage& plankOf(const BoardTheme& theme) {
  static QHash<QString, QImage> planks;
  QImage& plank = planks[theme.id];
  if (plank.isNull()) plank = makeWood({kWoodSide, kWoodSide}, theme.wood, kWoodSeed);
  return plank;
}

void paintWood(QPainter& painter, const QRectF& area, const BoardTheme& theme) {
  if (!theme.grain) {
    painter.fillRect(area, theme.wood.light);
    return;
  }
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(area, plankOf(theme));
  // The edge catches the light above and loses it below.
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(QColor(255, 255, 255, 70), 1));
  painter.drawLine(area.topLeft(), area.topRight() - QPointF(1, 0));
  painter.setPen(QPen(QColor(0, 0, 0, 90), 1));
  painter.drawLine(area.bottomLeft() - QPointF(0, 1), area.bottomRight() - QPointF(1, 1));
}

// Lines lie on whole device pixels, or they would blur.
void paintLines(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
  const BoardSize size = geometry.size();
  const double thin = std::max(1.0, std::round(geometry.cell() / 34));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(Qt::NoPen);
  const QRectF grid = geometry.grid();
  const auto lineAt = [&](QPointF from, double across, double down) {
    const QPointF corner(std::round(from.x() - thin / 2), std::round(from.y() - thin / 2));
    painter.fillRect(QRectF(corner, QSizeF(across + thin, down + thin)), theme.line);
  };
  for (int x = 0; x < size.width; ++x) {
    lineAt({grid.left() + x * geometry.cell(), grid.top()}, 0, std::round(grid.height()));
  }
  for (int y = 0; y < size.height; ++y) {
    lineAt({grid.left(), grid.top() + y * geometry.cell()}, std::round(grid.width()), 0);
  }
}

void paintStars(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  QColor solid = theme.line;
  solid.setAlpha(255);
  painter.setBrush(solid);
  const double radius = std::max(1.6, geometry.cell() * 0.095);
  for (const Point star : starPoints(geometry.size())) {
    painter.drawEllipse(geometry.center(star) + QPointF(0.5, 0.5), radius, radius);
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
  font.setPixelSize(std::max(6, static_cast<int>(geometry.cell() * 0.36)));
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

void paintBoardGround(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      CoordinateStyle coordinates) {
  paintWood(painter, geometry.wood(), theme);
  paintLines(painter, geometry, theme);
  paintStars(painter, geometry, theme);
  if (coordinates != CoordinateStyle::None) {
    paintCoordinates(painter, geometry, theme, coordinates);
  }
}

}  // namespace tengen::desktop
