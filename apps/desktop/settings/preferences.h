// What people set once and keep, as one plain value. The window applies it, the settings dialog
// edits it, QSettings stores it.
#pragma once

#include <QString>

#include "apps/desktop/board/board_picture.h"
#include "apps/desktop/settings/appearance.h"

namespace tengen::desktop {

enum class MoveNumbers : uint8_t { None, LastFew, All, FromNode };

struct Preferences {
  QString boardTheme = QStringLiteral("kaya");
  CoordinateStyle coordinates = CoordinateStyle::Standard;
  MoveNumbers moveNumbers = MoveNumbers::None;  // FromNode belongs to a game and is not stored
  int lastFew = 5;                              // moves numbered by LastFew
  bool ghostStone = true;
  bool variations = true;       // faint letters where the next move was tried
  bool stonesFall = true;       // a new stone is seen coming down
  bool stonesIrregular = true;  // laid by a hand, not by a machine
  bool scoreEstimate = false;
  bool ownership = true;      // of points, while an engine thinks
  bool winRate = false;       // on candidates, in place of points
  bool thinkFirst = false;    // an engine's thoughts are hidden until asked for
  bool reviewOnOpen = false;  // every record that is opened
  bool menuBar = false;       // else behind one button
  bool startPage = true;      // offered where no file is opened
  Appearance appearance = Appearance::System;
  QString language;  // "en", "es", "ja", "ko", "zh_CN"; empty: as the system
  bool sound = true;
  int volume = 70;         // of 100
  int engineMoment = 800;  // milliseconds: a move of Tengen takes no less
  int engineSeconds = 5;   // Tengen at full strength thinks so long where no clock runs

  friend bool operator==(const Preferences&, const Preferences&) = default;
};

Preferences loadPreferences();
void savePreferences(const Preferences& preferences);

}  // namespace tengen::desktop
