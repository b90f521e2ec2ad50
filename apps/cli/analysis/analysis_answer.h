// Answers of the analysis protocol (analysis_query.h), as JSON.
#pragma once

#include "search/report.h"

#include "apps/cli/analysis/analysis_query.h"

namespace tengen::cli {

Json answerOf(const AnalysisJob& job, const search::Report& report, bool isDuringSearch);
Json withError(const AnalysisJob& job, const std::string& sentence);
Json withoutResults(const AnalysisJob& job);  // stopped before there were any

}  // namespace tengen::cli
