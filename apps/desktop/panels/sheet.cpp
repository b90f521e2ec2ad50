#include "apps/desktop/panels/sheet.h"

#include <QLayout>
#include <QResizeEvent>
#include <algorithm>

namespace tengen::desktop {

Sheet::Sheet(QWidget* paper, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setWidgetResizable(true);
  setWidget(paper);
  paper->installEventFilter(this);
  viewport()->setAutoFillBackground(false);
  paper->setAutoFillBackground(false);
}

QSize Sheet::sizeHint() const {
  const QLayout& layout = *widget()->layout();
  const int high =
      layout.hasHeightForWidth() ? layout.heightForWidth(width()) : layout.sizeHint().height();
  return {widget()->minimumSizeHint().width(), high};
}

QSize Sheet::minimumSizeHint() const {
  return {widget()->minimumSizeHint().width(),
          std::min(fontMetrics().height() * 3, sizeHint().height())};
}

void Sheet::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
  showBarIfNeeded();
}

// A bar makes the paper narrower, and its words may wrap for no other reason than the bar.
void Sheet::showBarIfNeeded() {
  const bool fits = sizeHint().height() <= height();
  setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  // A bar that has just come lies over paper that was as wide as all there was.
  const int wide = std::max(viewport()->width(), widget()->minimumSizeHint().width());
  if (widget()->width() <= wide) return;
  widget()->resize(wide, std::max(viewport()->height(), widget()->layout()->heightForWidth(wide)));
}

bool Sheet::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    showBarIfNeeded();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace tengen::desktop
