// The parts of boards that were looked for lately, as small boards in a row; one that is clicked is
// looked for again. Paints plain values and reports which one is meant.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "apps/desktop/board/board_painter.h"

namespace tengen::desktop {

struct ExplorerSearch {
  Grid<Stone> board;
  PaintedRegion region;  // the part of it

  friend bool operator==(const ExplorerSearch&, const ExplorerSearch&) = default;
};

class ExplorerHistory : public QWidget {
  Q_OBJECT

 public:
  explicit ExplorerHistory(QWidget* parent = nullptr);

  void show(const std::vector<ExplorerSearch>& searches);
  using QWidget::show;
  void setTheme(const BoardTheme& theme);
  QRect placeOf(int search) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void chosen(int search);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  std::optional<int> searchAt(QPoint place) const;
  void hover(std::optional<int> search);
  void draw();  // all of them, once

  std::vector<ExplorerSearch> searches_;
  std::vector<QPixmap> boards_;
  BoardPainter painter_;
  std::optional<int> hovered_;
};

}  // namespace tengen::desktop
