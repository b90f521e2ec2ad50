// Queries of the analysis protocol that KataGo introduced and KaTrain speaks, a JSON object a line:
// positions of a game to be thought about. Here they become one job a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "nn/evaluator.h"

#include "apps/cli/json_line.h"

namespace tengen::cli {

struct AnalysisJob {
  std::string id = {};
  int turn = 0;
  int priority = 0;  // the highest comes first
  nn::Situation situation{Position(BoardSize{}), {}, 0};
  std::vector<bool> allowed = {};  // by move index; empty: all
  std::optional<int> visits = {};
  std::optional<double> seconds = {};
  std::optional<double> reportEvery = {};  // seconds
  bool ownership = false;
  bool movesOwnership = false;
  bool policy = false;
  bool pvVisits = false;
  std::optional<Color> viewer = Color::Black;  // whose the numbers are; nothing: the side to move's
};

struct QueryError {
  std::string why;
  std::string field;
};

struct AnalysisQuery {
  std::vector<AnalysisJob> jobs = {};
  std::vector<QueryError> warnings = {};  // what is done otherwise than it was asked for
};

// A turn named twice is one job. Of fields it does not know it warns; of
// `overrideSettings` it takes maxTime, maxVisits and reportAnalysisWinratesAs. Moves to avoid or to
// allow are heeded for the next move. Rules that tax groups (stone scoring) or have a button are
// analysed without, and warned of: the network has seen no such games.
Result<AnalysisQuery, QueryError> readQuery(const Json& query);

}  // namespace tengen::cli
