#include "formats/zip_games.h"

#include <algorithm>
#include <optional>
#include <set>

#include "formats/zip_archive.h"
#include "sgf/parser.h"
#include "sgf/warning_log.h"
#include "sgf/writer.h"

namespace tengen::formats {
namespace {

using sgf::ReadError;

ReadError errorFor(ZipError error, const std::string& file = {}) {
  switch (error) {
    case ZipError::Locked:
      return {ReadError::Code::LockedZip, 1, 0, file};
    case ZipError::TooBig:
      return {ReadError::Code::UnpacksTooBig, 1, 0, file};
    case ZipError::Damaged:
      break;
  }
  return {ReadError::Code::DamagedZip, 1, 0, file};
}

// By what is in it: pictures and texts about the games are no records.
const Format* recordFormat(std::string_view bytes, std::string_view name) {
  const Format& format = formatOf(bytes, name);
  return format.looksLike(bytes) && !bytes.empty() ? &format : nullptr;
}

// Resource forks and the like, which some systems pack beside every file.
bool isShadow(std::string_view name) {
  return name.starts_with("__MACOSX/") || name.find("/._") != name.npos || name.starts_with("._");
}

}  // namespace

bool looksLikeZip(std::string_view bytes) {
  return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Result<void, ReadError> forEachInZip(std::string_view bytes, const sgf::ReadOptions& options,
                                     const std::function<bool(GameFile)>& visit,
                                     const std::function<void(const std::string&)>& ignored) {
  const auto archive = ZipArchive::open(bytes);
  if (!archive) return Unexpected{errorFor(archive.error())};
  size_t left = kMostUnpacked;
  std::set<std::string_view> names;
  for (const ZipArchive::Entry& entry : archive->entries()) {
    if (isShadow(entry.name)) continue;
    // A name opens the first that has it; of another one nobody could say which.
    if (!names.insert(entry.name).second) {
      ignored(entry.name);
      continue;
    }
    auto unpacked = archive->unpack(entry, std::min(left, kMostInOneFile));
    if (!unpacked) {
      if (unpacked.error() == ZipError::TooBig && left < kMostInOneFile)
        return Unexpected{errorFor(ZipError::TooBig)};
      if (!visit({entry.name, Unexpected{errorFor(unpacked.error(), entry.name)}})) return {};
      continue;
    }
    left -= unpacked->size();
    if (looksLikeZip(*unpacked)) {
      const ReadError error{ReadError::Code::ZipInZip, 1, 0, entry.name};
      if (!visit({entry.name, Unexpected{error}})) return {};
      continue;
    }
    const Format* format = recordFormat(*unpacked, entry.name);
    if (!format) {
      ignored(entry.name);
      continue;
    }
    auto content = format->read(std::move(*unpacked), options);
    if (!content) content.error().file = entry.name;
    if (!visit({entry.name, std::move(content)})) return {};
  }
  return {};
}

Result<sgf::ReadResult, ReadError> readZip(std::string bytes, const sgf::ReadOptions& options) {
  sgf::ReadResult all;
  std::string text;
  std::optional<ReadError> firstError;
  const auto ignore = [&](const std::string& name) {
    if (all.warnings.size() < sgf::WarningLog::kKept)
      all.warnings.push_back({sgf::Warning::Code::FileIgnored, name});
  };
  const auto take = [&](const GameFile& file) {
    if (!file.content) {
      if (!firstError) firstError = file.content.error();
      ignore(file.name);
      return true;
    }
    text += sgf::write(file.content->collection);
    if (all.encoding.empty()) all.encoding = file.content->encoding;
    return text.size() <= sgf::kMaxTextBytes;
  };
  const auto read = forEachInZip(bytes, options, take, ignore);
  if (!read) return Unexpected{read.error()};
  if (text.empty()) return Unexpected{firstError.value_or(ReadError{ReadError::Code::NoGameInZip})};
  sgf::Warnings none;  // it was written by us
  auto collection = sgf::parse(std::move(text), none);
  if (!collection) return Unexpected{collection.error()};
  all.collection = std::move(*collection);
  return all;
}

}  // namespace tengen::formats
