// What lies over the stones: marks, labels, numbers, arrows, territory, the last move and the
// pointer.
#pragma once

#include <QPainter>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_painter.h"

namespace tengen::desktop {

void paintVariations(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                     const BoardPicture& picture);
void paintTerritory(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture);
void paintMarkup(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                 const BoardPicture& picture);
void paintPointer(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                  const BoardHover& hover);

}  // namespace tengen::desktop
