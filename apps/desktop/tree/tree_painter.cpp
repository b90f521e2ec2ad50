#include "apps/desktop/tree/tree_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

using Place = TreeLayout::Place;
using Window = TreeLayout::Window;

constexpr double kStoneRadius = 0.37;  // of a cell

void visitNodes(const Window& window, const TreeLayout& layout,
                const std::function<void(NodeId, Place)>& visit) {
  layout.visitRuns(window, [&](const TreeLayout::Run& run) {
    const int first = std::max(window.left, run.firstColumn);
    const int last = std::min(window.right, run.firstColumn + run.length - 1);
    for (int column = first; column <= last; ++column) {
      visit(layout.nodeOf(run, column), {column, run.row});
    }
  });
}

}  // namespace

TreeColors TreeColors::onDark() {
  return {QColor(0x2b, 0x30, 0x36), QColor(0x6b, 0x75, 0x80), QColor(0xd9, 0xdf, 0xe5),
          QColor(0xff, 0xff, 0xff), QColor(0xff, 0xb0, 0x30), QColor(0xe6, 0xea, 0xee)};
}

TreeColors TreeColors::onLight() {
  return {QColor(0xc9, 0xcf, 0xd4), QColor(0x86, 0x8f, 0x98), QColor(0x2e, 0x35, 0x3c),
          QColor(0xff, 0xff, 0xff), QColor(0xd0, 0x4a, 0x20), QColor(0x22, 0x28, 0x2e)};
}

QPointF TreePainter::center(Place place) const {
  return QPointF((place.column + 0.75) * cell_, (place.row + 0.75) * cell_);
}

Place TreePainter::placeAt(QPointF point) const {
  return {static_cast<int>(std::lround(point.x() / cell_ - 0.75)),
          static_cast<int>(std::lround(point.y() / cell_ - 0.75))};
}

QSizeF TreePainter::extent(const TreeLayout& layout) const {
  return QSizeF((layout.columns() + 0.5) * cell_, (layout.rows() + 0.5) * cell_);
}

void TreePainter::paint(QPainter& painter, const QRectF& seen, const Scene& scene) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const Place first = placeAt(seen.topLeft());
  const Place last = placeAt(seen.bottomRight());
  const Window window{first.column - 1, first.row - 1, last.column + 1, last.row + 1};
  paintEdges(painter, window, scene);
  paintCurrentLine(painter, window, scene);
  paintBridges(painter, window, scene);
  paintNodes(painter, window, scene);
}

void TreePainter::paintEdges(QPainter& painter, const Window& window, const Scene& scene) const {
  painter.setPen(QPen(colors_.edge, std::max(1.2, cell_ * 0.06), Qt::SolidLine, Qt::RoundCap));
  scene.layout.visitTrunks(window, [&](const TreeLayout::Trunk& trunk) {
    const int bottom = std::min(trunk.bottom - 1, window.bottom);
    const int top = std::max(trunk.top, window.top);
    if (bottom > top) painter.drawLine(center({trunk.column, top}), center({trunk.column, bottom}));
  });
  scene.layout.visitRuns(window, [&](const TreeLayout::Run& run) {
    const int left = std::max(run.firstColumn, window.left);
    const int right = std::min(run.firstColumn + run.length - 1, window.right);
    if (right > left) painter.drawLine(center({left, run.row}), center({right, run.row}));
    if (run.firstColumn > 0) {
      painter.drawLine(center({run.firstColumn - 1, run.row - 1}),
                       center({run.firstColumn, run.row}));
    }
  });
}

// The road from the start to the current node, as far as it is seen.
void TreePainter::paintCurrentLine(QPainter& painter, const Window& window,
                                   const Scene& scene) const {
  painter.setPen(
      QPen(colors_.currentEdge, std::max(2.0, cell_ * 0.1), Qt::SolidLine, Qt::RoundCap));
  NodeId id = scene.current;
  for (NodeId above = kNoNode; id != kNoNode; id = above) {
    above = scene.source.parent(id);
    const auto to = scene.layout.placeOf(id);
    const auto from = above == kNoNode ? std::nullopt : scene.layout.placeOf(above);
    if (!to || !from) continue;
    if (to->column < window.left) return;  // all the rest lies farther left
    if (from->column > window.right) continue;
    if (to->row < window.top || from->row > window.bottom) continue;
    drawEdge(painter, *from, *to);
  }
}

void TreePainter::drawEdge(QPainter& painter, Place from, Place to) const {
  if (to.row == from.row) {
    painter.drawLine(center(from), center(to));
    return;
  }
  const Place knee{from.column, to.row - 1};
  const QPointF corners[] = {center(from), center(knee), center(to)};
  painter.drawPolyline(corners, 3);
}

// One curve for a pair, drawn by whichever of the two is seen; by the first if both are.
void TreePainter::paintBridges(QPainter& painter, const Window& window, const Scene& scene) const {
  const auto isSeen = [&](Place p) {
    return p.column >= window.left && p.column <= window.right && p.row >= window.top &&
           p.row <= window.bottom;
  };
  visitNodes(window, scene.layout, [&](NodeId id, Place place) {
    for (const NodeId other : scene.source.equalTo(id)) {
      const auto there = scene.layout.placeOf(other);
      if (!there || (isSeen(*there) && other < id)) continue;
      const QPointF a = center(place);
      const QPointF b = center(*there);
      const QPointF middle = (a + b) / 2;
      const QPointF across(b.y() - a.y(), a.x() - b.x());
      const double length = std::max(1.0, std::hypot(across.x(), across.y()));
      QPainterPath curve(a);
      curve.quadTo(middle + across / length * std::min(cell_ * 0.9, length * 0.3), b);
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(QColor(0, 0, 0, 60), cell_ * 0.17, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(curve);
      painter.setPen(QPen(colors_.bridge, cell_ * 0.085, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(curve);
    }
  });
}

void TreePainter::paintNodes(QPainter& painter, const Window& window, const Scene& scene) const {
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(cell_ * 0.34)));
  painter.setFont(font);
  visitNodes(window, scene.layout, [&](NodeId id, Place place) {
    const QPointF at = center(place);
    if (id == scene.current) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(colors_.accent);
      painter.drawRoundedRect(QRectF(at - QPointF(cell_ / 2, cell_ / 2), QSizeF(cell_, cell_)),
                              cell_ * 0.2, cell_ * 0.2);
    }
    paintFace(painter, at, scene.source.face(id));
    if (scene.collapsed.contains(id) && scene.source.hasChildren(id)) paintCollapsed(painter, at);
  });
}

void TreePainter::paintFace(QPainter& painter, QPointF at, const NodeFace& face) const {
  const double radius = cell_ * kStoneRadius;
  const bool black = face.color == Color::Black;
  const QColor fill = black ? QColor(0x1c, 0x1c, 0x1f) : QColor(0xf5, 0xf4, 0xef);
  const QColor ink = black ? QColor(0xf0, 0xf0, 0xf0) : QColor(0x1c, 0x1c, 0x1f);
  const QPen rim(black ? QColor(0xff, 0xff, 0xff, 90) : QColor(0, 0, 0, 140), 1);
  const QRectF box(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  switch (face.kind) {
    case NodeFace::Kind::Stone:
      painter.setPen(rim);
      painter.setBrush(fill);
      painter.drawEllipse(box);
      if (face.number > 0) {
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, QString::number(face.number));
      }
      break;
    case NodeFace::Kind::Pass:  // a stone with a bar: nothing was played
      painter.setPen(rim);
      painter.setBrush(fill);
      painter.drawEllipse(box);
      painter.setPen(QPen(ink, std::max(1.5, cell_ * 0.09), Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(at - QPointF(radius * 0.5, 0), at + QPointF(radius * 0.5, 0));
      break;
    case NodeFace::Kind::Setup: {  // a diamond of both colours
      const QPointF up(0, -radius), right(radius, 0);
      painter.setPen(QPen(colors_.text, 1));
      painter.setBrush(QColor(0xf5, 0xf4, 0xef));
      painter.drawPolygon(QPolygonF({at + up, at + right, at - up, at - right}));
      painter.setBrush(QColor(0x1c, 0x1c, 0x1f));
      painter.drawPolygon(QPolygonF({at + up, at - up, at - right}));
      break;
    }
    case NodeFace::Kind::Plain:
      painter.setPen(QPen(colors_.text, 1));
      painter.setBrush(colors_.background);
      painter.drawEllipse(at, radius * 0.5, radius * 0.5);
      break;
  }
  if (face.hasComment || face.hasMarks) {
    const QPointF corner = at + QPointF(radius * 0.85, -radius * 0.85);
    painter.setPen(QPen(colors_.background, 1));
    painter.setBrush(face.hasComment ? QColor(0x2f, 0x7f, 0xd8) : QColor(0x4f, 0xa0, 0x58));
    if (face.hasComment) {
      painter.drawEllipse(corner, cell_ * 0.13, cell_ * 0.13);
    } else {
      painter.drawRect(QRectF(corner - QPointF(cell_, cell_) * 0.1, QSizeF(cell_, cell_) * 0.2));
    }
  }
}

void TreePainter::paintCollapsed(QPainter& painter, QPointF at) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colors_.text);
  for (int dot = 0; dot < 3; ++dot) {
    painter.drawEllipse(at + QPointF(cell_ * (0.52 + 0.14 * dot), 0), cell_ * 0.05, cell_ * 0.05);
  }
}

}  // namespace tengen::desktop
