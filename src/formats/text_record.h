// Records that are plain text in whatever encoding their program used: from bytes to a game.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/reader.h"
#include "sgf/warning_log.h"

namespace tengen::formats {

// More than any game with its talk has. Keeps the price of a hostile file low.
constexpr size_t kLongestRecord = size_t{4} << 20;

using TextReader = Result<sgf::Collection, sgf::ReadError> (*)(std::string_view text,
                                                               sgf::WarningLog& log);

Result<sgf::ReadResult, sgf::ReadError> readTextRecord(std::string bytes,
                                                       const sgf::ReadOptions& options,
                                                       TextReader reader);

}  // namespace tengen::formats
