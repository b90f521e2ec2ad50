// A counted position in words and in JSON.
#pragma once

#include <string>

#include "rules/scoring.h"

#include "apps/cli/json_line.h"

namespace tengen::cli {

struct CountedPosition {
  std::string file;
  int game = 1;           // in its file
  size_t games = 1;       // that the file has
  std::string rulesName;  // "japanese", "other"
  bool rulesAreAssumed = false;
  std::string recorded;  // the result the record names; empty: none
  bool isTheEnd = true;  // the record's result is about this position
  int moves = 0;         // played so far
  double komi = 0;
  bool komiIsAssumed = false;  // the file has none
  Ruleset rules;
  GameFacts facts;
  Marks marks;
  Count counted;
};

Json scoreJson(const CountedPosition& position);
// A table with both ways of counting, and which of them is the game's.
std::string scoreTable(const CountedPosition& position);

}  // namespace tengen::cli
