// What clients may ask of an analysis, and how its lines are written: the dialects of lz-analyze
// and kata-analyze. Our own tengen-analyze is kata-analyze with an end: it thinks for so many
// visits, about a forced move too.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "gtp/command.h"
#include "search/report.h"

namespace tengen::cli {

// A command of our own.
inline constexpr const char* kOwnAnalysis = "tengen-analyze";

enum class Dialect {
  Leela,  // winrate, prior and lcb from 0 to 10000
  Kata,   // from 0 to 1, with leads and, if wished, ownership
};

struct AnalysisRequest {
  std::optional<Color> color;                         // else whose turn it is
  std::optional<std::chrono::milliseconds> interval;  // none: one line, the last
  std::optional<int> visits;                          // none: until the client's next line
  std::optional<Move> forced;                         // a move that is looked at in any case
  std::vector<Move> ahead;  // from here on; positions that will be asked for next
  size_t minMoves = 0;
  std::optional<size_t> maxMoves;
  std::vector<bool> allowed;  // by move index; empty: all
  bool ownership = false;
  bool pv = true;
  bool pvVisits = false;
  bool rootInfo = false;
};

// [COLOR] [CENTISECONDS] [KEY VALUE]...: interval, minmoves, maxmoves, ownership, pv, pvVisits
// and rootInfo with a value; avoid and allow with a colour, moves and a depth. Lists for the other
// colour are taken and mean nothing: only the next move is chosen among. For tengen-analyze also
// visits, which must be there, force with a move and ahead with a list. The error is what was not
// understood.
Result<AnalysisRequest, std::string> parseAnalysis(const gtp::Command& command, BoardSize size,
                                                   Color toMove);

// One line: `info move ...` for each move, then the root and the ownership. A forced move is in it
// however many moves are wished for.
std::string analysisLine(const search::Report& report, const AnalysisRequest& request,
                         Dialect dialect, BoardSize size);

// A number with so many digits behind the point, whatever the locale.
std::string fixedDecimal(double value, int digits);

}  // namespace tengen::cli
