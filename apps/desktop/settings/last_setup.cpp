#include "apps/desktop/settings/last_setup.h"

#include <QSettings>
#include <algorithm>

#include "clock/time_text.h"
#include "rules/ruleset.h"

namespace tengen::desktop {
namespace {

constexpr int kFirstSide = 9;  // lines: a first game is a small one

// Before there were other engines, Tengen's level alone was kept.
Seat seatIn(const QSettings& settings, const char* key, const char* oldKey) {
  if (!settings.contains(key)) return {settings.value(oldKey).toString()};
  return seatFrom(settings.value(key).toString().toStdString());
}

}  // namespace

NewGame loadLastGame() {
  const QSettings settings;
  NewGame game;
  game.seats.black = seatIn(settings, "newGame/blackSeat", "newGame/blackLevel");
  game.seats.white = seatIn(settings, "newGame/whiteSeat", "newGame/whiteLevel");
  game.teachingPoints =
      std::clamp(settings.value("newGame/teaching", 0).toDouble(), 0.0, kMostTeachingPoints);
  GameSetup& setup = game.setup;
  const BoardSize size{settings.value("newGame/width", kFirstSide).toInt(),
                       settings.value("newGame/height", kFirstSide).toInt()};
  if (size.isValid()) setup.size = size;
  const std::string rules = settings.value("newGame/rules", "japanese").toString().toStdString();
  setup.rules = rulesetNamed(rules).value_or(setup.rules);
  setup.rules.komi = settings.value("newGame/komi", setup.rules.komi).toDouble();
  setup.handicap = settings.value("newGame/handicap", 0).toInt();
  setup.blackName = settings.value("newGame/black").toString().toStdString();
  setup.whiteName = settings.value("newGame/white").toString().toStdString();
  const std::string time = settings.value("newGame/time").toString().toStdString();
  setup.time = parseTimeSettings(time).value_or(TimeSettings::none());
  return game;
}

void saveLastGame(const NewGame& game) {
  QSettings settings;
  settings.setValue("newGame/blackSeat", QString::fromStdString(seatText(game.seats.black)));
  settings.setValue("newGame/whiteSeat", QString::fromStdString(seatText(game.seats.white)));
  settings.setValue("newGame/teaching", game.teachingPoints);
  const GameSetup& setup = game.setup;
  settings.setValue("newGame/width", setup.size.width);
  settings.setValue("newGame/height", setup.size.height);
  if (const auto name = nameOf(setup.rules)) {
    settings.setValue("newGame/rules", QString::fromStdString(std::string(*name)));
  }
  settings.setValue("newGame/komi", setup.rules.komi);
  settings.setValue("newGame/handicap", setup.handicap);
  settings.setValue("newGame/black", QString::fromStdString(setup.blackName));
  settings.setValue("newGame/white", QString::fromStdString(setup.whiteName));
  settings.setValue("newGame/time", QString::fromStdString(toText(setup.time)));
}

}  // namespace tengen::desktop
