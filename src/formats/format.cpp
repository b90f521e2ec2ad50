#include "formats/format.h"

#include <algorithm>
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

constexpr std::string_view kZip[]{".zip"};
constexpr std::string_view kGib[]{".gib"};
constexpr std::string_view kUgf[]{".ugf", ".ugi"};
constexpr std::string_view kSgf[]{".sgf"};
constexpr std::string_view kNgf[]{".ngf"};

// In the order they are asked: those that begin with a sign of their own first.
constexpr std::array kFormats{
    Format{"ZIP", kZip, looksLikeZip, readZip},
    Format{"GIB", kGib, beginsLike<looksLikeGib>, readText<readGib>},
    Format{"UGF", kUgf, beginsLike<looksLikeUgf>, readText<readUgf>},
    Format{"SGF", kSgf, looksLikeSgf, sgf::read},
    Format{"NGF", kNgf, beginsLike<looksLikeNgf>, readText<readNgf>},
};

}  // namespace

bool Format::endsName(std::string_view fileName) const {
  const std::string lower = lowerCase(fileName);
  return std::any_of(endings.begin(), endings.end(),
                     [&](std::string_view ending) { return lower.ends_with(ending); });
}

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
  for (const Format& format : kFormats) {
    if (format.endsName(fileName)) return format;
  }
  return *sgf;
}

Result<void, sgf::ReadError> forEachFile(std::string bytes, std::string_view fileName,
                                         const sgf::ReadOptions& options,
                                         const std::function<bool(GameFile)>& visit) {
  if (looksLikeZip(bytes)) return forEachInZip(bytes, options, visit, [](const std::string&) {});
  if (isProgramOrPicture(bytes, fileName)) {
    visit({std::string(fileName), Unexpected{sgf::ReadError{sgf::ReadError::Code::NotSgf}}});
    return {};
  }
  const Format& format = formatOf(bytes, fileName);
  visit({std::string(fileName), format.read(std::move(bytes), options)});
  return {};
}

}  // namespace tengen::formats
