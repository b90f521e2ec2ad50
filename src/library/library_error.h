// What can go wrong with a library, as a fact; sentences are made in the apps.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/os/file.h"
#include "sqlite/database.h"

namespace tengen::library {

struct LibraryError {
  enum class Kind : uint8_t {
    NotThere,  // no library has been made there yet
    Newer,     // a newer version of this program made it
    Older,     // an older one did; an import brings it up to date
    Damaged,
    Busy,  // somebody else writes to it
    ReadOnly,
    Full,
    Other,
  };
  Kind kind = Kind::Other;
  std::filesystem::path path;
  std::string detail;
};

// What the system refused, at the path it was asked about.
inline LibraryError errorOf(const FileError& error) {
  using Kind = LibraryError::Kind;
  const bool isFull = error.code == std::errc::no_space_on_device;
  const bool isReadOnly =
      error.code == std::errc::read_only_file_system || error.code == std::errc::permission_denied;
  const Kind kind = isFull ? Kind::Full : isReadOnly ? Kind::ReadOnly : Kind::Other;
  return {kind, error.path, error.code.message()};
}

inline LibraryError errorAt(const std::filesystem::path& path, const sqlite::Error& error) {
  using From = sqlite::Error::Kind;
  using To = LibraryError::Kind;
  const auto kind = [&] {
    switch (error.kind) {
      case From::Full:
        return To::Full;
      case From::ReadOnly:
        return To::ReadOnly;
      case From::Busy:
        return To::Busy;
      case From::Damaged:
        return To::Damaged;
      case From::Other:
        break;
    }
    return To::Other;
  }();
  return {kind, path, error.text};
}

}  // namespace tengen::library
