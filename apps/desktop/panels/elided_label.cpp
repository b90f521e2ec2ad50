#include "apps/desktop/panels/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QToolTip>

namespace tengen::desktop {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
  return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
  painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

bool ElidedLabel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
    const bool cut = fontMetrics().horizontalAdvance(text()) > width();
    if (!cut) return false;
    QToolTip::showText(mapToGlobal(QPoint(0, height())), text(), this);
    return true;
  }
  return QLabel::event(event);
}

}  // namespace tengen::desktop
