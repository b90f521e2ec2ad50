// Paints what an engine thinks over the stones: ownership as squares, candidates as discs and dots,
// the numbers of a line's stones. Told apart by size and shape, so that grey is enough.
#pragma once

#include <QPainter>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_overlay.h"
#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/board/board_theme.h"

namespace tengen::desktop {

void paintOwnership(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                    const BoardOverlay& overlay);
void paintRegion(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                 const PaintedRegion& region);
void paintLetters(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                  const BoardOverlay& overlay);
void paintCandidates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                     const BoardOverlay& overlay);
void paintLineNumbers(QPainter& painter, const BoardGeometry& geometry,
                      const BoardOverlay& overlay);

}  // namespace tengen::desktop
