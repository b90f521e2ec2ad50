// The files of a ZIP archive, unpacked in memory one by one. Nothing is ever written to disk, so a
// name in an archive is only a name. The list is the directory at the end of the archive; packing
// by deflate and none at all, ZIP64 too. Passwords, archives in several parts and other ways of
// packing are refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tengen::formats {

enum class ZipError { Damaged, Locked, TooBig };

class ZipArchive {
 public:
  struct Entry {
    std::string name;  // UTF-8, as the archive has it, folders with '/'
    uint64_t packedSize = 0;
    uint64_t size = 0;  // as the archive says
    uint32_t checksum = 0;
    uint64_t offset = 0;
    uint16_t method = 0;
    bool isLocked = false;
  };

  // The bytes must outlive the archive.
  static Result<ZipArchive, ZipError> open(std::string_view bytes);

  // Files, no folders, in the order of the directory.
  const std::vector<Entry>& entries() const { return entries_; }
  // At most so many bytes, whatever the archive promises; checked against its checksum.
  Result<std::string, ZipError> unpack(const Entry& entry, size_t most) const;

 private:
  explicit ZipArchive(std::string_view bytes) : bytes_(bytes) {}
  bool readDirectory(uint64_t offset, uint64_t count);
  std::optional<std::string_view> packedBytes(const Entry& entry) const;

  std::string_view bytes_;
  std::vector<Entry> entries_;
};

}  // namespace tengen::formats
