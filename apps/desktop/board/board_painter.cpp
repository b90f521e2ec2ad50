#include "apps/desktop/board/board_painter.h"

#include <algorithm>
#include <cmath>

#include "apps/desktop/board/board_ground.h"
#include "apps/desktop/board/board_markup.h"
#include "apps/desktop/board/overlay_painter.h"

namespace tengen::desktop {
namespace {

constexpr double kStoneShare = 0.965;  // of a cell: neighbours all but touch
constexpr double kWander = 0.022;      // of a cell: how far a hand misses the point
constexpr double kGhostOpacity = 0.5;
constexpr double kLineOpacity = 0.78;  // of stones that carry a number
constexpr double kFallGrowth = 0.16;   // of a stone that is still in the hand
constexpr double kDeadOpacity = 0.45;

// A number that belongs to a point, always the same: which shell it is and where it lies.
unsigned characterOf(Point point) {
  unsigned h = (point.x * 73856093u) ^ (point.y * 19349663u);
  h = (h ^ (h >> 13)) * 0x5bd1e995u;
  return h ^ (h >> 15);
}

QPointF wander(Point point, double cell) {
  const unsigned h = characterOf(point);
  const double x = static_cast<double>(h & 0xff) / 255 * 2 - 1;
  const double y = static_cast<double>((h >> 8) & 0xff) / 255 * 2 - 1;
  return QPointF(x, y) * kWander * cell;
}

// While it lives, the painter counts device pixels: pictures made of them are copied, not scaled.
class InDevicePixels {
 public:
  InDevicePixels(QPainter& painter, double scale) : painter_(painter) {
    painter_.save();
    painter_.scale(1 / scale, 1 / scale);
  }
  ~InDevicePixels() { painter_.restore(); }
  InDevicePixels(const InDevicePixels&) = delete;
  InDevicePixels& operator=(const InDevicePixels&) = delete;

 private:
  QPainter& painter_;
};

}  // namespace

void BoardPainter::setTheme(const BoardTheme& theme) {
  theme_ = theme;
  ground_ = {};
}

void BoardPainter::setCoordinates(CoordinateStyle style) {
  coordinates_ = style;
  ground_ = {};
}

BoardGeometry BoardPainter::geometry(QSizeF area, BoardSize size, double scale) const {
  return BoardGeometry(area, size, coordinates_ != CoordinateStyle::None, scale);
}

void BoardPainter::refresh(const Ground& wanted, const BoardGeometry& geometry) {
  if (ground_ == wanted) return;
  ground_ = wanted;
  background_ = makeBoardGround(geometry, theme_, coordinates_, wanted.scale);
  const double diameter = geometry.cell() * kStoneShare * wanted.scale;
  if (!sprites_ || sprites_->diameter() != diameter || sprites_->look() != theme_.stones) {
    sprites_ = std::make_unique<StoneSprites>(diameter, theme_.stones);
  }
}

void BoardPainter::paint(QPainter& painter, QSizeF area, double scale, const BoardPicture& picture,
                         const BoardHover& hover, const BoardOverlay& overlay) {
  const BoardGeometry places = geometry(area, picture.size(), scale);
  refresh({area, scale, picture.size()}, places);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  {
    const InDevicePixels here(painter, scale);
    painter.drawImage(places.wood().topLeft() * scale, background_);
  }
  paintVariations(painter, places, theme_, picture);
  {
    const InDevicePixels here(painter, scale);
    paintStones(painter, places, picture, overlay.taken);
  }
  paintOwnership(painter, places, picture, overlay);
  paintTerritory(painter, places, picture);
  paintMarkup(painter, places, theme_, picture);
  if (const auto& region = hover.region ? hover.region : overlay.region)
    paintRegion(painter, places, theme_, *region);
  paintLetters(painter, places, theme_, overlay);
  paintCandidates(painter, places, theme_, overlay);
  {
    const InDevicePixels here(painter, scale);
    paintGhosts(painter, places, picture, hover, overlay);
  }
  paintLineNumbers(painter, places, overlay);
  paintPointer(painter, places, theme_, hover);
}

void BoardPainter::paintStones(QPainter& painter, const BoardGeometry& geometry,
                               const BoardPicture& picture, const Points& taken) const {
  const BoardSize size = picture.size();
  const auto visible = [&](Point point) {
    return picture.stones[point] != Stone::None && !picture.hidden[point];
  };
  // All shadows first: none may fall on a stone.
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (visible(point) && !picture.dead[point]) paintShadow(painter, geometry, point);
  }
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (!visible(point)) continue;
    const bool faded = picture.dead[point] || picture.dimmed[point] ||
                       std::find(taken.begin(), taken.end(), point) != taken.end();
    paintStone(painter, geometry, point, colorOf(picture.stones[point]),
               faded ? kDeadOpacity : 1.0);
  }
}

// The stones of a line, and the one that follows the pointer unless one of them lies there.
void BoardPainter::paintGhosts(QPainter& painter, const BoardGeometry& geometry,
                               const BoardPicture& picture, const BoardHover& hover,
                               const BoardOverlay& overlay) const {
  bool isCovered = false;
  for (const PaintedGhost& ghost : overlay.line) {
    if (!picture.size().contains(ghost.point)) continue;
    isCovered = isCovered || ghost.point == hover.ghost;
    paintStone(painter, geometry, ghost.point, ghost.color, kLineOpacity);
  }
  if (isCovered || !hover.ghost || !picture.toMove) return;
  if (picture.stones[*hover.ghost] != Stone::None) return;
  paintStone(painter, geometry, *hover.ghost, *picture.toMove, kGhostOpacity);
}

void BoardPainter::paintShadow(QPainter& painter, const BoardGeometry& geometry,
                               Point point) const {
  if (sprites_->shadow().isNull()) return;
  const QPointF place = placeOf(geometry, point);
  const double offset = sprites_->shadowOffset();
  copy(painter, sprites_->shadow(), place * ground_.scale + QPointF(offset * 0.6, offset));
}

void BoardPainter::paintStone(QPainter& painter, const BoardGeometry& geometry, Point point,
                              Color color, double opacity) const {
  if (opacity < 1) painter.setOpacity(opacity);
  const QPointF place = placeOf(geometry, point);
  copy(painter, sprites_->stone(color, characterOf(point) >> 16), place * ground_.scale);
  if (opacity < 1) painter.setOpacity(1);
}

QPointF BoardPainter::placeOf(const BoardGeometry& geometry, Point point) const {
  return geometry.center(point) + wander(point, irregular_ ? geometry.cell() : 0);
}

// The nearer to the eye, the larger, and the farther its shadow.
void BoardPainter::paintFalling(QPainter& painter, const BoardGeometry& geometry, Point point,
                                Color color, double height) const {
  const InDevicePixels here(painter, ground_.scale);
  const QPointF place = placeOf(geometry, point) * ground_.scale;
  const double far = sprites_->shadowOffset() * (1 + 3 * height);
  painter.setOpacity(1 - 0.5 * height);
  if (!sprites_->shadow().isNull())
    copy(painter, sprites_->shadow(), place + QPointF(far * 0.6, far));
  const QImage& stone = sprites_->stone(color, characterOf(point) >> 16);
  const QSizeF size = QSizeF(stone.size()) * (1 + kFallGrowth * height);
  painter.drawImage(QRectF(place - QPointF(size.width(), size.height()) / 2, size), stone);
  painter.setOpacity(1);
}

void BoardPainter::copy(QPainter& painter, const QImage& sprite, QPointF center) const {
  painter.drawImage(QPointF(std::round(center.x() - sprite.width() / 2.0),
                            std::round(center.y() - sprite.height() / 2.0)),
                    sprite);
}

}  // namespace tengen::desktop
