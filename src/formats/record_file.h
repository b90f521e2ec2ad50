// The bytes of a record by its name, which may go on into an archive:
// `games.zip!folder/game.ngf`.
#pragma once

#include <string>

#include "base/os/file.h"
#include "base/result.h"

namespace tengen::formats {

inline constexpr char kInArchive = '!';

// A file that is really called so comes first. Where the archive has no such file the error is that
// there is none; where it cannot be unpacked, that it cannot be read.
Result<std::string, FileError> readRecord(const std::string& name);

}  // namespace tengen::formats
