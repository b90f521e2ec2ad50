// Paints the part of a tree that is seen: edges, nodes, the line of the current node, and the
// bridges between equal positions. Knows places and faces, no game.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <unordered_set>

#include "apps/desktop/tree/tree_layout.h"
#include "apps/desktop/tree/tree_source.h"

namespace tengen::desktop {

struct TreeColors {
  QColor background;
  QColor edge;
  QColor currentEdge;  // of the line that leads to the current node
  QColor bridge;       // between equal positions: must stand out on the background
  QColor accent;       // around the current node
  QColor text;

  static TreeColors onDark();
  static TreeColors onLight();
};

class TreePainter {
 public:
  void setColors(const TreeColors& colors) { colors_ = colors; }
  void setCell(double pixels) { cell_ = pixels; }
  double cell() const { return cell_; }
  const TreeColors& colors() const { return colors_; }

  // In pixels of the whole drawing, of which a view shows a part.
  QPointF center(TreeLayout::Place place) const;
  TreeLayout::Place placeAt(QPointF point) const;
  QSizeF extent(const TreeLayout& layout) const;

  struct Scene {
    const TreeLayout& layout;
    TreeSource& source;
    const CollapsedNodes& collapsed;
    NodeId current;
  };
  // `seen` is the part to paint; the painter's origin is the drawing's.
  void paint(QPainter& painter, const QRectF& seen, const Scene& scene) const;

 private:
  using NodeSet = std::unordered_set<NodeId>;

  void paintEdges(QPainter& painter, const TreeLayout::Window& window, const Scene& scene) const;
  void paintCurrentLine(QPainter& painter, const TreeLayout::Window& window,
                        const Scene& scene) const;
  void paintBridges(QPainter& painter, const TreeLayout::Window& window, const Scene& scene) const;
  void paintNodes(QPainter& painter, const TreeLayout::Window& window, const Scene& scene) const;
  void paintFace(QPainter& painter, QPointF center, const NodeFace& face) const;
  void paintCollapsed(QPainter& painter, QPointF center) const;
  void drawEdge(QPainter& painter, TreeLayout::Place from, TreeLayout::Place to) const;

  double cell_ = 26;
  TreeColors colors_ = TreeColors::onLight();
};

}  // namespace tengen::desktop
