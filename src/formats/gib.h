// GIB, the records of Tygem: a list of named values, then a line a move.
#pragma once

#include <string_view>

#include "base/result.h"
#include "sgf/collection.h"
#include "sgf/read_error.h"
#include "sgf/warning_log.h"

namespace tengen::formats {

bool looksLikeGib(std::string_view start);
// What is odd goes into the log, by its place in the text.
Result<sgf::Collection, sgf::ReadError> readGib(std::string_view text, sgf::WarningLog& log);

}  // namespace tengen::formats
