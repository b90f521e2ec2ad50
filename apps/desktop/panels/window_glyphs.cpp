#include "apps/desktop/panels/window_glyphs.h"

#include <QPainterPath>
#include <map>

namespace tengen::desktop {
namespace {

void menu(QPainter& painter) {
  for (const int y : {7, 12, 17})
    painter.drawLine(QPointF(4, y), QPointF(20, y));
}

void live(QPainter& painter) {
  painter.drawEllipse(QPointF(12, 12), 8, 8);
  painter.setBrush(painter.pen().color());
  painter.drawEllipse(QPointF(12, 12), 2.5, 2.5);
}

void save(QPainter& painter) {
  painter.drawLine(QPointF(12, 4), QPointF(12, 14));
  painter.drawPolyline(QPolygonF({{8, 10}, {12, 14}, {16, 10}}));
  painter.drawPolyline(QPolygonF({{4.5, 15}, {4.5, 19.5}, {19.5, 19.5}, {19.5, 15}}));
}

// Three sliders.
void settings(QPainter& painter) {
  struct Slider {
    double y, knob;
  };
  constexpr double kRadius = 2.2;
  for (const auto& [y, knob] : {Slider{6.5, 15}, Slider{12, 8}, Slider{17.5, 14}}) {
    painter.drawLine(QPointF(4, y), QPointF(knob - kRadius, y));
    painter.drawLine(QPointF(knob + kRadius, y), QPointF(20, y));
    painter.drawEllipse(QPointF(knob, y), kRadius, kRadius);
  }
}

void undo(QPainter& painter) {
  painter.drawPolyline(QPolygonF({{9, 5}, {4.5, 9.5}, {9, 14}}));
  QPainterPath way(QPointF(4.5, 9.5));
  way.lineTo(14, 9.5);
  way.cubicTo(21, 9.5, 21, 19, 14, 19);
  way.lineTo(10, 19);
  painter.drawPath(way);
}

void hint(QPainter& painter) {
  QPainterPath bulb;
  bulb.moveTo(9.5, 16);
  bulb.cubicTo(9.5, 13.5, 6, 13, 6, 9.5);
  bulb.cubicTo(6, 2, 18, 2, 18, 9.5);
  bulb.cubicTo(18, 13, 14.5, 13.5, 14.5, 16);
  bulb.closeSubpath();
  painter.drawPath(bulb);
  painter.drawLine(QPointF(10, 20), QPointF(14, 20));
}

void pass(QPainter& painter) {
  painter.drawPolyline(QPolygonF({{6, 6}, {12, 12}, {6, 18}}));
  painter.drawPolyline(QPolygonF({{13, 6}, {19, 12}, {13, 18}}));
}

// Points of both sides.
void count(QPainter& painter) {
  for (const bool filled : {true, false}) {
    painter.setBrush(filled ? QBrush(painter.pen().color()) : QBrush(Qt::NoBrush));
    painter.drawRect(QRectF(filled ? 5 : 14.5, 5, 4.5, 4.5));
    painter.drawRect(QRectF(filled ? 14.5 : 5, 14.5, 4.5, 4.5));
  }
}

void resign(QPainter& painter) {
  painter.drawLine(QPointF(6, 4), QPointF(6, 20));
  painter.drawPolyline(QPolygonF({{6, 5}, {18, 5}, {15, 9}, {18, 13}, {6, 13}}));
}

void newGame(QPainter& painter) {
  painter.drawLine(QPointF(12, 5), QPointF(12, 19));
  painter.drawLine(QPointF(5, 12), QPointF(19, 12));
}

void folder(QPainter& painter) {
  painter.drawPolygon(QPolygonF({{4, 6}, {10, 6}, {12, 8.5}, {20, 8.5}, {20, 18.5}, {4, 18.5}}));
}

// A graph that rises in the end.
void review(QPainter& painter) {
  painter.drawPolyline(QPolygonF({{4, 15}, {9, 9}, {13, 13}, {20, 5}}));
  painter.drawLine(QPointF(4, 20), QPointF(20, 20));
}

// A stone on the centre of the board.
void tengen(QPainter& painter) {
  const QPen pen = painter.pen();
  painter.setPen(QPen(pen.color(), 1.2));
  for (const double at : {5.0, 12.0, 19.0}) {
    painter.drawLine(QPointF(2.5, at), QPointF(21.5, at));
    painter.drawLine(QPointF(at, 2.5), QPointF(at, 21.5));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(pen.color());
  painter.drawEllipse(QPointF(12, 12), 6.2, 6.2);
}

void twoPlayers(QPainter& painter) {
  painter.drawEllipse(QPointF(15.5, 12), 6, 6);
  painter.setBrush(painter.pen().color());
  painter.drawEllipse(QPointF(8.5, 12), 6, 6);
}

}  // namespace

void paintWindowGlyph(QPainter& painter, Glyph glyph) {
  static const std::map<Glyph, void (*)(QPainter&)> kPainters = {
      {Glyph::Menu, menu},     {Glyph::Live, live},
      {Glyph::Save, save},     {Glyph::Settings, settings},
      {Glyph::Undo, undo},     {Glyph::Hint, hint},
      {Glyph::Pass, pass},     {Glyph::Count, count},
      {Glyph::Resign, resign}, {Glyph::NewGame, newGame},
      {Glyph::Folder, folder}, {Glyph::Review, review},
      {Glyph::Tengen, tengen}, {Glyph::TwoPlayers, twoPlayers}};
  const auto found = kPainters.find(glyph);
  if (found == kPainters.end()) return;
  painter.setPen(QPen(painter.pen().color(), 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  found->second(painter);
}

}  // namespace tengen::desktop
