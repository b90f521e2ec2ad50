// A file as memory, to be read: the system fetches the parts that are looked at. POSIX.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <utility>

#include "base/os/descriptor.h"
#include "base/os/file.h"
#include "base/result.h"

namespace tengen {

class MappedFile {
 public:
  static Result<MappedFile, FileError> open(const std::filesystem::path& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  // Valid for as long as this lives, whatever becomes of the file's name. Where another program
  // makes the file itself shorter, a look at what it lost ends the process: see coverLoss().
  std::string_view bytes() const { return {start_, size_}; }
  // A copy of some of them: cheaper than a look at a part that is needed once. False where it
  // cannot be read.
  bool copy(size_t offset, std::span<uint8_t> to) const;
  // Has the file become shorter? What it lost can be looked at from now on, and is zeros.
  bool coverLoss() const;
  // These bytes need not stay in memory; who looks again gets them again.
  void forget(size_t offset, size_t length) const;

 private:
  MappedFile(Descriptor descriptor, const char* start, size_t size)
      : descriptor_(std::move(descriptor)), start_(start), size_(size) {}

  Descriptor descriptor_;
  const char* start_;
  size_t size_;
};

}  // namespace tengen
