// A file as memory, to be read: the system fetches the parts that are looked at. POSIX.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "base/os/file.h"
#include "base/result.h"

namespace tengen {

class MappedFile {
 public:
  static Result<MappedFile, FileError> open(const std::filesystem::path& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  // Valid for as long as this lives, whatever becomes of the file's name.
  std::string_view bytes() const { return {start_, size_}; }
  // These bytes need not stay in memory; who looks again gets them again.
  void forget(size_t offset, size_t length) const;

 private:
  MappedFile(const char* start, size_t size) : start_(start), size_(size) {}

  const char* start_;
  size_t size_;
};

}  // namespace tengen
