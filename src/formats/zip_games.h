// The games in a ZIP archive.
#pragma once

#include "formats/format.h"

namespace tengen::formats {

// An archive may unpack to so much and no more, and one record in it to so much.
constexpr size_t kMostUnpacked = size_t{512} << 20;
constexpr size_t kMostInOneFile = size_t{64} << 20;

bool looksLikeZip(std::string_view bytes);

// What forEachFile() does for an archive. `ignored` hears the names of files that are no records.
Result<void, sgf::ReadError> forEachInZip(std::string_view bytes, const sgf::ReadOptions& options,
                                          const std::function<bool(GameFile)>& visit,
                                          const std::function<void(const std::string&)>& ignored);

// All games of an archive as one collection. Records that cannot be read are warnings, unless there
// is nothing else.
Result<sgf::ReadResult, sgf::ReadError> readZip(std::string bytes, const sgf::ReadOptions& options);

}  // namespace tengen::formats
