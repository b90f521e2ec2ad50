#include "apps/cli/files.h"

#include <filesystem>
#include <iostream>
#include <iterator>

#include "base/os/file.h"

#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

constexpr const char* kStandardStream = "-";

Unexpected<CliError> about(const std::string& name, const std::string& trouble) {
  return Unexpected{CliError{name + ": " + trouble}};
}

}  // namespace

Result<std::string, CliError> readInput(const std::string& name) {
  if (name == kStandardStream) {
    return std::string(std::istreambuf_iterator<char>(std::cin), {});
  }
  auto bytes = readFile(name);
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

Result<void, CliError> saveSgf(const std::string& name, const std::string& content) {
  if (name == kStandardStream) {
    std::cout << content << std::flush;
    return {};
  }
  std::error_code nothingThere;
  if (std::filesystem::exists(name, nothingThere)) {
    const auto old = readFile(name);
    if (!old) return about(name, words(old.error()));
    if (!looksLikeSgf(*old)) return about(name, "this is no SGF file and was left alone");
  }
  const auto saved = replaceFile(name, content);
  if (!saved) return about(name, words(saved.error()));
  return {};
}

int printError(const CliError& error) {
  std::cerr << "tengen: " << error.sentence << '\n';
  return 1;
}

}  // namespace tengen::cli
