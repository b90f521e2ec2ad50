// A game as printed pages: a heading, diagrams in rows and columns, and the notes under each.
// Paints on whatever has pages or pixels.
#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPageLayout>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <vector>

#include "game/game_info.h"

#include "apps/desktop/board/board_painter.h"
#include "apps/desktop/export/diagrams.h"

namespace tengen::desktop {

struct PageSetup {
  QPageSize paper{QPageSize::A4};
  QPageLayout::Orientation orientation = QPageLayout::Portrait;
  int perPage = 2;  // 1, 2, 4 or 6 diagrams
  CoordinateStyle coordinates = CoordinateStyle::Standard;
};

class GamePages {
  Q_DECLARE_TR_FUNCTIONS(GamePages)

 public:
  GamePages(const GameInfo& info, std::vector<Diagram> diagrams, const PageSetup& setup);

  // Questions
  int count() const;
  QSizeF size() const { return size_; }          // of a page, in points
  static QString title(const GameInfo& info);    // who against whom
  static QString details(const GameInfo& info);  // event, date, result and the like
  static QString caption(const Diagram& diagram, int index);
  static QString notes(const Diagram& diagram);  // "20 at 12, 31 passes"

  // Actions
  // One point to a unit of the painter, `scale` device pixels to a point.
  void paint(QPainter& painter, int page, double scale);
  QImage image(int page, double scale);
  // Every page on a printer or a file, whose paper must be that of the set-up and wholly ours to
  // paint on. False if it cannot be written.
  bool print(QPagedPaintDevice& device, int dotsPerInch);
  bool savePdf(const QString& path);

 private:
  double paintHeading(QPainter& painter, int page) const;  // returns where the diagrams begin
  void paintDiagram(QPainter& painter, QRectF cell, int index, double scale);
  QFont font(double points, bool bold = false) const;

  GameInfo info_;
  std::vector<Diagram> diagrams_;
  PageSetup setup_;
  QSizeF size_;
  int columns_ = 1;
  int rows_ = 1;
  BoardPainter board_;
};

}  // namespace tengen::desktop
