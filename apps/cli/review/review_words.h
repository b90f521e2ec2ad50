// A review as a table for people and as JSON for programs. Leads and chances are Black's.
#pragma once

#include <string>

#include "review/report.h"

#include "apps/cli/json_line.h"

namespace tengen::cli {

struct ReviewedGame {
  std::string file;
  int number = 1;  // in its file
  int games = 1;   // that the file has
  const GameTree& tree;
  const review::Line& line;
  const review::Review& review;
};

Json reviewJson(const ReviewedGame& game);
std::string reviewTable(const ReviewedGame& game);

}  // namespace tengen::cli
