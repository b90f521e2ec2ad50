// The results of a match, by program and not by colour, in words and in JSON.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "apps/cli/json_line.h"
#include "apps/cli/match/match_record.h"
#include "apps/cli/match/match_stats.h"
#include "apps/cli/match/match_terms.h"

namespace tengen::cli {

struct MatchProgram {
  std::string commandLine;
  std::string name;
};

struct MatchResults {
  std::array<MatchProgram, 2> programs;
  MatchTerms terms;
  std::optional<Sprt> sprt;
  std::map<int, GameOutcome> games;  // by number

  // As the first program sees them.
  Tally inAll() const;
  Tally asColor(Color color) const;
};

std::string matchTable(const MatchResults& results);
Json matchJson(const MatchResults& results);
// "game 12 (W+R, 143 moves): A 9 wins, B 3 wins, 75.0 %"
std::string progressLine(const MatchResults& results, int number);

}  // namespace tengen::cli
