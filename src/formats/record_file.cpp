#include "formats/record_file.h"

#include <algorithm>
#include <filesystem>

#include "formats/zip_archive.h"
#include "formats/zip_games.h"

namespace tengen::formats {
namespace {

Result<std::string, FileError> readMember(const std::string& name, const std::string& bytes,
                                          std::string_view member) {
  const auto failed = [&](std::errc code) {
    return Unexpected{FileError{name, std::make_error_code(code)}};
  };
  const auto archive = ZipArchive::open(bytes);
  if (!archive) return failed(std::errc::io_error);
  const auto& entries = archive->entries();
  const auto entry =
      std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e.name == member; });
  if (entry == entries.end()) return failed(std::errc::no_such_file_or_directory);
  auto unpacked = archive->unpack(*entry, kMostInOneFile);
  if (!unpacked) return failed(std::errc::io_error);
  return std::move(*unpacked);
}

}  // namespace

Result<std::string, FileError> readRecord(const std::string& name) {
  auto bytes = readFile(name);
  if (bytes || bytes.error().code != std::errc::no_such_file_or_directory) return bytes;
  // Both names may have such a sign: the first that ends the name of a file is the one.
  for (size_t sign = name.find(kInArchive); sign != name.npos;
       sign = name.find(kInArchive, sign + 1)) {
    const std::string file = name.substr(0, sign);
    if (!isRegularFile(file)) continue;
    auto archive = readFile(file);
    if (!archive) return archive;
    return readMember(name, *archive, std::string_view(name).substr(sign + 1));
  }
  return bytes;
}

}  // namespace tengen::formats
