#include "apps/desktop/board/board_theme.h"

#include <algorithm>

namespace tengen::desktop {

const std::vector<BoardTheme>& boardThemes() {
  static const std::vector<BoardTheme> themes = {
      {"kaya",
       {QColor(0xec, 0xc4, 0x7c), QColor(0xbe, 0x88, 0x42), 1.0},
       true,
       QColor(0x33, 0x20, 0x0c, 0xd8),
       QColor(0x4a, 0x30, 0x14),
       StoneSprites::Look::Natural,
       QColor(0xd8, 0x3a, 0x2b),
       QColor(0xd0, 0x20, 0x20),
       QColor(0x0f, 0x7a, 0x5a)},
      {"walnut",
       {QColor(0x9a, 0x6b, 0x42), QColor(0x63, 0x3e, 0x22), 0.9},
       true,
       QColor(0xf6, 0xe6, 0xcc, 0xd8),
       QColor(0xf0, 0xdc, 0xc0),
       StoneSprites::Look::Natural,
       QColor(0xff, 0x6a, 0x4d),
       QColor(0xff, 0x5a, 0x4a),
       QColor(0x5c, 0xe0, 0xb0)},
      {"slate",
       {QColor(0x5c, 0x6b, 0x74), QColor(0x46, 0x53, 0x5c), 0.5},
       true,
       QColor(0xe6, 0xee, 0xf2, 0xc0),
       QColor(0xd5, 0xdf, 0xe4),
       StoneSprites::Look::Natural,
       QColor(0xff, 0xb0, 0x30),
       QColor(0xff, 0x5a, 0x4a),
       QColor(0x5c, 0xe0, 0xb0)},
      {"print",
       {QColor(Qt::white), QColor(Qt::white), 0},
       false,
       QColor(Qt::black),
       QColor(Qt::black),
       StoneSprites::Look::Flat,
       QColor(0x80, 0x80, 0x80),
       QColor(0x40, 0x40, 0x40),
       QColor(0x80, 0x80, 0x80),
       QColor(Qt::black),
       QColor(Qt::white)},
  };
  return themes;
}

const BoardTheme& boardTheme(const QString& id) {
  const auto& themes = boardThemes();
  const auto found = std::find_if(themes.begin(), themes.end(),
                                  [&id](const BoardTheme& theme) { return theme.id == id; });
  return found == themes.end() ? themes.front() : *found;
}

}  // namespace tengen::desktop
