#include "apps/cli/files.h"

#include <algorithm>
#include <iostream>

#include "base/os/descriptor.h"
#include "base/os/file.h"
#include "formats/format.h"
#include "formats/record_file.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

constexpr const char* kStandardStream = "-";

Unexpected<CliError> about(const std::string& name, const std::string& trouble) {
  return Unexpected{CliError{name + ": " + trouble}};
}

// The first with a character that stands for bytes nobody could read.
std::string propertyWithLoss(const sgf::Collection& collection) {
  for (uint32_t id = 0; id < collection.nodeCount(); ++id) {
    const NodeId node{id};
    for (size_t i = 0; i < collection.propertyCount(node); ++i) {
      const sgf::Property property = collection.property(node, i);
      if (property.slice().find("\xEF\xBF\xBD") != std::string_view::npos)
        return std::string(property.ident());
    }
  }
  return "the file";
}

// What lies there and is no game is somebody else's.
Result<void, CliError> checkIsSgf(const std::string& name) {
  if (!isRegularFile(name)) return {};
  const auto old = readFile(name);
  if (!old) return about(name, words(old.error()));
  if (!formats::looksLikeSgf(*old)) return about(name, "this is no SGF file and was left alone");
  return {};
}

}  // namespace

Result<std::string, CliError> readInput(const std::string& name) {
  auto bytes = name == kStandardStream ? readAll(kStandardInput, name) : formats::readRecord(name);
  if (!bytes) return about(name, words(bytes.error()));
  return std::move(*bytes);
}

Result<LoadedGame, CliError> loadGame(const std::string& name,
                                      const std::optional<std::string>& encoding) {
  auto bytes = readInput(name);
  if (!bytes) return Unexpected{std::move(bytes.error())};
  auto game = load(std::move(*bytes), name, LoadOptions{encoding});
  if (!game) return about(name, words(game.error()));
  return std::move(*game);
}

std::optional<std::string> lossIn(const sgf::Warnings& warnings,
                                  const sgf::Collection& collection) {
  const auto lost = std::find_if(warnings.begin(), warnings.end(), [](const sgf::Warning& each) {
    return each.code == sgf::Warning::Code::UndecodableBytes;
  });
  if (lost == warnings.end()) return std::nullopt;
  return "line " + std::to_string(lost->line) + ": bytes of " + propertyWithLoss(collection) +
         " are no letters";
}

CliError noSuchGame(const std::string& name, int number, const GameTree& tree) {
  return {name + ": there is no game " + std::to_string(number) + "; the file has " +
          counted(tree.gameCount(), "game")};
}

Result<LoadedGame, CliError> loadGoGame(const std::string& name, int number) {
  auto loaded = loadGame(name);
  if (!loaded) return loaded;
  if (static_cast<size_t>(number) > loaded->tree.gameCount())
    return Unexpected{noSuchGame(name, number, loaded->tree)};
  loaded->tree.open(static_cast<size_t>(number) - 1);
  const int game = gameNumber(loaded->tree);
  if (game != kGo) return about(name, words(LoadError{LoadError::Code::OtherGame, game}));
  return loaded;
}

Result<void, CliError> saveSgf(const std::string& name, const std::string& content) {
  if (name == kStandardStream) {
    std::cout << content << std::flush;
    if (!std::cout) return Unexpected{cannotPrint()};
    return {};
  }
  if (auto another = checkIsSgf(name); !another) return another;
  const auto saved = replaceFile(name, content);
  if (!saved) return about(name, words(saved.error()));
  return {};
}

Result<void, CliError> checkSavable(const std::string& name) {
  if (name == kStandardStream) return {};
  if (auto another = checkIsSgf(name); !another) return another;
  const auto replaceable = checkReplaceable(name);
  if (!replaceable) return about(name, words(replaceable.error()));
  return {};
}

CliError cannotPrint() {
  return {"standard output cannot be written"};
}

int printError(const CliError& error) {
  std::cerr << "tengen: " << plainLine(error.sentence) << '\n';
  return 1;
}

}  // namespace tengen::cli
