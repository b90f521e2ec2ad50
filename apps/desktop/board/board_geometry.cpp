#include "apps/desktop/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

// In cells. Half a cell for the stones at the edge and a little air; coordinates need a row more.
constexpr double kPlainMargin = 0.80;
constexpr double kCoordinateMargin = 1.22;
constexpr double kLabelInset = 0.38;  // of a label's middle from the wood's edge

// A touch farther than this from the nearest point, in cells along either axis, means nothing.
constexpr double kReach = 0.44;

// Device pixels. Below this a whole pixel is too large a share of a cell to give away.
constexpr double kSmallestEvenCell = 12;
constexpr double kCellsPerLine = 1 / 36.0;    // thickness of a line
constexpr double kBoardsPerLine = 1 / 450.0;  // but on a small board its cells say too much

}  // namespace

BoardGeometry::BoardGeometry(QSizeF area, BoardSize size, bool coordinates, double scale)
    : size_(size) {
  const double margin = coordinates ? kCoordinateMargin : kPlainMargin;
  const double across = size.width - 1 + 2 * margin;
  const double down = size.height - 1 + 2 * margin;
  // In device pixels from here.
  double cell = std::min(area.width() / across, area.height() / down) * scale;
  if (cell >= kSmallestEvenCell) cell = std::floor(cell);
  cell = std::max(1.0, cell);
  const QSizeF wood(std::round(across * cell), std::round(down * cell));
  const double thin = std::min(wood.width(), wood.height()) * kBoardsPerLine;
  const double line = std::max(1.0, std::round(std::min(cell * kCellsPerLine, thin)));
  const QPointF corner(std::floor((area.width() * scale - wood.width()) / 2),
                       std::floor((area.height() * scale - wood.height()) / 2));
  const QPointF lines((wood.width() - (size.width - 1) * cell) / 2,
                      (wood.height() - (size.height - 1) * cell) / 2);
  const QPointF start(std::floor(corner.x() + lines.x() - line / 2) + line / 2,
                      std::floor(corner.y() + lines.y() - line / 2) + line / 2);
  cell_ = cell / scale;
  line_ = line / scale;
  wood_ = QRectF(corner / scale, wood / scale);
  first_ = start / scale;
}

QRectF BoardGeometry::grid() const {
  return QRectF(first_, QSizeF((size_.width - 1) * cell_, (size_.height - 1) * cell_));
}

QPointF BoardGeometry::center(Point point) const {
  return first_ + QPointF(point.x * cell_, point.y * cell_);
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
  const QPointF inGrid = (place - first_) / cell_;
  const double x = std::round(inGrid.x());
  const double y = std::round(inGrid.y());
  const bool onBoard = x >= 0 && y >= 0 && x < size_.width && y < size_.height;
  const double off = std::max(std::abs(inGrid.x() - x), std::abs(inGrid.y() - y));
  if (!onBoard || off > kReach) return std::nullopt;
  return Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

}  // namespace tengen::desktop
