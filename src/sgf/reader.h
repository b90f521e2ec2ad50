// From the bytes of a file to a collection: encoding.h then parser.h, in one call.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/collection.h"
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

struct ReadError {
  enum class Code {
    Empty,            // nothing in it
    NotSgf,           // nothing in it that could be a game
    UnknownEncoding,  // the one forced by the caller
    TooLarge,         // 4 GB or more
  };
  Code code;
};

Result<ReadResult, ReadError> read(std::string bytes, const ReadOptions& options = {});

}  // namespace tengen::sgf
