#include "apps/desktop/base/style_parts.h"

#include <QPainterPath>
#include <QStyle>
#include <algorithm>

namespace tengen::desktop {
namespace {

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
  return option.state.testFlag(flag);
}

bool isPressed(const QStyleOption& option) {
  return has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
}

bool hasKeyFocus(const QStyleOption& option) {
  return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

// The same colour a little nearer to another.
QColor toward(const QColor& from, const QColor& to, double share) {
  const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
  return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()),
                mix(from.blue(), to.blue()));
}

QColor indicatorFill(const QStyleOption& option, const Tones& tones, bool ticked) {
  if (!has(option, QStyle::State_Enabled)) return ticked ? tones.faint : tones.chip;
  return ticked ? tones.accent : tones.panel;
}

QColor indicatorBorder(const QStyleOption& option, const Tones& tones, bool ticked) {
  if (!has(option, QStyle::State_Enabled)) return tones.faint;
  const bool lively = has(option, QStyle::State_MouseOver) || hasKeyFocus(option);
  return ticked || lively ? tones.accent : tones.soft;
}

}  // namespace

void paintBox(QPainter& painter, const QRectF& area, const Box& box) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(box.border.isValid() ? QPen(box.border, box.width) : QPen(Qt::NoPen));
  painter.setBrush(box.fill.isValid() ? QBrush(box.fill) : QBrush(Qt::NoBrush));
  const double inset = box.border.isValid() ? box.width / 2 : 0;
  painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), box.corner, box.corner);
  painter.restore();
}

void paintButton(QPainter& painter, const QStyleOption& option, bool primary) {
  const Tones& tones = tonesOf(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool accented = primary && enabled;
  QColor fill = accented ? tones.accent : tones.panel;
  if (enabled && has(option, QStyle::State_MouseOver)) fill = toward(fill, tones.text, 0.05);
  if (isPressed(option)) fill = accented ? toward(fill, tones.text, 0.16) : tones.chip;
  paintBox(painter, option.rect, {fill, accented ? fill : tones.line});
  if (hasKeyFocus(option)) {
    const QColor ring = accented ? tones.onAccent : tones.accent;
    paintBox(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), {{}, ring, 1.5, kCorner - 2});
  }
}

void paintToolButton(QPainter& painter, const QStyleOption& option) {
  const Tones& tones = tonesOf(option.palette);
  const bool flat = has(option, QStyle::State_AutoRaise);
  const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
  QColor fill = flat ? QColor() : tones.panel;
  if (hovered) fill = tones.chip;
  if (has(option, QStyle::State_On)) fill = tones.accentSoft;
  if (has(option, QStyle::State_Sunken)) fill = toward(tones.chip, tones.text, 0.08);
  paintBox(painter, option.rect, {fill, flat ? QColor() : tones.line});
  if (hasKeyFocus(option)) {
    paintBox(painter, QRectF(option.rect).adjusted(1, 1, -1, -1), {{}, tones.accent, 1.5});
  }
}

void paintField(QPainter& painter, const QStyleOption& option) {
  const Tones& tones = tonesOf(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool focused = has(option, QStyle::State_HasFocus) && enabled;
  QColor border = tones.line;
  if (enabled && has(option, QStyle::State_MouseOver)) border = tones.faint;
  if (focused) border = tones.accent;
  paintBox(painter, option.rect, {enabled ? tones.panel : tones.chip, border, focused ? 1.6 : 1.0});
}

void paintCheckBox(QPainter& painter, const QStyleOption& option) {
  const Tones& tones = tonesOf(option.palette);
  const bool partly = has(option, QStyle::State_NoChange);
  const bool ticked = has(option, QStyle::State_On) || partly;
  const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
  paintBox(painter, box,
           {indicatorFill(option, tones, ticked), indicatorBorder(option, tones, ticked), 1.4, 4});
  if (!ticked) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(tones.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const auto at = [&](double x, double y) {
    return box.topLeft() + QPointF(box.width() * x, box.height() * y);
  };
  if (partly) {
    painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
  } else {
    painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)}));
  }
  painter.restore();
}

void paintRadioButton(QPainter& painter, const QStyleOption& option) {
  const Tones& tones = tonesOf(option.palette);
  const bool chosen = has(option, QStyle::State_On);
  const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
  paintBox(painter, box,
           {indicatorFill(option, tones, chosen), indicatorBorder(option, tones, chosen), 1.4,
            box.width() / 2});
  if (!chosen) return;
  const double off = box.width() * 0.31;
  paintBox(painter, box.adjusted(off, off, -off, -off), {tones.onAccent, {}, 0, box.width()});
}

void paintChevron(QPainter& painter, const QRectF& area, Toward toward, const QColor& ink) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double half = std::min({4.0, area.width() / 4, area.height() / 2});
  const double tip = toward == Toward::Down ? half / 2 : -half / 2;
  const QPointF middle = area.center();
  painter.drawPolyline(QPolygonF(
      {middle + QPointF(-half, -tip), middle + QPointF(0, tip), middle + QPointF(half, -tip)}));
  painter.restore();
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
  if (option.maximum <= option.minimum) return;
  const Tones& tones = tonesOf(option.palette);
  const bool lively = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
  const QRectF bar = QRectF(handle).adjusted(2, 2, -2, -2);
  paintBox(painter, bar,
           {lively ? tones.soft : tones.faint, {}, 0, std::min(bar.width(), bar.height()) / 2});
}

void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
  const Tones& tones = tonesOf(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool level = option.orientation == Qt::Horizontal;
  const QPointF middle = QRectF(handle).center();
  QRectF groove = option.rect;
  if (level) {
    groove = QRectF(groove.left() + 2, middle.y() - 2, groove.width() - 4, 4);
  } else {
    groove = QRectF(middle.x() - 2, groove.top() + 2, 4, groove.height() - 4);
  }
  paintBox(painter, groove, {tones.line, {}, 0, 2});
  QRectF done = groove;
  if (level && option.upsideDown) done.setLeft(middle.x());
  if (level && !option.upsideDown) done.setRight(middle.x());
  if (!level && option.upsideDown) done.setTop(middle.y());
  if (!level && !option.upsideDown) done.setBottom(middle.y());
  paintBox(painter, done, {enabled ? tones.accent : tones.faint, {}, 0, 2});
  const double radius = has(option, QStyle::State_MouseOver) ? 8 : 7;
  const QRectF knob(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  paintBox(painter, knob, {tones.panel, enabled ? tones.accent : tones.faint, 2, radius});
}

}  // namespace tengen::desktop
