// Any bytes as a ZIP archive: unpacking ends, within its limits.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "formats/zip_archive.h"
#include "formats/zip_games.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tengen::formats;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  constexpr size_t kMost = 1 << 20;
  const auto archive = ZipArchive::open(bytes);
  if (!archive) return 0;
  size_t left = 16 * kMost;  // entries may overlap: a small archive has much to unpack
  for (const ZipArchive::Entry& entry : archive->entries()) {
    const auto unpacked = archive->unpack(entry, kMost);
    if (unpacked && unpacked->size() > kMost) std::abort();
    left -= std::min(left, unpacked ? unpacked->size() : kMost / 16);
    if (left == 0) return 0;
  }
  if (size < kMost / 64) (void)readZip(bytes, {}).has_value();
  return 0;
}
