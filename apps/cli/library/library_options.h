// The options that several library commands share, and what they mean.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "library/pattern.h"
#include "library/position_search.h"
#include "library/selection.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/commands.h"

namespace tengen::cli {

struct FilterOptions {
  std::vector<std::string> players;
  std::string black, white, event;
  std::vector<std::string> tags;
  std::optional<std::string> from, to, result, weakest, strongest, size;
};

void addFilterOptions(CLI::App& command, FilterOptions& options);
// Dates in the wrong order are a mistake of the command line, as any other there.
library::GameFilter filterOf(const FilterOptions& options);

void addFolderOption(CLI::App& command, std::string& folder);
std::filesystem::path folderOf(const std::string& option);  // the usual one where none is named

// "10-60", "-60", "10-", "10"
std::optional<library::MoveRange> parseMoveRange(const std::string& text);
// FILE@N, a board after N moves of the main line of a game, or FILE, its last one. Games are
// counted from 1.
Result<library::PositionQuery, CliError> positionAt(const std::string& place, int game);
// A drawing in a file; without edges of its own it lies in a corner, on a side or anywhere.
Result<library::Pattern, CliError> patternIn(const std::string& name, const std::string& where);

}  // namespace tengen::cli
