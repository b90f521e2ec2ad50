// Paints the graph of a game, or the slider it is while nothing is known. Values and places in; no
// widget.
#pragma once

#include <QPainter>
#include <functional>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/graph_widget.h"

namespace tengen::desktop {

struct GraphPicture {
  QRectF area;
  const std::vector<GraphPoint>& points;
  const GraphPlace& place;
  std::function<double(int)> xOf;  // of a node
  QString caption;
  QString note;
  const Tones& tones;
  bool isDark = false;
};

// Where the caption goes: beside the place, on the side that has room, and whole in any case.
QRectF captionBox(const GraphPicture& picture, QSizeF words);

void paintGraph(QPainter& painter, const GraphPicture& picture);
void paintTrack(QPainter& painter, const GraphPicture& picture);

}  // namespace tengen::desktop
