// Small pictures for buttons, painted in the colours of the palette: sharp at every scale, readable
// in light and dark.
#pragma once

#include <QIcon>
#include <QPalette>

#include "rules/color.h"

namespace tengen::desktop {

enum class Glyph : uint8_t {
  ToStart,
  Back,
  Forward,
  ToEnd,
  BlackStone,
  WhiteStone,
  Eraser,
  SideToPlay,
  Triangle,
  Square,
  Circle,
  Cross,
  Selected,
  Letter,
  Number,
  Arrow,
  Line,
  Dim,
  View,
  BlackTerritory,
  WhiteTerritory,
  // Of the window: window_glyphs
  Menu,
  Live,
  Save,
  Settings,
  Undo,
  Hint,
  Pass,
  Count,
  Resign,
  NewGame,
  Folder,
  Review,
  Tengen,
  TwoPlayers,
};

QIcon glyphIcon(Glyph glyph, const QPalette& palette);
void paintGlyph(QPainter& painter, const QRectF& area, Glyph glyph, const QColor& ink);

}  // namespace tengen::desktop
