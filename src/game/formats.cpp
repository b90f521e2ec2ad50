#include "game/formats.h"

#include <utility>

#include "base/decimal.h"

namespace tengen {

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
  if (formats::isProgramOrPicture(bytes, fileName))
    return Unexpected{LoadError{LoadError::Code::NotSgf}};
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

int gameNumber(const sgf::Collection& collection, NodeId root) {
  const auto property = collection.find(root, "GM");
  return property ? parseInteger(property->first().simpleText()).value_or(kGo) : kGo;
}

int gameNumber(const GameTree& tree) {
  return gameNumber(tree.collection(), tree.root());
}

}  // namespace tengen
