#include "game/formats.h"

#include <algorithm>
#include <utility>

#include "base/decimal.h"
#include "base/words.h"
#include "formats/byte_units.h"
#include "sgf/utf8.h"

namespace tengen {
namespace {

// Text may hold a stray control character or two; every tenth byte of compressed data is one.
bool isProgramOrPicture(std::string_view bytes) {
  constexpr std::ptrdiff_t kStray = 8;
  if (formats::unitsOf(bytes).width != 1) return false;
  bytes = bytes.substr(0, formats::kSniffed);
  const auto controls = std::count_if(bytes.begin(), bytes.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' && !isBlank(c) && c != 0x1b;
  });
  if (controls <= kStray || static_cast<size_t>(controls) <= bytes.size() / 50) return false;
  // What was saved is UTF-8 and opens again, whatever its texts hold; the end may be cut in two.
  return sgf::checkUtf8(bytes).malformed > 1;
}

int gameNumber(const sgf::Collection& collection, NodeId root) {
  const auto property = collection.find(root, "GM");
  return property ? parseInteger(property->first().raw()).value_or(kGo) : kGo;
}

}  // namespace

Result<LoadedGame, LoadError> load(std::string bytes, std::string_view fileName,
                                   const LoadOptions& options) {
  const formats::Format& format = formats::formatOf(bytes, fileName);
  auto read = format.read(std::move(bytes), options);
  if (!read) return Unexpected{std::move(read.error())};
  return LoadedGame{GameTree(std::move(read->collection)), std::move(read->encoding),
                    std::move(read->warnings), &format};
}

Result<LoadedGame, LoadError> loadGo(std::string bytes, std::string_view fileName,
                                     const LoadOptions& options) {
  const bool isSgf = formats::formatOf(bytes, fileName).isSgf();
  if (isSgf && isProgramOrPicture(bytes)) return Unexpected{LoadError{LoadError::Code::NotSgf}};
  auto loaded = load(std::move(bytes), fileName, options);
  if (!loaded) return loaded;
  const sgf::Collection& collection = loaded->tree.collection();
  for (size_t i = 0; i < collection.games().size(); ++i) {
    if (gameNumber(collection, collection.games()[i]) != kGo) continue;
    if (i != 0) loaded->tree.open(i);
    return loaded;
  }
  return Unexpected{
      LoadError{LoadError::Code::OtherGame, gameNumber(collection, collection.games().front())}};
}

int gameNumber(const GameTree& tree) {
  return gameNumber(tree.collection(), tree.root());
}

}  // namespace tengen
