#include "apps/desktop/settings/engine_list.h"

#include <QSettings>
#include <algorithm>

#include "apps/desktop/engine/found_engines.h"

namespace tengen::desktop {
namespace {

using Pace = EngineProfile::Pace;
using engine::Perspective;

constexpr int kMostEngines = 100;
constexpr int kMostStartCommands = 50;

// One line, as it can stand in a list, a record and a command.
QString lineIn(const QSettings& settings, const char* key) {
  return settings.value(key).toString().simplified();
}

template <class Choice>
Choice choiceIn(const QSettings& settings, const char* key, Choice last) {
  const int value = settings.value(key).toInt();
  return value >= 0 && value <= static_cast<int>(last) ? static_cast<Choice>(value) : Choice{};
}

EngineProfile readEngine(const QSettings& settings) {
  EngineProfile read;
  read.name = lineIn(settings, "name");
  read.program = settings.value("program").toString().trimmed();
  // Blanks may count within quotations.
  read.arguments = settings.value("arguments").toString().replace('\n', ' ').trimmed();
  read.pace = choiceIn(settings, "pace", Pace::Visits);
  const int most = read.pace == Pace::Visits ? kMostVisitsAMove : kMostSecondsAMove;
  read.amount = std::clamp(settings.value("amount", read.amount).toInt(), 1, most);
  for (const QString& command : settings.value("startCommands").toStringList()) {
    const QString line = command.simplified();
    if (!line.isEmpty() && read.startCommands.size() < kMostStartCommands) {
      read.startCommands << line;
    }
  }
  read.perspective = choiceIn(settings, "perspective", Perspective::White);
  read.failedTest = settings.value("failedTest").toBool();
  return read;
}

QStringList namesOf(const QList<EngineProfile>& engines) {
  QStringList names;
  for (const EngineProfile& profile : engines)
    names << profile.name;
  return names;
}

}  // namespace

QList<EngineProfile> loadEngines() {
  QSettings settings;
  QList<EngineProfile> engines;
  const int count = std::clamp(settings.beginReadArray("engines"), 0, kMostEngines);
  for (int i = 0; i < count; ++i) {
    settings.setArrayIndex(i);
    const EngineProfile read = readEngine(settings);
    if (read.name.isEmpty() || read.program.isEmpty()) continue;
    if (namesOf(engines).contains(read.name)) continue;
    engines.append(read);
  }
  settings.endArray();
  return engines;
}

void saveEngines(const QList<EngineProfile>& engines) {
  QSettings settings;
  settings.remove("engines");
  settings.beginWriteArray("engines", static_cast<int>(engines.size()));
  for (int i = 0; i < engines.size(); ++i) {
    const EngineProfile& profile = engines[i];
    settings.setArrayIndex(i);
    settings.setValue("name", profile.name);
    settings.setValue("program", profile.program);
    settings.setValue("arguments", profile.arguments);
    settings.setValue("pace", static_cast<int>(profile.pace));
    settings.setValue("amount", profile.amount);
    settings.setValue("startCommands", profile.startCommands);
    settings.setValue("perspective", static_cast<int>(profile.perspective));
    settings.setValue("failedTest", profile.failedTest);
  }
  settings.endArray();
}

QList<EngineProfile> withFound(const QList<EngineProfile>& kept,
                               const QList<EngineProfile>& found) {
  QList<EngineProfile> all = kept;
  for (const EngineProfile& profile : found) {
    if (!namesOf(kept).contains(profile.name)) all.append(profile);
  }
  return all;
}

QList<EngineProfile> allEngines() {
  return withFound(loadEngines(), foundEngines());
}

std::optional<EngineProfile> engineNamed(const QString& name) {
  for (const EngineProfile& profile : allEngines()) {
    if (profile.name == name) return profile;
  }
  return std::nullopt;
}

QStringList engineNames() {
  return namesOf(allEngines());
}

QStringList usableEngineNames() {
  QList<EngineProfile> engines = allEngines();
  engines.removeIf([](const auto& one) { return one.failedTest || !isOnThisMachine(one); });
  return namesOf(engines);
}

Seat seatNamed(const std::string& name) {
  const Seat tengen = seatOf(name);
  if (tengen.isEngine() || name.empty()) return tengen;
  const QString text = QString::fromStdString(name);
  return {.engine = engineNamed(text) ? text : QString()};
}

QString freeName(const QString& wanted, const QStringList& taken) {
  const auto isTaken = [&](const QString& name) {
    return name == QLatin1String("Tengen") || seatOf(name.toStdString()).isEngine() ||
           taken.contains(name);
  };
  QString name = wanted;
  for (int number = 2; isTaken(name); ++number)
    name = QStringLiteral("%1 %2").arg(wanted).arg(number);
  return name;
}

}  // namespace tengen::desktop
