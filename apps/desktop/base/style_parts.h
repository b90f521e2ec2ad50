// The strokes Style paints with: boxes, ticks, arrows, and what a scroll bar or slider is made of.
#pragma once

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {

template <class Option>
const Option& as(const QStyleOption& option) {
  return static_cast<const Option&>(option);
}

// A group of fields without a box to tick.
inline bool isPlainGroup(QStyle::ComplexControl control, const QStyleOptionComplex& option) {
  return control == QStyle::CC_GroupBox &&
         !option.subControls.testFlag(QStyle::SC_GroupBoxCheckBox);
}

struct Box {
  QColor fill;    // may be none
  QColor border;  // may be none
  double width = 1;
  double corner = kCorner;
};
void paintBox(QPainter& painter, const QRectF& area, const Box& box);

void paintButton(QPainter& painter, const QStyleOption& option, bool primary);
void paintToolButton(QPainter& painter, const QStyleOption& option);
void paintField(QPainter& painter, const QStyleOption& option);  // to write or to choose in
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintRadioButton(QPainter& painter, const QStyleOption& option);
enum class Toward : uint8_t { Up, Down };
void paintChevron(QPainter& painter, const QRectF& area, Toward toward, const QColor& ink);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);

}  // namespace tengen::desktop
