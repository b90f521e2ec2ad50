#include "formats/format.h"

#include <array>

#include "base/words.h"
#include "formats/byte_units.h"
#include "formats/gib.h"
#include "formats/ngf.h"
#include "formats/text_record.h"
#include "formats/ugf.h"
#include "formats/zip_games.h"

namespace tengen::formats {
namespace {

using Content = Result<sgf::ReadResult, sgf::ReadError>;

template <TextReader reader>
Content readText(std::string bytes, const sgf::ReadOptions& options) {
  return readTextRecord(std::move(bytes), options, reader);
}

template <bool (*looksLike)(std::string_view start)>
bool beginsLike(std::string_view bytes) {
  return looksLike(asciiOf(bytes));
}

// In the order they are asked: those that begin with a sign of their own first.
constexpr std::array kFormats{
    Format{"ZIP", ".zip", looksLikeZip, readZip},
    Format{"GIB", ".gib", beginsLike<looksLikeGib>, readText<readGib>},
    Format{"UGF", ".ugf", beginsLike<looksLikeUgf>, readText<readUgf>},
    Format{"SGF", ".sgf", looksLikeSgf, sgf::read},
    Format{"NGF", ".ngf", beginsLike<looksLikeNgf>, readText<readNgf>},
};

}  // namespace

std::span<const Format> all() {
  return kFormats;
}

const Format& formatOf(std::string_view bytes, std::string_view fileName) {
  // An empty file is as good as SGF: something may be saved there.
  const Format* sgf = nullptr;
  for (const Format& format : kFormats) {
    if (format.looksLike(bytes)) return format;
    if (format.isSgf()) sgf = &format;
  }
  const std::string lower = lowerCase(fileName);
  for (const Format& format : kFormats) {
    if (lower.ends_with(format.extension)) return format;
  }
  return *sgf;
}

Result<void, sgf::ReadError> forEachFile(std::string bytes, std::string_view fileName,
                                         const sgf::ReadOptions& options,
                                         const std::function<bool(GameFile)>& visit) {
  if (looksLikeZip(bytes)) return forEachInZip(bytes, options, visit, [](const std::string&) {});
  const Format& format = formatOf(bytes, fileName);
  visit({std::string(fileName), format.read(std::move(bytes), options)});
  return {};
}

}  // namespace tengen::formats
