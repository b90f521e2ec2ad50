#include "apps/desktop/board/board_markup.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr int kLighterOnBlack = 165;      // per cent of a red that is hard to read there
constexpr double kTerritoryShare = 0.34;  // of a cell
constexpr double kMarkShare = 0.5;

// Ink that stands out on what lies at a point.
QColor inkOn(const BoardPicture& picture, Point point, const BoardTheme& theme) {
  if (picture.hidden[point] || picture.stones[point] == Stone::None) {
    QColor line = theme.line;
    line.setAlpha(255);
    return line;
  }
  return picture.stones[point] == Stone::Black ? QColor(0xf4, 0xf4, 0xf4)
                                               : QColor(0x16, 0x16, 0x16);
}

QPen inkPen(const QColor& ink, double cell) {
  return QPen(ink, std::max(1.4, cell * 0.065), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

// What the wood looks like from afar.
QColor commonColor(const WoodColors& wood) {
  const auto mix = [](int light, int dark) { return light + (dark - light) * 3 / 10; };
  return QColor(mix(wood.light.red(), wood.dark.red()), mix(wood.light.green(), wood.dark.green()),
                mix(wood.light.blue(), wood.dark.blue()));
}

// Lines through an empty point would cross a label: a soft patch of wood goes under it.
void paintPatch(QPainter& painter, const BoardGeometry& geometry, Point point,
                const BoardTheme& theme) {
  QColor wood = commonColor(theme.wood);
  wood.setAlpha(225);
  painter.setPen(Qt::NoPen);
  painter.setBrush(wood);
  const double radius = geometry.cell() * 0.34;
  painter.drawEllipse(geometry.center(point), radius, radius);
}

void paintText(QPainter& painter, const BoardGeometry& geometry, Point point, const QString& text,
               const QColor& ink, bool bold) {
  QFont font = painter.font();
  const double share = text.size() > 3    ? 0.31
                       : text.size() == 3 ? 0.38
                       : text.size() == 2 ? 0.46
                                          : 0.56;
  const double room = geometry.cell() * share;
  font.setPixelSize(std::max(5, static_cast<int>(room)));
  font.setBold(bold);
  painter.setFont(font);
  painter.setPen(ink);
  // A long label ends where its neighbour's point begins.
  const double width = geometry.cell() * 1.4;
  const QString shown = text.size() <= 3 ? text
                                         : painter.fontMetrics().elidedText(
                                               text, Qt::ElideRight, static_cast<int>(width));
  const QRectF box(geometry.center(point) - QPointF(width, geometry.cell() / 2),
                   QSizeF(2 * width, geometry.cell()));
  painter.drawText(box, Qt::AlignCenter, shown);
}

void paintShape(QPainter& painter, const BoardGeometry& geometry, const PaintedMark& mark,
                const QColor& ink) {
  const QRectF box = geometry.square(mark.point, kMarkShare);
  painter.setPen(inkPen(ink, geometry.cell()));
  painter.setBrush(Qt::NoBrush);
  switch (mark.shape) {
    case MarkShape::Triangle: {
      const double r = geometry.cell() * 0.30;
      const QPointF c = geometry.center(mark.point);
      painter.drawPolygon(QPolygonF(
          {c + QPointF(0, -r), c + QPointF(r * 0.866, r * 0.5), c + QPointF(-r * 0.866, r * 0.5)}));
      break;
    }
    case MarkShape::Square:
      painter.drawRect(geometry.square(mark.point, kMarkShare * 0.86));
      break;
    case MarkShape::Circle:
      painter.drawEllipse(box);
      break;
    case MarkShape::Cross: {
      const QRectF inner = geometry.square(mark.point, kMarkShare * 0.8);
      painter.drawLine(inner.topLeft(), inner.bottomRight());
      painter.drawLine(inner.topRight(), inner.bottomLeft());
      break;
    }
    case MarkShape::Selected:
      painter.setPen(Qt::NoPen);
      painter.setBrush(ink);
      painter.drawRoundedRect(geometry.square(mark.point, kMarkShare * 0.66), 2, 2);
      break;
  }
}

void paintSegment(QPainter& painter, const BoardGeometry& geometry, const PaintedSegment& segment) {
  const QPointF from = geometry.center(segment.from);
  const QPointF to = geometry.center(segment.to);
  const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
  if (length < 1) return;
  // A light rim keeps the line readable on black stones and on dark wood.
  const QPointF along = (to - from) / length;
  const QPointF across(-along.y(), along.x());
  const double head = geometry.cell() * 0.34;
  QPainterPath path(from);
  path.lineTo(to);
  if (segment.arrow) {
    path.moveTo(to - along * head + across * head * 0.55);
    path.lineTo(to);
    path.lineTo(to - along * head - across * head * 0.55);
  }
  painter.setBrush(Qt::NoBrush);
  const double width = std::max(2.0, geometry.cell() * 0.085);
  painter.setPen(
      QPen(QColor(255, 255, 255, 190), width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(QPen(QColor(0x1d, 0x4f, 0xa8), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
}

void paintDimmed(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture) {
  const BoardSize size = picture.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (picture.hidden[point]) {
      painter.fillRect(geometry.square(point, 1.0), QColor(128, 128, 128, 150));
    } else if (picture.dimmed[point]) {
      painter.fillRect(geometry.square(point, 1.0), QColor(90, 90, 90, 80));
    }
  }
}

// A ring on the last stone, unless its number or a mark says it already.
void paintLastMove(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                   const BoardPicture& picture) {
  if (!picture.lastMove || picture.hidden[*picture.lastMove]) return;
  const Point point = *picture.lastMove;
  const auto taken = [point](const auto& item) { return item.point == point; };
  if (picture.numbers[point] != 0 ||
      std::any_of(picture.marks.begin(), picture.marks.end(), taken) ||
      std::any_of(picture.labels.begin(), picture.labels.end(), taken)) {
    return;
  }
  const double radius = geometry.cell() * 0.24;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(
      QPen(theme.stones == StoneSprites::Look::Flat ? inkOn(picture, point, theme) : theme.accent,
           std::max(1.8, geometry.cell() * 0.085)));
  painter.drawEllipse(geometry.center(point), radius, radius);
}

}  // namespace

void paintVariations(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                     const BoardPicture& picture) {
  for (const PaintedLabel& variation : picture.variations) {
    paintPatch(painter, geometry, variation.point, theme);
    QColor ink = theme.line;
    ink.setAlpha(170);
    paintText(painter, geometry, variation.point, variation.text, ink, false);
  }
}

void paintTerritory(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture) {
  const BoardSize size = picture.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    const Owner owner = picture.territory[point];
    if (owner == Owner::Nobody) continue;
    const bool black = owner == Owner::Black;
    painter.setPen(QPen(black ? QColor(255, 255, 255, 120) : QColor(0, 0, 0, 150), 1));
    painter.setBrush(black ? QColor(0x12, 0x12, 0x14) : QColor(0xf6, 0xf6, 0xf2));
    painter.drawRect(geometry.square(point, kTerritoryShare));
  }
}

void paintMarkup(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                 const BoardPicture& picture) {
  paintDimmed(painter, geometry, picture);
  const BoardSize size = picture.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (picture.numbers[point] == 0 || picture.stones[point] == Stone::None) continue;
    const bool isLast = point == picture.lastMove && theme.stones != StoneSprites::Look::Flat;
    const bool isBlack = picture.stones[point] == Stone::Black;
    const QColor red = isBlack ? theme.accent.lighter(kLighterOnBlack) : theme.accent;
    const QColor ink = isLast ? red : inkOn(picture, point, theme);
    paintText(painter, geometry, point, QString::number(picture.numbers[point]), ink, false);
  }
  for (const PaintedMark& mark : picture.marks) {
    paintShape(painter, geometry, mark, inkOn(picture, mark.point, theme));
  }
  for (const PaintedLabel& label : picture.labels) {
    if (picture.stones[label.point] == Stone::None) {
      paintPatch(painter, geometry, label.point, theme);
    }
    paintText(painter, geometry, label.point, label.text, inkOn(picture, label.point, theme), true);
  }
  for (const PaintedSegment& segment : picture.segments) {
    paintSegment(painter, geometry, segment);
  }
  paintLastMove(painter, geometry, theme, picture);
}

void paintPointer(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                  const BoardHover& hover) {
  painter.setBrush(Qt::NoBrush);
  if (hover.cursor) {
    painter.setPen(QPen(theme.accent, std::max(2.0, geometry.cell() * 0.07)));
    painter.drawRoundedRect(geometry.square(*hover.cursor, 0.94), 4, 4);
  }
  if (hover.named) {
    QColor glow = theme.named;
    glow.setAlpha(70);
    painter.setBrush(glow);
    painter.setPen(QPen(theme.named, std::max(2.5, geometry.cell() * 0.1)));
    painter.drawEllipse(geometry.square(*hover.named, 0.9));
    painter.setBrush(Qt::NoBrush);
  }
  if (hover.refused) {
    painter.setPen(
        QPen(theme.wrong, std::max(2.5, geometry.cell() * 0.1), Qt::SolidLine, Qt::RoundCap));
    const QRectF box = geometry.square(*hover.refused, 0.56);
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
    painter.drawEllipse(geometry.square(*hover.refused, 0.96));
  }
}

}  // namespace tengen::desktop
