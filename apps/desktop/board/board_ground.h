// The part of a board that a game does not change: wood, lines, star points and coordinates.
#pragma once

#include <QPainter>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/board/board_theme.h"

namespace tengen::desktop {

// `scale` device pixels to a logical one.
void paintBoardGround(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      CoordinateStyle coordinates, double scale = 1);

}  // namespace tengen::desktop
