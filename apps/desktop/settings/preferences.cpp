#include "apps/desktop/settings/preferences.h"

#include <QSettings>
#include <algorithm>

namespace tengen::desktop {
namespace {

// Values out of range, from another version or by hand, count as not set.
template <class Choice>
Choice choiceIn(const QSettings& settings, const char* key, Choice fallback, Choice last) {
  bool ok = false;
  const int value = settings.value(key, static_cast<int>(fallback)).toInt(&ok);
  return ok && value >= 0 && value <= static_cast<int>(last) ? static_cast<Choice>(value)
                                                             : fallback;
}

}  // namespace

Preferences loadPreferences() {
  const QSettings settings;
  Preferences read;
  read.boardTheme = settings.value("board/theme", read.boardTheme).toString();
  read.coordinates =
      choiceIn(settings, "board/coordinates", read.coordinates, CoordinateStyle::Sgf);
  read.moveNumbers = choiceIn(settings, "board/numbers", read.moveNumbers, MoveNumbers::All);
  read.lastFew = std::clamp(settings.value("board/lastFew", read.lastFew).toInt(), 1, 99);
  read.ghostStone = settings.value("board/ghost", read.ghostStone).toBool();
  read.variations = settings.value("board/variations", read.variations).toBool();
  read.stonesFall = settings.value("board/stonesFall", read.stonesFall).toBool();
  read.stonesIrregular = settings.value("board/irregular", read.stonesIrregular).toBool();
  read.scoreEstimate = settings.value("window/score", read.scoreEstimate).toBool();
  read.ownership = settings.value("analysis/ownership", read.ownership).toBool();
  read.winRate = settings.value("analysis/winRate", read.winRate).toBool();
  read.thinkFirst = settings.value("analysis/thinkFirst", read.thinkFirst).toBool();
  read.reviewOnOpen = settings.value("analysis/reviewOnOpen", read.reviewOnOpen).toBool();
  read.menuBar = settings.value("window/menuBar", read.menuBar).toBool();
  read.startPage = settings.value("window/startPage", read.startPage).toBool();
  read.appearance = choiceIn(settings, "window/appearance", read.appearance, Appearance::Dark);
  read.language = settings.value("language", read.language).toString();
  read.sound = settings.value("sound/on", read.sound).toBool();
  read.volume = std::clamp(settings.value("sound/volume", read.volume).toInt(), 0, 100);
  read.engineMoment =
      std::clamp(settings.value("engine/moment", read.engineMoment).toInt(), 0, 10'000);
  read.engineSeconds =
      std::clamp(settings.value("engine/seconds", read.engineSeconds).toInt(), 1, 600);
  return read;
}

void savePreferences(const Preferences& preferences) {
  QSettings settings;
  settings.setValue("board/theme", preferences.boardTheme);
  settings.setValue("board/coordinates", static_cast<int>(preferences.coordinates));
  if (preferences.moveNumbers != MoveNumbers::FromNode) {
    settings.setValue("board/numbers", static_cast<int>(preferences.moveNumbers));
  }
  settings.setValue("board/lastFew", preferences.lastFew);
  settings.setValue("board/ghost", preferences.ghostStone);
  settings.setValue("board/variations", preferences.variations);
  settings.setValue("board/stonesFall", preferences.stonesFall);
  settings.setValue("board/irregular", preferences.stonesIrregular);
  settings.setValue("window/score", preferences.scoreEstimate);
  settings.setValue("analysis/ownership", preferences.ownership);
  settings.setValue("analysis/winRate", preferences.winRate);
  settings.setValue("analysis/thinkFirst", preferences.thinkFirst);
  settings.setValue("analysis/reviewOnOpen", preferences.reviewOnOpen);
  settings.setValue("window/menuBar", preferences.menuBar);
  settings.setValue("window/startPage", preferences.startPage);
  settings.setValue("window/appearance", static_cast<int>(preferences.appearance));
  settings.setValue("language", preferences.language);
  settings.setValue("sound/on", preferences.sound);
  settings.setValue("sound/volume", preferences.volume);
  settings.setValue("engine/moment", preferences.engineMoment);
  settings.setValue("engine/seconds", preferences.engineSeconds);
}

}  // namespace tengen::desktop
