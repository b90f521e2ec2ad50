#include "apps/desktop/settings/last_table.h"

#include <QSettings>

#include "clock/time_text.h"
#include "online/names.h"
#include "rules/ruleset.h"

namespace tengen::desktop {
namespace {

constexpr int kFirstTableSide = 9;  // lines: a first game is a small one
const char* const kFirstAddress = "http://127.0.0.1:8361";

}  // namespace

FriendWish loadLastTable() {
  const QSettings stored;
  FriendWish wish;
  wish.table.name = nameAtTables().toStdString();
  const std::string color = stored.value("table/color").toString().toStdString();
  wish.table.color = online::named<Color>(online::kColorNames, color);
  online::TableSettings& settings = wish.table.settings;
  const int side = stored.value("table/side", kFirstTableSide).toInt();
  settings.size = BoardSize{side, side};
  settings.rules = stored.value("table/rules", "japanese").toString().toStdString();
  if (!rulesetNamed(settings.rules)) settings.rules = "japanese";
  settings.handicap = stored.value("table/handicap", 0).toInt();
  const std::string time = stored.value("table/time").toString().toStdString();
  settings.time = parseTimeSettings(time).value_or(TimeSettings::none());
  wish.address = stored.value("table/server", kFirstAddress).toString();
  if (!stored.value("table/here", true).toBool())
    wish.server = remote::parseAddress(wish.address.toStdString());
  return wish;
}

void saveLastTable(const FriendWish& wish) {
  QSettings stored;
  const online::TableSettings& settings = wish.table.settings;
  setNameAtTables(QString::fromStdString(wish.table.name));
  const auto color = wish.table.color;
  stored.setValue("table/color",
                  color ? QString::fromStdString(std::string(online::nameOf(*color))) : QString());
  stored.setValue("table/side", settings.size.width);
  stored.setValue("table/rules", QString::fromStdString(settings.rules));
  stored.setValue("table/handicap", settings.handicap);
  stored.setValue("table/time", QString::fromStdString(toText(settings.time)));
  stored.setValue("table/server", wish.address);
  stored.setValue("table/here", !wish.server);
}

QString nameAtTables() {
  return QSettings().value("table/name").toString();
}

void setNameAtTables(const QString& name) {
  QSettings().setValue("table/name", name);
}

}  // namespace tengen::desktop
