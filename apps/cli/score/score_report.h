// A counted position in words and in JSON.
#pragma once

#include <string>

#include "rules/scoring.h"

#include "apps/cli/json_line.h"

namespace tengen::cli {

struct CountedPosition {
  std::string file;
  int moves = 0;  // played so far
  double komi = 0;
  bool komiIsAssumed = false;  // the file has none
  Ruleset rules;
  GameFacts facts;
  Marks marks;
  Count counted;
};

Json scoreJson(const CountedPosition& position);
// A table with both ways of counting.
std::string scoreTable(const CountedPosition& position);

}  // namespace tengen::cli
