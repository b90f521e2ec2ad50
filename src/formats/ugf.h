// UGF and UGI, the records and reviews of Panda-net: sections with a heading, a line a move, and
// the tree of a review with its comments.
#pragma once

#include <string_view>

#include "base/result.h"
#include "sgf/collection.h"
#include "sgf/read_error.h"
#include "sgf/warning_log.h"

namespace tengen::formats {

bool looksLikeUgf(std::string_view start);
// What is odd goes into the log, by its place in the text.
Result<sgf::Collection, sgf::ReadError> readUgf(std::string_view text, sgf::WarningLog& log);

}  // namespace tengen::formats
