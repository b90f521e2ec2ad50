// The board people touch: paints the picture it was given and reports which point was meant.
// Decides nothing about Go.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include "apps/desktop/board/board_painter.h"

namespace tengen::desktop {

class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  explicit BoardWidget(QWidget* parent = nullptr);

  void setPicture(const BoardPicture& picture);
  void setOverlay(const BoardOverlay& overlay);
  void setTheme(const BoardTheme& theme);
  void setCoordinates(CoordinateStyle style);
  void setStonesFall(bool fall) { stonesFall_ = fall; }  // a new stone is seen coming down
  void setStonesIrregular(bool irregular);
  void flash(Point point);     // the point of a refused move, for a moment
  void pointOut(Point point);  // one that a hint or a comment speaks of, long enough to be found

  const BoardPicture& picture() const { return picture_; }
  const BoardOverlay& overlay() const { return overlay_; }
  BoardGeometry boardGeometry() const;
  std::optional<Point> cursor() const { return hover_.cursor; }

  QSize sizeHint() const override { return {720, 720}; }
  QSize minimumSizeHint() const override { return {260, 260}; }
  bool hasHeightForWidth() const override { return false; }

 signals:
  // On release, over the point where the button went down; not between points.
  void pointClicked(tengen::Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  // Pressed on one point and released on another: arrows and lines.
  void pointsDragged(tengen::Point from, tengen::Point to, Qt::KeyboardModifiers modifiers);
  // The same with the right button: a part of the board.
  void regionDragged(tengen::Point from, tengen::Point to);
  void pointHovered(std::optional<tengen::Point> point);
  void wheelTurned(int steps);  // forward positive

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void setGhost(std::optional<Point> point);
  void setDragged(std::optional<PaintedRegion> region);
  std::optional<PaintedRegion> draggedTo(QPointF place) const;
  void moveCursor(int dx, int dy);
  void tellWhatIsAtCursor();
  QRect around(Point point) const;
  void letFall(const BoardPicture& before);

  BoardPainter painter_;
  BoardPicture picture_;
  BoardOverlay overlay_;
  BoardHover hover_;
  std::optional<Point> pressed_;
  std::optional<QPointF> dragStart_;  // of a part of the board
  bool stonesFall_ = false;
  QVariantAnimation fall_;  // of the last move, from the hand to the board
  QElapsedTimer sinceMove_;
  QTimer flashTimer_;
  QTimer namedTimer_;
  int wheelRest_ = 0;
};

}  // namespace tengen::desktop
