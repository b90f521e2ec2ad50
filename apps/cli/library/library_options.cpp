#include "apps/cli/library/library_options.h"

#include "base/decimal.h"
#include "base/os/environment.h"
#include "base/words.h"
#include "game/sgf_bridge.h"
#include "library/library.h"
#include "rules/game_result.h"

#include "apps/cli/files.h"
#include "apps/cli/lines.h"

namespace tengen::cli {
namespace {

CLI::Validator meaning(bool (*isFine)(const std::string&), const std::string& what) {
  return CLI::Validator(
      [isFine, what](std::string& text) { return isFine(text) ? "" : "no " + what + ": " + text; },
      "");
}

bool hasLetter(const std::string& text) {
  return !trimmed(text).empty();
}
bool isDate(const std::string& text) {
  return library::parseExactDate(text).has_value();
}
bool isResult(const std::string& text) {
  const std::string lower = lowerCase(text);
  const bool isAnyWin = lower == "b+" || lower == "w+";
  return isAnyWin || (parseResult(text) &&
                      library::Outcome::parse(text).winner() != library::Outcome::Winner::Unknown);
}
bool isRank(const std::string& text) {
  return library::parseRank(text) > 0;
}
bool isSize(const std::string& text) {
  return parseSize(text).has_value();
}

std::string patternWords(const library::PatternError& error) {
  using Code = library::PatternError::Code;
  const std::string line = "line " + std::to_string(error.line);
  switch (error.code) {
    case Code::Empty:
      return "there is no pattern in this file";
    case Code::TooLarge:
      return "a pattern has at most 52 rows and columns";
    case Code::UnevenRows:
      return line + " is not as long as the first, or has other edges";
    case Code::UnknownSign:
      return line + " has a sign that is none of . X O x o * and 1 to 9";
    case Code::BrokenOrder:
      return "moves are numbered 1, 2, 3 and so on, each once";
  }
  return "";
}

}  // namespace

void addFilterOptions(CLI::App& command, FilterOptions& options) {
  command.add_option("--player", options.players, "Part of a player's name; twice: both play")
      ->expected(1)
      ->take_all()
      ->check(meaning(hasLetter, "name"))
      ->option_text("NAME");
  command.add_option("--black", options.black, "Part of the name of who plays Black")
      ->check(meaning(hasLetter, "name"))
      ->option_text("NAME");
  command.add_option("--white", options.white, "Part of the name of who plays White")
      ->check(meaning(hasLetter, "name"))
      ->option_text("NAME");
  command.add_option("--event", options.event, "Part of the event's name")
      ->check(meaning(hasLetter, "name"))
      ->option_text("NAME");
  command.add_option("--tag", options.tags, "Games with this tag")
      ->expected(1)
      ->take_all()
      ->check(meaning(hasLetter, "tag"))
      ->option_text("TAG");
  command.add_option("--from", options.from, "Not before this day, month or year")
      ->check(meaning(isDate, "date like 2010, 2010-05 or 2010-05-06"))
      ->option_text("DATE");
  command.add_option("--to", options.to, "Not after this day, month or year")
      ->check(meaning(isDate, "date like 2010, 2010-05 or 2010-05-06"))
      ->option_text("DATE");
  command.add_option("--result", options.result, "B+, W+, B+R, W+T, B+3.5, Draw or Void")
      ->check(meaning(isResult, "result like B+, W+R or Draw"))
      ->option_text("R");
  command.add_option("--min-rank", options.weakest, "Both players are so strong or stronger")
      ->check(meaning(isRank, "rank like 5k, 1d or 9p"))
      ->option_text("RANK");
  command.add_option("--max-rank", options.strongest, "Neither player is stronger")
      ->check(meaning(isRank, "rank like 5k, 1d or 9p"))
      ->option_text("RANK");
  command.add_option("--size", options.size, "Board size, 19 or 19x13")
      ->check(meaning(isSize, "board size like 19 or 19x13"))
      ->option_text("S");
}

library::GameFilter filterOf(const FilterOptions& options) {
  library::GameFilter filter;
  filter.players = options.players;
  filter.black = options.black;
  filter.white = options.white;
  filter.event = options.event;
  filter.tags = options.tags;
  if (options.from) filter.dates.from = *library::parseExactDate(*options.from);
  if (options.to) filter.dates.to = *library::parseExactDate(*options.to);
  if (options.from && !filter.dates.contains(packed(filter.dates.from)))
    throw CLI::ValidationError("--from", "is later than --to");
  if (options.result) filter.result = library::Outcome::parse(*options.result);
  if (options.weakest) filter.weakest = library::parseRank(*options.weakest);
  if (options.strongest) filter.strongest = library::parseRank(*options.strongest);
  if (options.size) filter.size = parseSize(*options.size);
  return filter;
}

void addFolderOption(CLI::App& command, std::string& folder) {
  command.add_option("--library", folder, "Where the library lies, if not in the usual place")
      ->option_text("DIR");
}

std::filesystem::path folderOf(const std::string& option) {
  if (!option.empty()) return withHome(option);
  return library::usualFolder();
}

std::optional<library::MoveRange> parseMoveRange(const std::string& text) {
  const size_t dash = text.find('-');
  const std::string first = text.substr(0, dash);
  const std::string last = dash == std::string::npos ? first : text.substr(dash + 1);
  library::MoveRange range;
  if (!first.empty()) {
    const auto number = parseInteger(first);
    if (!number || *number < 0) return std::nullopt;
    range.first = *number;
  }
  if (!last.empty()) {
    range.last = parseInteger(last);
    if (!range.last || *range.last < range.first) return std::nullopt;
  }
  if (first.empty() && last.empty()) return std::nullopt;
  return range;
}

Result<library::PositionQuery, CliError> positionAt(const std::string& place, int game) {
  const size_t at = place.rfind('@');
  std::string name = place;
  std::optional<int> moves;
  if (at != std::string::npos) {
    moves = parseInteger(place.substr(at + 1));
    if (moves) name = place.substr(0, at);
  }
  const auto loaded = loadGoGame(name, game);
  if (!loaded) return Unexpected{loaded.error()};
  const GameTree& tree = loaded->tree;
  if (moves && *moves < 0)
    return Unexpected{CliError{name + ": moves are counted from 0, the board before the first"}};
  const auto node = nodeAtMove(tree, mainLine(tree), moves);
  if (!node) return Unexpected{CliError{name + ": " + node.error().sentence}};
  const Position position = tree.positionAt(*node);
  library::PositionQuery query{.board = position.board(), .next = {}, .moves = {}};
  query.toMove = position.toMove();
  return query;
}

Result<library::Pattern, CliError> patternIn(const std::string& name, const std::string& where) {
  const auto text = readInput(name);
  if (!text) return Unexpected{text.error()};
  auto pattern = library::parsePattern(*text);
  if (!pattern) return Unexpected{CliError{name + ": " + patternWords(pattern.error())}};
  const bool isDrawn = pattern->edges != library::Edges{};
  if (isDrawn && !where.empty())
    return Unexpected{CliError{name + ": its edges are drawn, and say where it lies"}};
  pattern->edges.top |= where == "corner" || where == "side";
  pattern->edges.left |= where == "corner";
  return std::move(*pattern);
}

}  // namespace tengen::cli
