#include "formats/zip_archive.h"

#include <algorithm>

#include "base/checksum.h"
#include "formats/inflate.h"
#include "sgf/encoding.h"
#include "sgf/utf8.h"

namespace tengen::formats {
namespace {

// The numbers of PKWARE's APPNOTE.TXT.
constexpr uint32_t kLocalHeader = 0x04034b50;
constexpr uint32_t kDirectoryEntry = 0x02014b50;
constexpr uint32_t kDirectoryEnd = 0x06054b50;
constexpr uint32_t kDirectoryEnd64 = 0x06064b50;
constexpr uint32_t kLocator64 = 0x07064b50;
constexpr size_t kDirectoryEndSize = 22;
constexpr size_t kLocatorSize = 20;
constexpr size_t kEntrySize = 46;
constexpr size_t kLocalHeaderSize = 30;
constexpr uint16_t kSizes64 = 0x0001;  // the extra field that has sizes of eight bytes
constexpr uint32_t kSee64 = 0xffffffff;
constexpr uint16_t kStored = 0;
constexpr uint16_t kDeflated = 8;
constexpr uint16_t kHasPassword = 0x0001;
constexpr uint16_t kNameIsUtf8 = 0x0800;

// Little-endian numbers at places that the caller knows to be there.
template <class Number>
Number numberAt(std::string_view bytes, size_t at) {
  Number number = 0;
  for (size_t i = sizeof(Number); i-- > 0;)
    number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[at + i]));
  return number;
}

uint16_t shortAt(std::string_view bytes, size_t at) {
  return numberAt<uint16_t>(bytes, at);
}
uint32_t longAt(std::string_view bytes, size_t at) {
  return numberAt<uint32_t>(bytes, at);
}
uint64_t hugeAt(std::string_view bytes, size_t at) {
  return numberAt<uint64_t>(bytes, at);
}

// The end of the directory stands at the end of the file, before a comment of at most 64 KB.
std::optional<size_t> findDirectoryEnd(std::string_view bytes) {
  constexpr size_t kLongestComment = 0xffff;
  if (bytes.size() < kDirectoryEndSize) return std::nullopt;
  const size_t last = bytes.size() - kDirectoryEndSize;
  for (size_t back = 0; back <= std::min(last, kLongestComment); ++back) {
    if (longAt(bytes, last - back) == kDirectoryEnd) return last - back;
  }
  return std::nullopt;
}

// Names are UTF-8 where the archive says so; else what the computer used that packed it.
std::string nameOf(std::string_view bytes, bool isUtf8) {
  if (isUtf8 || sgf::isAscii(bytes)) return sgf::mendUtf8(bytes).text;
  sgf::Warnings ignored;
  auto decoded = sgf::decode(std::string(bytes), std::nullopt, ignored);
  return decoded ? std::move(decoded->text) : sgf::mendUtf8(bytes).text;
}

// Sizes of eight bytes stand in an extra field, each only where the short one says kSee64.
bool readSizes64(ZipArchive::Entry& entry, std::string_view extra) {
  while (extra.size() >= 4) {
    const uint16_t kind = shortAt(extra, 0);
    const size_t length = shortAt(extra, 2);
    extra.remove_prefix(4);
    if (length > extra.size()) return false;
    if (kind == kSizes64) {
      std::string_view field = extra.substr(0, length);
      for (uint64_t* size : {&entry.size, &entry.packedSize, &entry.offset}) {
        if (*size != kSee64) continue;
        if (field.size() < 8) return false;
        *size = hugeAt(field, 0);
        field.remove_prefix(8);
      }
      return true;
    }
    extra.remove_prefix(length);
  }
  return entry.size != kSee64 && entry.packedSize != kSee64 && entry.offset != kSee64;
}

Result<std::string, ZipError> unpacked(uint16_t method, std::string_view packed, size_t most) {
  if (method == kStored) {
    if (packed.size() > most) return Unexpected{ZipError::TooBig};
    return std::string(packed);
  }
  if (method != kDeflated) return Unexpected{ZipError::Locked};
  auto text = inflated(packed, Wrapping::None, most);
  if (text) return std::move(*text);
  return Unexpected{text.error() == InflateError::TooLong ? ZipError::TooBig : ZipError::Damaged};
}

}  // namespace

Result<ZipArchive, ZipError> ZipArchive::open(std::string_view bytes) {
  const auto end = findDirectoryEnd(bytes);
  if (!end) return Unexpected{ZipError::Damaged};
  uint64_t count = shortAt(bytes, *end + 10);
  uint64_t offset = longAt(bytes, *end + 16);
  const bool hasLocator = *end >= kLocatorSize && longAt(bytes, *end - kLocatorSize) == kLocator64;
  if (hasLocator) {
    constexpr size_t kEnd64Size = 56;
    const uint64_t at = hugeAt(bytes, *end - kLocatorSize + 8);
    if (bytes.size() < kEnd64Size || at > bytes.size() - kEnd64Size ||
        longAt(bytes, at) != kDirectoryEnd64) {
      return Unexpected{ZipError::Damaged};
    }
    count = hugeAt(bytes, at + 32);
    offset = hugeAt(bytes, at + 48);
  }
  ZipArchive archive(bytes);
  if (!archive.readDirectory(offset, count)) return Unexpected{ZipError::Damaged};
  return archive;
}

bool ZipArchive::readDirectory(uint64_t offset, uint64_t count) {
  if (offset > bytes_.size()) return false;
  std::string_view rest = bytes_.substr(offset);
  for (uint64_t i = 0; i < count; ++i) {
    if (rest.size() < kEntrySize || longAt(rest, 0) != kDirectoryEntry) return false;
    const size_t nameLength = shortAt(rest, 28);
    const size_t extraLength = shortAt(rest, 30);
    const size_t length = kEntrySize + nameLength + extraLength + shortAt(rest, 32);
    if (length > rest.size()) return false;
    const uint16_t flags = shortAt(rest, 8);
    Entry entry;
    entry.name = nameOf(rest.substr(kEntrySize, nameLength), (flags & kNameIsUtf8) != 0);
    entry.packedSize = longAt(rest, 20);
    entry.size = longAt(rest, 24);
    entry.checksum = longAt(rest, 16);
    entry.offset = longAt(rest, 42);
    entry.method = shortAt(rest, 10);
    entry.isLocked = (flags & kHasPassword) != 0;
    if (!readSizes64(entry, rest.substr(kEntrySize + nameLength, extraLength))) return false;
    rest.remove_prefix(length);
    if (!entry.name.ends_with('/')) entries_.push_back(std::move(entry));
  }
  return true;
}

std::optional<std::string_view> ZipArchive::packedBytes(const Entry& entry) const {
  if (bytes_.size() < kLocalHeaderSize || entry.offset > bytes_.size() - kLocalHeaderSize)
    return std::nullopt;
  const std::string_view local = bytes_.substr(entry.offset);
  if (longAt(local, 0) != kLocalHeader) return std::nullopt;
  const size_t start = kLocalHeaderSize + shortAt(local, 26) + shortAt(local, 28);
  if (start > local.size() || entry.packedSize > local.size() - start) return std::nullopt;
  return local.substr(start, entry.packedSize);
}

Result<std::string, ZipError> ZipArchive::unpack(const Entry& entry, size_t most) const {
  if (entry.isLocked) return Unexpected{ZipError::Locked};
  if (entry.size > most) return Unexpected{ZipError::TooBig};
  const auto packed = packedBytes(entry);
  if (!packed) return Unexpected{ZipError::Damaged};
  auto text = unpacked(entry.method, *packed, most);
  if (!text) return text;
  if (crc32(*text) != entry.checksum) return Unexpected{ZipError::Damaged};
  return text;
}

}  // namespace tengen::formats
