// The marks of a node on a board that is drawn as text.
#pragma once

#include "game/node_markup.h"

#include "apps/drawing/board_text.h"

namespace tengen::cli {

// Text has room for one sign a point, and a stone matters more than a mark on it.
void addMarks(drawing::BoardPicture& picture, const NodeMarkup& markup);

}  // namespace tengen::cli
