// An engine people may choose beside Tengen: how it is called and how it is started. A plain value;
// where the list of them is kept is settings/engine_list.h.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/driver.h"

namespace tengen::desktop {

struct EngineProfile {
  QString name = {};       // in the list and in the record; no two have the same
  QString program = {};    // a path, or a word that PATH knows
  QString arguments = {};  // words; quotations keep them together, and no shell reads them

  enum class Pace : uint8_t { AsItLikes, Seconds, Visits };
  Pace pace = Pace::AsItLikes;  // of a move, where no clock runs
  int amount = 5;               // seconds or visits

  QStringList startCommands = {};                                     // said when it has started
  engine::Perspective perspective = engine::Perspective::SideToMove;  // of its numbers
  bool failedTest = false;                                            // the last one, as it is now

  friend bool operator==(const EngineProfile&, const EngineProfile&) = default;
};

constexpr int kMostSecondsAMove = 3600;
constexpr int kMostVisitsAMove = 10'000'000;

std::string commandLineOf(const EngineProfile& profile);
bool isOnThisMachine(const EngineProfile& profile);  // there is such a program
// Our own engine, the program at this path.
std::string tengenCommand(const std::string& program, const std::string& arguments = {});
engine::DriverOptions driverOptions(const EngineProfile& profile);

}  // namespace tengen::desktop
