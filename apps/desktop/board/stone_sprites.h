// Pictures of stones at one diameter: slate and shell, a few of each so that no two neighbours look
// stamped, and the soft shadow they share. Made once a size, then only copied.
#pragma once

#include <QImage>
#include <vector>

#include "rules/color.h"

namespace tengen::desktop {

class StoneSprites {
 public:
  enum class Look { Natural, Flat };  // Flat: for print and for plain tastes

  // The diameter is in device pixels.
  StoneSprites(double diameter, Look look);

  double diameter() const { return diameter_; }
  Look look() const { return look_; }
  // `variant` is any number; the same one gives the same stone.
  const QImage& stone(Color color, unsigned variant) const;
  const QImage& shadow() const { return shadow_; }  // empty for flat stones
  // How far the shadow falls and how much wider it is than the stone, in device pixels.
  double shadowOffset() const { return diameter_ * 0.07; }
  double shadowSpread() const { return diameter_ * 0.09; }

 private:
  double diameter_;
  Look look_;
  std::vector<QImage> black_;
  std::vector<QImage> white_;
  QImage shadow_;
};

}  // namespace tengen::desktop
