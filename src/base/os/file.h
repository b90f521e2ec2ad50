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

Result<std::string, FileError> readFile(const std::filesystem::path& path);

// Writes a temporary file beside `path`, forces it to the disk and renames it over the old one:
// after a crash or a full disk the old content or the new one is there, never a part. A link is
// followed and kept; the permissions of the old file are kept.
Result<void, FileError> replaceFile(const std::filesystem::path& path, std::string_view content);

}  // namespace tengen
