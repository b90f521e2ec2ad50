// Paints the part of a tree that is seen: edges, nodes, the line of the current node, and the
// bridges between equal positions. Knows places and faces, no game.
#pragma once

#include <QColor>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <optional>

#include "apps/desktop/base/palette.h"
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
  QColor words;      // beside the nodes
  QColor bridgeRim;  // under the bridges

  static TreeColors of(const Tones& tones);
};

// Where the moves of a line follow one another.
enum class TreeGrowth : uint8_t { Sideways, Downwards };

class TreePainter {
 public:
  void setColors(const TreeColors& colors);
  void setCell(double pixels);
  void setGrowth(TreeGrowth growth) { growth_ = growth; }
  double cell() const { return cell_; }
  TreeGrowth growth() const { return growth_; }
  const TreeColors& colors() const { return colors_; }

  // In pixels of the whole drawing, of which a view shows a part.
  QPointF center(TreeLayout::Place place) const;
  TreeLayout::Place placeAt(QPointF point) const;
  QSizeF extent(const TreeLayout& layout) const;
  // Where a node is folded and unfolded, and how far a touch may miss it.
  QPointF handle(TreeLayout::Place place) const;
  double handleReach() const { return cell_ * 0.24; }

  struct Scene {
    const TreeLayout& layout;
    TreeSource& source;
    const CollapsedNodes& collapsed;
    NodeId current;
  };
  // `seen` is the part to paint; the painter's origin is the drawing's.
  void paint(QPainter& painter, const QRectF& seen, const Scene& scene);
  void forgetBridges() { bridges_.reset(); }  // the tree has another shape

  struct Part {  // of a way, in shares of it
    double first, last;
  };

 private:
  void paintEdges(QPainter& painter, const TreeLayout::Window& window, const Scene& scene) const;
  void paintCurrentLine(QPainter& painter, const TreeLayout::Window& window,
                        const Scene& scene) const;
  void paintBridges(QPainter& painter, const TreeLayout::Window& window, const Scene& scene);
  void paintNodes(QPainter& painter, const TreeLayout::Window& window, const Scene& scene);
  void paintHandles(QPainter& painter, const TreeLayout::Window& window, const Scene& scene) const;
  void paintWords(QPainter& painter, const QRectF& seen, const TreeLayout::Window& window,
                  const Scene& scene) const;

  void drawStep(QPainter& painter, TreeLayout::Place from, TreeLayout::Place to) const;
  void drawBridge(QPainter& painter, QPointF a, QPointF b, Part part) const;
  void drawHandle(QPainter& painter, TreeLayout::Place place, bool folded) const;
  void drawFace(QPainter& painter, const NodeFace& face) const;  // around the origin
  void drawBadge(QPainter& painter, const NodeFace& face) const;
  const QPixmap& spriteOf(const NodeFace& face, double scale);
  void placeBridges(const Scene& scene);

  double cell_ = 26;
  TreeGrowth growth_ = TreeGrowth::Sideways;
  TreeColors colors_ = TreeColors::of(lightTones());
  // Faces as pictures: most nodes of a tree look like one seen before, and numbers are slow to
  // write.
  QHash<quint64, QPixmap> sprites_;
  double spriteScale_ = 0;
  struct Bridge {
    TreeLayout::Place from, to;
  };
  std::optional<std::vector<Bridge>> bridges_;  // nothing: not asked for yet
};

}  // namespace tengen::desktop
