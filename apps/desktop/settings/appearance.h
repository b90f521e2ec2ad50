// Light and dark: our own style and palettes, so that the window looks the same wherever it runs.
#pragma once

#include "apps/desktop/base/palette.h"
#include "apps/desktop/tree/tree_painter.h"

namespace tengen::desktop {

enum class Appearance : uint8_t { System, Light, Dark };

TreeColors treeColors(const QPalette& palette);

// What the system asks for; asked once, before the first palette of ours.
bool systemIsDark();
void applyAppearance(Appearance appearance);

}  // namespace tengen::desktop
