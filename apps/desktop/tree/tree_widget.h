// The tree people click in: scrolls, zooms, and reports which node was meant. It grows downwards,
// with words beside the moves, but sideways in a pane much wider than high.
#pragma once

#include <QAbstractScrollArea>

#include "apps/desktop/tree/tree_painter.h"

namespace tengen::desktop {

class TreeWidget : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit TreeWidget(QWidget* parent = nullptr);

  // The source must outlive the widget or be replaced; null shows nothing.
  void setSource(TreeSource* source);
  void showTree(TreeLayout layout);  // the tree has another shape now
  void setCurrent(NodeId id);        // and scrolls it into view
  void setCollapsed(const CollapsedNodes& collapsed);
  void setColors(const TreeColors& colors);
  void refresh() { viewport()->update(); }  // faces changed
  void forgetBridges();                     // other positions are equal now

  NodeId current() const { return current_; }
  QPoint placeOnScreen(NodeId id) const;           // of a node's middle, in the viewport
  QPoint handleOnScreen(NodeId id) const;          // where a node with branches is folded
  double cell() const { return painter_.cell(); }  // from one node to the next
  TreeGrowth growth() const { return painter_.growth(); }
  // While something takes its room for a moment.
  void keepGrowth(bool kept) { keepsGrowth_ = kept; }
  void zoom(double factor);  // around the current node

  QSize sizeHint() const override { return {360, 260}; }

 signals:
  void nodeClicked(tengen::NodeId id);
  void nodeDoubleClicked(tengen::NodeId id);
  void handleClicked(tengen::NodeId id);  // fold or unfold it
  void menuWanted(tengen::NodeId id, QPoint globalPlace);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  NodeId nodeAt(QPointF inViewport) const;
  NodeId handleAt(QPointF inViewport) const;
  void zoomAround(QPointF inViewport, double factor);
  QPointF origin() const;  // of the viewport in the drawing
  void adjustScrollBars();
  void bringIntoView(NodeId id);

  TreePainter painter_;
  bool keepsGrowth_ = false;
  TreeLayout layout_;
  TreeSource* source_ = nullptr;
  CollapsedNodes collapsed_;
  NodeId current_ = kNoNode;
};

}  // namespace tengen::desktop
