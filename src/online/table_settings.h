// What two people agree on before they sit down at a table, and how that is written.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "online/json.h"
#include "session/game_setup.h"

namespace tengen::online {

struct TableSettings {
  BoardSize size;
  std::string rules = "japanese";  // the name of a preset
  double komi = 6.5;
  int handicap = 0;
  TimeSettings time;

  friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

// No such game can be played: the name of the field that is wrong.
struct SettingsError {
  std::string_view field;
};

// What is missing gets its usual value; null is all missing.
Result<TableSettings, SettingsError> parseSettings(const Json& json);
Json toJson(const TableSettings& settings);

GameSetup setupOf(const TableSettings& settings);

}  // namespace tengen::online
