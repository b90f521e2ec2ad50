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

// Sharp at any size: the finest fibres are a few pixels wide. Costs a few nanoseconds a pixel.
QImage makeWood(QSize pixels, const WoodColors& colors, uint32_t seed);

}  // namespace tengen::desktop
