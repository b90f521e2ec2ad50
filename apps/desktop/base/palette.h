// The few colours, sizes of type and distances the whole window is made of: a ground, panels on it,
// one accent, one red for loss, two greys. Light and dark are the same picture in other greys.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace tengen::desktop {

struct Tones {
  QColor ground;  // behind the board
  QColor panel;   // what stands beside it
  QColor chip;    // a quiet field on a panel
  QColor line;    // borders
  QColor text;
  QColor soft;        // words of second rank
  QColor faint;       // what cannot be used now
  QColor accent;      // whose turn, what is chosen, what is best
  QColor accentSoft;  // the ground of what is chosen
  QColor onAccent;    // words on the accent
  QColor loss;
};

const Tones& lightTones();
const Tones& darkTones();
const Tones& tonesOf(const QPalette& palette);  // those the palette was made of
QPalette paletteOf(const Tones& tones);
bool isDark(const QPalette& palette);

// Pixels, where the body of the text has 14; larger for those who set a larger font.
enum class Type : uint8_t { Small = 12, Body = 14, Title = 18, Figure = 30 };
enum class Weight : uint8_t { Plain, Strong };

QFont typeOf(Type type, Weight weight = Weight::Plain);
// The system's font, no smaller than our body. To be asked before it is set.
QFont bodyFont(const QFont& system);

constexpr int kStep = 4;  // all distances are multiples of it
constexpr int kCorner = 8;
constexpr int kCardCorner = 12;

}  // namespace tengen::desktop
