// What two programs agree on before they play.
#pragma once

#include "clock/time_settings.h"
#include "rules/point.h"
#include "rules/ruleset.h"

namespace tengen::cli {

struct MatchTerms {
  BoardSize size{};
  Ruleset rules{};  // with its komi
  TimeSettings time = TimeSettings::none();
  Milliseconds grace{500};        // beyond the clock, for what lies between the programs
  Milliseconds patience{300000};  // for a reply where no clock runs
  int maxMoves = 0;               // then the game is counted as it stands
  bool askScore = false;          // the programs', to compare with the referee's
};

}  // namespace tengen::cli
