// Wood for the board, made of noise: growth rings cut lengthwise and fine fibres, no bitmap. The
// same seed gives the same board on every machine.
#pragma once

#include <QColor>
#include <QImage>

namespace tengen::desktop {

struct WoodColors {
  QColor light;
  QColor dark;
  double contrast = 1;  // of rings and fibres
};

// Costs about 60 ns a pixel: make it once at a fixed size and scale it.
QImage makeWood(QSize pixels, const WoodColors& colors, uint32_t seed);

}  // namespace tengen::desktop
