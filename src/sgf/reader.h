// From the bytes of a file to a collection: encoding.h then parser.h, in one call.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/collection.h"
#include "sgf/read_error.h"
#include "sgf/warning.h"

namespace tengen::sgf {

struct ReadOptions {
  std::optional<std::string> encoding;  // forced by the caller, by any name ICU knows
};

struct ReadResult {
  Collection collection;
  std::string encoding;  // the name of what was decoded: "UTF-8", "GB18030", ...
  Warnings warnings;
};

Result<ReadResult, ReadError> read(std::string bytes, const ReadOptions& options = {});

}  // namespace tengen::sgf
