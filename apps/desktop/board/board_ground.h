// The part of a board that a game does not change: wood, lines, star points and coordinates.
#pragma once

#include <QImage>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/board/board_theme.h"

namespace tengen::desktop {

// A picture of the wood and all on it, `scale` device pixels to a logical one. Nothing in it can be
// seen through, so that copying it is quick.
QImage makeBoardGround(const BoardGeometry& geometry, const BoardTheme& theme,
                       CoordinateStyle coordinates, double scale = 1);

}  // namespace tengen::desktop
