#include "apps/desktop/board/board_painter.h"

#include <algorithm>
#include <cmath>

#include "apps/desktop/board/board_ground.h"
#include "apps/desktop/board/board_markup.h"

namespace tengen::desktop {
namespace {

constexpr double kStoneShare = 0.965;  // of a cell: neighbours all but touch
constexpr double kWander = 0.022;      // of a cell: how far a hand misses the point
constexpr double kGhostOpacity = 0.5;
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

// Draws a sprite made in device pixels around a logical place.
void drawSprite(QPainter& painter, const QImage& sprite, QPointF center, double scale) {
  const QSizeF size = QSizeF(sprite.size()) / scale;
  painter.drawImage(QRectF(center - QPointF(size.width() / 2, size.height() / 2), size), sprite);
}

}  // namespace

void BoardPainter::setTheme(const BoardTheme& theme) {
  theme_ = theme;
  ground_ = {};
}

void BoardPainter::setCoordinates(CoordinateStyle style) {
  coordinates_ = style;
  ground_ = {};
}

BoardGeometry BoardPainter::geometry(QSizeF area, BoardSize size) const {
  return BoardGeometry(area, size, coordinates_ != CoordinateStyle::None);
}

void BoardPainter::refresh(const Ground& wanted, const BoardGeometry& geometry) {
  if (ground_ == wanted) return;
  ground_ = wanted;
  background_ = paintGround(wanted, geometry);
  const double diameter = geometry.cell() * kStoneShare * wanted.scale;
  if (!sprites_ || sprites_->diameter() != diameter || sprites_->look() != theme_.stones) {
    sprites_ = std::make_unique<StoneSprites>(diameter, theme_.stones);
  }
}

QPixmap BoardPainter::paintGround(const Ground& wanted, const BoardGeometry& geometry) const {
  QPixmap pixmap((wanted.area * wanted.scale).toSize());
  pixmap.setDevicePixelRatio(wanted.scale);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  paintBoardGround(painter, geometry, theme_, coordinates_);
  return pixmap;
}

void BoardPainter::paint(QPainter& painter, QSizeF area, double scale, const BoardPicture& picture,
                         const BoardHover& hover) {
  const BoardGeometry places = geometry(area, picture.size());
  refresh({area, scale, picture.size()}, places);
  painter.drawPixmap(QPointF(0, 0), background_);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);

  paintVariations(painter, places, theme_, picture);
  paintStones(painter, places, picture);
  if (hover.ghost && picture.toMove && picture.stones[*hover.ghost] == Stone::None) {
    paintStone(painter, places, *hover.ghost, *picture.toMove, kGhostOpacity);
  }
  paintTerritory(painter, places, picture);
  paintMarkup(painter, places, theme_, picture);
  paintPointer(painter, places, theme_, hover);
}

void BoardPainter::paintStones(QPainter& painter, const BoardGeometry& geometry,
                               const BoardPicture& picture) const {
  const BoardSize size = picture.size();
  const auto visible = [&](Point point) {
    return picture.stones[point] != Stone::None && !picture.hidden[point];
  };
  // All shadows first: none may fall on a stone.
  if (!sprites_->shadow().isNull()) {
    const double offset = sprites_->shadowOffset() / ground_.scale;
    for (int i = 0; i < size.points(); ++i) {
      const Point point = size.pointAt(i);
      if (!visible(point) || picture.dead[point]) continue;
      const QPointF place = geometry.center(point) + wander(point, geometry.cell());
      drawSprite(painter, sprites_->shadow(), place + QPointF(offset * 0.6, offset), ground_.scale);
    }
  }
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (!visible(point)) continue;
    const bool faded = picture.dead[point] || picture.dimmed[point];
    paintStone(painter, geometry, point, colorOf(picture.stones[point]),
               faded ? kDeadOpacity : 1.0);
  }
}

void BoardPainter::paintStone(QPainter& painter, const BoardGeometry& geometry, Point point,
                              Color color, double opacity) const {
  const double before = painter.opacity();
  painter.setOpacity(before * opacity);
  drawSprite(painter, sprites_->stone(color, characterOf(point) >> 16),
             geometry.center(point) + wander(point, geometry.cell()), ground_.scale);
  painter.setOpacity(before);
}

}  // namespace tengen::desktop
