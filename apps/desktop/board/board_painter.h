// Paints a BoardPicture. Keeps what seldom changes (wood, lines, coordinates; sprites of stones) as
// pictures of the size last asked for, so that a repaint is little more than copying.
#pragma once

#include <QImage>
#include <QPainter>
#include <memory>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_overlay.h"
#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/board/board_theme.h"

namespace tengen::desktop {

// What only the widget knows: pointer, keyboard cursor, a refused move, a point somebody spoke of.
struct BoardHover {
  std::optional<Point> ghost;
  std::optional<Point> cursor;
  std::optional<Point> refused;
  std::optional<Point> named;
  std::optional<PaintedRegion> region;  // being dragged
};

class BoardPainter {
 public:
  void setTheme(const BoardTheme& theme);
  void setCoordinates(CoordinateStyle style);
  void setIrregular(bool irregular) { irregular_ = irregular; }  // as a hand lays stones
  const BoardTheme& theme() const { return theme_; }
  CoordinateStyle coordinates() const { return coordinates_; }

  BoardGeometry geometry(QSizeF area, BoardSize size, double scale = 1) const;
  // Fills the area, `scale` device pixels to a logical one.
  void paint(QPainter& painter, QSizeF area, double scale, const BoardPicture& picture,
             const BoardHover& hover = {}, const BoardOverlay& overlay = {});

  // A stone on its way down, over what paint() painted: 1 in the hand, 0 on the board.
  void paintFalling(QPainter& painter, const BoardGeometry& geometry, Point point, Color color,
                    double height) const;

 private:
  struct Ground {  // what the cached background was made for
    QSizeF area;
    double scale = 0;
    BoardSize size;

    friend bool operator==(const Ground&, const Ground&) = default;
  };

  void refresh(const Ground& wanted, const BoardGeometry& geometry);
  void paintStones(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                   const Points& taken) const;
  void paintGhosts(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                   const BoardHover& hover, const BoardOverlay& overlay) const;
  // Of one stone; whether its shadow or itself.
  void paintShadow(QPainter& painter, const BoardGeometry& geometry, Point point) const;
  void paintStone(QPainter& painter, const BoardGeometry& geometry, Point point, Color color,
                  double opacity) const;
  QPointF placeOf(const BoardGeometry& geometry, Point point) const;  // of its stone
  void copy(QPainter& painter, const QImage& sprite, QPointF center) const;

  BoardTheme theme_ = boardThemes().front();
  CoordinateStyle coordinates_ = CoordinateStyle::Standard;
  bool irregular_ = true;
  Ground ground_;
  QImage background_;
  std::unique_ptr<StoneSprites> sprites_;
};

}  // namespace tengen::desktop
