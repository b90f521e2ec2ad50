// Where everything on a painted board lies: from points to places and back. Pure arithmetic, in
// logical pixels; knows no widget and paints nothing.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>

#include "rules/point.h"

namespace tengen::desktop {

class BoardGeometry {
 public:
  // The largest board that fits into `area`, centred, with room for coordinates when they are
  // shown. With `scale` device pixels to a logical one, lines lie on whole device pixels and all
  // cells are equally wide, so that nothing blurs; tiny cells may differ by a pixel instead.
  BoardGeometry(QSizeF area, BoardSize size, bool coordinates, double scale = 1);

  // Questions
  BoardSize size() const { return size_; }
  double cell() const { return cell_; }  // from one line to the next
  double line() const { return line_; }  // thickness of a line: whole device pixels
  QRectF wood() const { return wood_; }  // the board with its margins
  QRectF grid() const;                   // from the first line to the last
  QPointF center(Point point) const;
  QRectF square(Point point, double share = 1) const;  // around a point; share of a cell wide
  double columnLabels(bool top) const;                 // the line a column's letter is centred on
  double rowLabels(bool left) const;

  // The point meant by a touch at this place: the nearest one, unless the touch lies in the dead
  // zone between points, where nobody can say which was meant.
  std::optional<Point> pointAt(QPointF place) const;
  // The nearest one wherever the place is: for what is larger than a point.
  Point nearestTo(QPointF place) const;

 private:
  BoardSize size_;
  double cell_ = 0;
  double line_ = 1;
  double rim_ = 0;  // around the stones
  QPointF first_;   // the middle of the first lines' crossing
  QRectF wood_;
};

}  // namespace tengen::desktop
