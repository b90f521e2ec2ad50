// How a board looks: wood, lines, stones and the colours of marks. A plain value.
#pragma once

#include <QColor>
#include <QString>
#include <vector>

#include "apps/desktop/board/stone_sprites.h"
#include "apps/desktop/board/wood.h"

namespace tengen::desktop {

struct BoardTheme {
  QString id;  // stable: settings and --theme name it
  WoodColors wood;
  bool grain = true;  // false: one plain colour, wood.light
  QColor line;
  QColor label;  // coordinates
  StoneSprites::Look stones = StoneSprites::Look::Natural;
  QColor accent;                                  // last move, keyboard cursor
  QColor wrong;                                   // the point of a refused move
  QColor named;                                   // a point that a hint or a comment speaks of
  QColor candidate = QColor(0x1f, 0x6f, 0x6b);    // a move an engine considers
  QColor paper = QColor(0xf8, 0xf5, 0xee, 0xea);  // under and around it
};

// kaya, walnut, slate, print. The first is the default.
const std::vector<BoardTheme>& boardThemes();
// The theme of that name, or the default.
const BoardTheme& boardTheme(const QString& id);

}  // namespace tengen::desktop
