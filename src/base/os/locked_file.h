// A file that grows at its end and has one holder at a time: a lock says so, which the system lets
// go however the holder ends. POSIX.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "base/os/descriptor.h"
#include "base/result.h"

namespace tengen {

class LockedFile {
 public:
  // A new one with this content. Nothing is left of it on failure, and what has the name already is
  // left alone (file_exists).
  static Result<LockedFile, std::error_code> create(const std::filesystem::path& path,
                                                    std::string_view content);
  // One that is there, and a regular file. Refused while its holder lives
  // (resource_unavailable_try_again).
  static Result<LockedFile, std::error_code> open(const std::filesystem::path& path);
  // The one of this name, made empty where there is none; waits at most so long for its holder.
  static Result<LockedFile, std::error_code> wait(const std::filesystem::path& path,
                                                  std::chrono::milliseconds atMost);
  // True as well where nobody may ask.
  static bool isHeld(const std::filesystem::path& path);

  // All of it or nothing: half a text never stands before a later whole one.
  std::error_code append(std::string_view text);
  // Drops what stands behind this length.
  std::error_code cut(size_t length);
  // Waits until what was appended is on the disk. Another thread may append meanwhile.
  std::error_code sync() const;

 private:
  LockedFile(Descriptor descriptor, size_t length);

  Descriptor descriptor_;
  size_t length_;
};

}  // namespace tengen
