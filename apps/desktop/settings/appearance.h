// Light and dark: palettes of our own on the Fusion style, so that the window looks the same
// wherever it runs.
#pragma once

#include <QPalette>

#include "apps/desktop/tree/tree_painter.h"

class QApplication;

namespace tengen::desktop {

enum class Appearance : uint8_t { System, Light, Dark };

QPalette lightPalette();
QPalette darkPalette();
TreeColors treeColors(const QPalette& palette);

bool isDark(const QPalette& palette);
// What the system asks for; asked once, before the first palette of ours.
bool systemIsDark();
void applyAppearance(Appearance appearance);

}  // namespace tengen::desktop
