// tengen sgf info: what is in a file.
#include <iostream>

#include "base/decimal.h"
#include "game/game_info.h"

#include "apps/cli/files.h"
#include "apps/cli/json_line.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/sgf/sgf_command.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

std::vector<GameSummary> summaries(const sgf::Collection& collection) {
  std::vector<GameSummary> games;
  for (const NodeId root : collection.games())
    games.push_back(summaryOf(collection, root));
  return games;
}

Json gameJson(const GameSummary& game) {
  const GameInfo& info = game.info;
  return Json{{"nodes", game.nodes},
              {"leaves", game.leaves},
              {"moves", game.moves},
              {"size", Json::array({info.size.width, info.size.height})},
              {"komi", info.komi ? jsonNumber(*info.komi) : Json(nullptr)},
              {"handicap", info.handicap},
              {"black", jsonText(info.blackName)},
              {"white", jsonText(info.whiteName)},
              {"black_rank", jsonText(info.blackRank)},
              {"white_rank", jsonText(info.whiteRank)},
              {"result", jsonText(info.result)},
              {"rules", jsonText(info.rules)},
              {"date", jsonText(info.date)},
              {"event", jsonText(info.event)}};
}

void printJson(const std::string& name, const LoadedGame& file) {
  Json warnings = Json::array();
  for (const sgf::Warning& warning : file.warnings) {
    warnings.push_back(
        {{"line", warning.line}, {"column", warning.column}, {"message", words(warning)}});
  }
  Json games = Json::array();
  for (const GameSummary& game : summaries(file.tree.collection())) {
    games.push_back(gameJson(game));
  }
  std::cout << jsonLine({{"file", name},
                         {"encoding", file.encoding},
                         {"warnings", std::move(warnings)},
                         {"games", std::move(games)}});
}

void printLine(const char* label, const std::string& text) {
  if (!text.empty()) std::cout << "  " << label << plainLine(text) << '\n';
}

std::string player(const std::string& name, const std::string& rank) {
  if (rank.empty()) return name;
  return (name.empty() ? "?" : name) + " (" + rank + ')';
}

std::string conditions(const GameInfo& info) {
  std::string text = std::to_string(info.size.width) + 'x' + std::to_string(info.size.height);
  text += info.komi ? ", komi " + shortestDecimal(*info.komi) : ", komi unknown";
  if (info.handicap > 0) text += ", handicap " + std::to_string(info.handicap);
  if (!info.rules.empty()) text += ", rules " + info.rules;
  return text;
}

void printGame(const GameSummary& game) {
  const GameInfo& info = game.info;
  printLine("Black    ", player(info.blackName, info.blackRank));
  printLine("White    ", player(info.whiteName, info.whiteRank));
  printLine("Board    ", conditions(info));
  printLine("Result   ", info.result);
  printLine("Date     ", info.date);
  printLine("Event    ", info.event);
  printLine("Moves    ",
            std::to_string(game.moves) + " on the main line; " + counted(game.nodes, "node") +
                ", " +
                (game.leaves == 1 ? "no variations" : std::to_string(game.leaves) + " lines"));
}

void printText(const std::string& name, const LoadedGame& file) {
  const std::vector<GameSummary> games = summaries(file.tree.collection());
  std::cout << plainLine(name) << ": " << counted(games.size(), "game") << ", " << file.encoding
            << '\n';
  for (size_t i = 0; i < games.size(); ++i) {
    if (games.size() > 1) std::cout << "Game " << i + 1 << '\n';
    printGame(games[i]);
  }
  for (const sgf::Warning& warning : file.warnings) {
    std::cout << "  Warning  " << warning.line << ':' << warning.column << ": "
              << plainLine(words(warning)) << '\n';
  }
}

}  // namespace

int sgfInfo(const std::vector<std::string>& files, bool asJson) {
  int exitCode = 0;
  for (const std::string& name : files) {
    const auto file = loadGame(name);
    if (!file) {
      exitCode = printError(file.error());
    } else if (asJson) {
      printJson(name, *file);
    } else {
      printText(name, *file);
    }
  }
  return exitCode;
}

}  // namespace tengen::cli
