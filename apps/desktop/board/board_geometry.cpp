#include "apps/desktop/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

// In cells. Half a cell for the stones at the edge and a little air; coordinates need a row more.
constexpr double kPlainMargin = 0.80;
constexpr double kCoordinateMargin = 1.22;
constexpr double kLabelInset = 0.46;  // of a label's middle from the wood's edge

// A touch farther than this from the nearest point, in cells along either axis, means nothing.
constexpr double kReach = 0.44;

}  // namespace

BoardGeometry::BoardGeometry(QSizeF area, BoardSize size, bool coordinates) : size_(size) {
  const double margin = coordinates ? kCoordinateMargin : kPlainMargin;
  const double across = size.width - 1 + 2 * margin;
  const double down = size.height - 1 + 2 * margin;
  cell_ = std::max(1.0, std::min(area.width() / across, area.height() / down));
  margin_ = margin * cell_;
  const QSizeF wood(across * cell_, down * cell_);
  wood_ =
      QRectF(QPointF((area.width() - wood.width()) / 2, (area.height() - wood.height()) / 2), wood);
}

QRectF BoardGeometry::grid() const {
  return wood_.adjusted(margin_, margin_, -margin_, -margin_);
}

QPointF BoardGeometry::center(Point point) const {
  return wood_.topLeft() + QPointF(margin_ + point.x * cell_, margin_ + point.y * cell_);
}

QRectF BoardGeometry::square(Point point, double share) const {
  const double side = cell_ * share;
  return QRectF(center(point) - QPointF(side / 2, side / 2), QSizeF(side, side));
}

double BoardGeometry::columnLabels(bool top) const {
  return top ? wood_.top() + kLabelInset * cell_ : wood_.bottom() - kLabelInset * cell_;
}

double BoardGeometry::rowLabels(bool left) const {
  return left ? wood_.left() + kLabelInset * cell_ : wood_.right() - kLabelInset * cell_;
}

std::optional<Point> BoardGeometry::pointAt(QPointF place) const {
  const QPointF inGrid = (place - grid().topLeft()) / cell_;
  const double x = std::round(inGrid.x());
  const double y = std::round(inGrid.y());
  const bool onBoard = x >= 0 && y >= 0 && x < size_.width && y < size_.height;
  const double off = std::max(std::abs(inGrid.x() - x), std::abs(inGrid.y() - y));
  if (!onBoard || off > kReach) return std::nullopt;
  return Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

}  // namespace tengen::desktop
