// What two programs agree on before they play.
#pragma once

#include "clock/time_settings.h"
#include "rules/position.h"

namespace tengen::cli {

struct MatchTerms {
  BoardSize size{};
  Ruleset rules{};    // with its komi
  Points handicap{};  // Black's stones before the first move, which is White's then
  TimeSettings time = TimeSettings::none();
  Milliseconds grace{500};        // beyond the clock, for what lies between the programs
  Milliseconds patience{300000};  // for a reply where no clock runs
  int maxMoves = 0;               // then the game is counted as it stands
  bool askScore = false;          // the programs', to compare with the referee's

  int handicapStones() const { return static_cast<int>(handicap.size()); }
  // Handicap points are apart from each other: no stone lacks liberties.
  Position start() const {
    const Color first = handicap.empty() ? Color::Black : Color::White;
    return *Position::withStones(size, handicap, {}, rules, first);
  }
};

}  // namespace tengen::cli
