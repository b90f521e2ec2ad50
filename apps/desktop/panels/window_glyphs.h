// The pictures of the window's own buttons: menus, tools, what people do in a game.
#pragma once

#include <QPainter>

#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {

// On a square of 24 by 24, in the colour of the painter's pen. Paints nothing for other glyphs.
void paintWindowGlyph(QPainter& painter, Glyph glyph);

}  // namespace tengen::desktop
