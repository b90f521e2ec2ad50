#include "apps/desktop/tree/tree_widget.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr double kSmallestCell = 12;
constexpr double kLargestCell = 64;
constexpr double kZoomStep = 1.15;
// Times the height: words beside the moves need such a width too. Between the two it stays as it
// is: a pane that grows and shrinks a little does not turn it.
constexpr double kWide = 2.05;
constexpr double kNarrow = 1.6;

}  // namespace

TreeWidget::TreeWidget(QWidget* parent) : QAbstractScrollArea(parent) {
  setAccessibleName(tr("Game tree"));
  setFocusPolicy(Qt::StrongFocus);
  setFrameShape(QFrame::NoFrame);
  viewport()->setAutoFillBackground(false);
}

void TreeWidget::setSource(TreeSource* source) {
  source_ = source;
  painter_.forgetBridges();
  refresh();
}

void TreeWidget::showTree(TreeLayout layout) {
  layout_ = std::move(layout);
  painter_.forgetBridges();
  adjustScrollBars();
  bringIntoView(current_);
  refresh();
}

void TreeWidget::forgetBridges() {
  painter_.forgetBridges();
  refresh();
}

void TreeWidget::setCurrent(NodeId id) {
  current_ = id;
  bringIntoView(id);
  refresh();
}

void TreeWidget::setCollapsed(const CollapsedNodes& collapsed) {
  collapsed_ = collapsed;
  refresh();
}

void TreeWidget::setColors(const TreeColors& colors) {
  painter_.setColors(colors);
  refresh();
}

QPointF TreeWidget::origin() const {
  return QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QPoint TreeWidget::placeOnScreen(NodeId id) const {
  const auto place = layout_.placeOf(id);
  return place ? (painter_.center(*place) - origin()).toPoint() : QPoint();
}

QPoint TreeWidget::handleOnScreen(NodeId id) const {
  const auto place = layout_.placeOf(id);
  return place ? (painter_.handle(*place) - origin()).toPoint() : QPoint();
}

NodeId TreeWidget::nodeAt(QPointF inViewport) const {
  return layout_.nodeAt(painter_.placeAt(inViewport + origin()));
}

NodeId TreeWidget::handleAt(QPointF inViewport) const {
  const QPointF touch = inViewport + origin();
  const TreeLayout::Place place = painter_.placeAt(touch - QPointF(1, 1) * 0.36 * painter_.cell());
  const NodeId id = layout_.nodeAt(place);
  if (id == kNoNode || !(layout_.hasVariations(place) || collapsed_.contains(id))) return kNoNode;
  const QPointF off = touch - painter_.handle(place);
  return std::hypot(off.x(), off.y()) <= painter_.handleReach() ? id : kNoNode;
}

void TreeWidget::adjustScrollBars() {
  const QSize extent = painter_.extent(layout_).toSize();
  const QSize view = viewport()->size();
  const int step = static_cast<int>(painter_.cell());
  horizontalScrollBar()->setRange(0, std::max(0, extent.width() - view.width()));
  horizontalScrollBar()->setPageStep(view.width());
  horizontalScrollBar()->setSingleStep(step);
  verticalScrollBar()->setRange(0, std::max(0, extent.height() - view.height()));
  verticalScrollBar()->setPageStep(view.height());
  verticalScrollBar()->setSingleStep(step);
}

// Scrolls no more than it must, with two cells of air around the node.
void TreeWidget::bringIntoView(NodeId id) {
  const auto place = layout_.placeOf(id);
  if (!place) return;
  const QPointF at = painter_.center(*place);
  const auto follow = [air = 2 * painter_.cell()](QScrollBar& bar, double middle, int length) {
    const double margin = std::min(air, length / 3.0);
    if (middle - margin < bar.value()) bar.setValue(static_cast<int>(middle - margin));
    if (middle + margin > bar.value() + length) {
      bar.setValue(static_cast<int>(middle + margin - length));
    }
  };
  follow(*horizontalScrollBar(), at.x(), viewport()->width());
  follow(*verticalScrollBar(), at.y(), viewport()->height());
}

void TreeWidget::zoom(double factor) {
  painter_.setCell(std::clamp(painter_.cell() * factor, kSmallestCell, kLargestCell));
  adjustScrollBars();
  bringIntoView(current_);
  refresh();
}

// What lies under the pointer stays there.
void TreeWidget::zoomAround(QPointF inViewport, double factor) {
  const double before = painter_.cell();
  painter_.setCell(std::clamp(before * factor, kSmallestCell, kLargestCell));
  const QPointF moved = (inViewport + origin()) * (painter_.cell() / before) - inViewport;
  adjustScrollBars();
  horizontalScrollBar()->setValue(static_cast<int>(std::lround(moved.x())));
  verticalScrollBar()->setValue(static_cast<int>(std::lround(moved.y())));
  refresh();
}

void TreeWidget::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.fillRect(viewport()->rect(), painter_.colors().background);
  if (source_ == nullptr) return;
  painter.translate(-origin());
  painter_.paint(painter, QRectF(origin(), QSizeF(viewport()->size())),
                 {layout_, *source_, collapsed_, current_});
}

void TreeWidget::resizeEvent(QResizeEvent*) {
  // The whole of it, not the viewport: scroll bars that come and go must not turn the tree.
  const bool isSideways = painter_.growth() == TreeGrowth::Sideways;
  const double wide = isSideways ? kNarrow : kWide;
  if (!keepsGrowth_)
    painter_.setGrowth(width() < wide * height() ? TreeGrowth::Downwards : TreeGrowth::Sideways);
  adjustScrollBars();
  bringIntoView(current_);
}

void TreeWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const NodeId id = handleAt(event->position()); id != kNoNode) {
    emit handleClicked(id);
    return;
  }
  if (const NodeId id = nodeAt(event->position()); id != kNoNode) emit nodeClicked(id);
}

void TreeWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (handleAt(event->position()) != kNoNode) return mousePressEvent(event);
  if (const NodeId id = nodeAt(event->position()); id != kNoNode) emit nodeDoubleClicked(id);
}

void TreeWidget::contextMenuEvent(QContextMenuEvent* event) {
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const NodeId id = byKey ? current_ : nodeAt(event->pos());
  if (id == kNoNode) return;
  const QPoint place = byKey ? placeOnScreen(id) : event->pos();
  emit menuWanted(id, viewport()->mapToGlobal(place));
}

void TreeWidget::wheelEvent(QWheelEvent* event) {
  if (event->modifiers() & Qt::ControlModifier) {
    zoomAround(event->position(), std::pow(kZoomStep, event->angleDelta().y() / 120.0));
    event->accept();
    return;
  }
  // A wheel has one axis: it goes along the only one there is to scroll.
  const bool sideways = verticalScrollBar()->maximum() == 0 && event->angleDelta().x() == 0;
  if (!sideways) return QAbstractScrollArea::wheelEvent(event);
  QWheelEvent turned(event->position(), event->globalPosition(), event->pixelDelta().transposed(),
                     event->angleDelta().transposed(), event->buttons(), event->modifiers(),
                     event->phase(), event->inverted());
  QAbstractScrollArea::wheelEvent(&turned);
  event->accept();
}

// The keys walk the game, not the scroll bars: the window's actions have them. Only zooming is done
// here.
void TreeWidget::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() & Qt::ControlModifier) {
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) return zoom(kZoomStep);
    if (event->key() == Qt::Key_Minus) return zoom(1 / kZoomStep);
  }
  event->ignore();
}

}  // namespace tengen::desktop
