// tengen sgf export: a game for people without a Go program, as a moving picture or as a page.
#include <iostream>

#include "base/os/file.h"
#include "game/game_info.h"

#include "apps/cli/files.h"
#include "apps/cli/lines.h"
#include "apps/cli/sgf/sgf_command.h"
#include "apps/cli/words.h"
#include "apps/drawing/board_gif.h"
#include "apps/drawing/game_page.h"

namespace tengen::cli {
namespace {

constexpr const char* kToOutput = "-";
constexpr size_t kMostPictures = 10'000;  // two hours; no game is that long

std::string sideName(const std::string& name, const std::string& rank) {
  return (name.empty() ? "?" : name) + (rank.empty() ? "" : ' ' + rank);
}

std::string titleOf(const GameInfo& info) {
  if (!info.blackName.empty() || !info.whiteName.empty()) {
    return sideName(info.blackName, info.blackRank) + " – " +
           sideName(info.whiteName, info.whiteRank);
  }
  return info.gameName.empty() ? "A game of Go" : info.gameName;
}

std::string factsOf(const GameInfo& info) {
  std::string facts;
  for (const std::string& fact : {info.result, info.event, info.date, info.place}) {
    if (fact.empty()) continue;
    if (!facts.empty()) facts += " · ";
    facts += fact;
  }
  return facts;
}

drawing::PageWords pageWords(const GameTree& tree) {
  const GameInfo info = gameInfo(tree);
  return {.title = titleOf(info),
          .facts = factsOf(info),
          .start = "Start",
          .black = "Black",
          .white = "White",
          .pass = "pass",
          .variations = "Next:"};
}

// What lies there and is no export of this kind is somebody else's, the game itself above all.
Result<void, CliError> save(const std::string& name, const std::string& content) {
  if (name == kToOutput) {
    std::cout << content << std::flush;
    if (!std::cout) return Unexpected{cannotPrint()};
    return {};
  }
  constexpr size_t kSign = 6;  // bytes: GIF89a, <!doct
  const auto there = isRegularFile(name) ? readStart(name, kSign) : std::string();
  if (there && !there->empty() && *there != content.substr(0, kSign))
    return Unexpected{CliError{name + ": this is something else and was left alone"}};
  const auto saved = replaceFile(name, content);
  if (!saved) return Unexpected{CliError{name + ": " + words(saved.error())}};
  return {};
}

}  // namespace

int sgfExport(const ExportOptions& options) {
  const auto file = loadGoGame(options.in, options.game);
  if (!file) return printError(file.error());
  std::string content;
  if (options.gif) {
    const auto line = lineAlong(file->tree, options.variation);
    if (!line) return printError({options.in + ": " + line.error().sentence});
    if (line->size() > kMostPictures) {
      return printError({options.in + ": a moving picture shows at most " +
                         std::to_string(kMostPictures) + " moves, and this line has more"});
    }
    content = drawing::boardGif(file->tree, *line, options.cell);
  } else {
    content = drawing::gamePage(file->tree, pageWords(file->tree));
  }
  const auto saved = save(options.out, content);
  return saved ? 0 : printError(saved.error());
}

}  // namespace tengen::cli
