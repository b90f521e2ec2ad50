#include "apps/desktop/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr double kHalfStone = 0.52;  // of a cell: a stone at the edge, and a little air

// What lies around the stones: bare wood, or a row of coordinates. A share of a cell, but on a
// small board, where cells are large, no more than this: labels do not grow with the cells.
struct Rim {
  double share;
  double most;  // logical pixels
};
constexpr Rim kPlainRim{0.28, 16};
constexpr Rim kCoordinateRim{0.70, 26};
constexpr double kLabelShare = 0.54;  // of the rim: a label's middle from the wood's edge

// A touch farther than this from the nearest point, in cells along either axis, means nothing.
constexpr double kReach = 0.44;

// Device pixels. Below this a whole pixel is too large a share of a cell to give away.
constexpr double kSmallestEvenCell = 12;
constexpr double kCellsPerLine = 1 / 36.0;    // thickness of a line
constexpr double kBoardsPerLine = 1 / 900.0;  // but on a small board its cells say too much

// From one line to the next where so many lines with their rim fill this length; device pixels.
double cellIn(double length, int lines, const Rim& rim, double scale) {
  const double cell = length / (lines - 1 + 2 * (kHalfStone + rim.share));
  const double most = rim.most * scale;
  if (cell * rim.share <= most) return cell;
  return (length - 2 * most) / (lines - 1 + 2 * kHalfStone);
}

}  // namespace

BoardGeometry::BoardGeometry(QSizeF area, BoardSize size, bool coordinates, double scale)
    : size_(size) {
  const Rim& rim = coordinates ? kCoordinateRim : kPlainRim;
  // In device pixels from here.
  double cell = std::min(cellIn(area.width() * scale, size.width, rim, scale),
                         cellIn(area.height() * scale, size.height, rim, scale));
  if (cell >= kSmallestEvenCell) cell = std::floor(cell);
  cell = std::max(1.0, cell);
  const double room = std::min(rim.share * cell, rim.most * scale);
  const double margin = kHalfStone * cell + room;
  const QSizeF wood(std::round((size.width - 1) * cell + 2 * margin),
                    std::round((size.height - 1) * cell + 2 * margin));
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
  rim_ = room / scale;
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
  return top ? wood_.top() + rim_ * kLabelShare : wood_.bottom() - rim_ * kLabelShare;
}

double BoardGeometry::rowLabels(bool left) const {
  return left ? wood_.left() + rim_ * kLabelShare : wood_.right() - rim_ * kLabelShare;
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

Point BoardGeometry::nearestTo(QPointF place) const {
  const QPointF inGrid = (place - first_) / cell_;
  return {static_cast<uint8_t>(std::clamp(qRound(inGrid.x()), 0, size_.width - 1)),
          static_cast<uint8_t>(std::clamp(qRound(inGrid.y()), 0, size_.height - 1))};
}

}  // namespace tengen::desktop
