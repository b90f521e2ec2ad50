// Whole files in and out. A file is replaced in one step or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "base/result.h"

namespace tengen {

// What the system refused, and at which path.
struct FileError {
  std::filesystem::path path;
  std::error_code code;
};

// No file of ours is larger. What has no end of its own (a pipe, /dev/zero) is read to a smaller
// bound, because its length is known only when the memory is taken.
inline constexpr size_t kLargestFile = size_t{1} << 30;
inline constexpr size_t kLongestStream = size_t{1} << 28;

// All of it; std::errc::file_too_large beyond these bounds.
Result<std::string, FileError> readFile(const std::filesystem::path& path);
// The same from an open descriptor; the path is for the error alone.
Result<std::string, FileError> readAll(int descriptor, const std::filesystem::path& path);
// At most so many bytes of its beginning.
Result<std::string, FileError> readStart(const std::filesystem::path& path, size_t most);

// Writes a temporary file beside `path`, forces it to the disk and renames it over the old one:
// after a crash or a full disk the old content or the new one is there, never a part. A link is
// followed and kept; owner and permissions of the old file are kept. Where the system does not let
// us keep the owner the content is written into the old file, and if that fails half-way the
// temporary file stays as well. A device or a pipe is written to,
// never replaced; a named pipe that nobody reads within a second is an error (ENXIO).
Result<void, FileError> replaceFile(const std::filesystem::path& path, std::string_view content);

// Whether replaceFile() would be let to: tries all but the content, and leaves nothing behind.
Result<void, FileError> checkReplaceable(const std::filesystem::path& path);

// Is it there, and a file whose content could be looked at before it is replaced? False for devices
// and pipes, which must not be read for that.
bool isRegularFile(const std::filesystem::path& path);

}  // namespace tengen
