#include "apps/desktop/engine/engine_profile.h"

#include <QFile>
#include <QStandardPaths>

namespace tengen::desktop {

std::string commandLineOf(const EngineProfile& profile) {
  const std::string program = QFile::encodeName(profile.program.trimmed()).toStdString();
  const std::string arguments = profile.arguments.trimmed().toStdString();
  return engine::quotedWord(program) + (arguments.empty() ? "" : " " + arguments);
}

bool isOnThisMachine(const EngineProfile& profile) {
  return !QStandardPaths::findExecutable(profile.program.trimmed()).isEmpty();
}

std::string tengenCommand(const std::string& program, const std::string& arguments) {
  return engine::quotedWord(program) + " gtp" + (arguments.empty() ? "" : " " + arguments);
}

engine::DriverOptions driverOptions(const EngineProfile& profile) {
  engine::DriverOptions options{.commandLine = commandLineOf(profile)};
  for (const QString& command : profile.startCommands)
    options.startCommands.push_back(command.toStdString());
  if (profile.pace == EngineProfile::Pace::Seconds) {
    options.timeAMove = std::chrono::seconds(profile.amount);
  }
  if (profile.pace == EngineProfile::Pace::Visits) options.visitsAMove = profile.amount;
  options.keepsClockMargin = true;
  options.perspective = profile.perspective;
  return options;
}

}  // namespace tengen::desktop
