// tengen show: a position of a game, as text for the terminal or as a picture.
#include <algorithm>
#include <iostream>
#include <memory>

#include "base/decimal.h"
#include "game/game_info.h"
#include "game/node_markup.h"

#include "apps/cli/board_marks.h"
#include "apps/cli/commands.h"
#include "apps/cli/files.h"
#include "apps/cli/lines.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/validators.h"
#include "apps/drawing/board_svg.h"
#include "apps/drawing/board_text.h"

namespace tengen::cli {
namespace {

struct ShowOptions {
  std::string file;
  int game = 1;
  std::optional<int> at;
  std::string variation;
  std::string format = "text";
  bool numbers = false;
};

std::optional<Point> lastMoveAt(const GameTree& tree, NodeId id) {
  const std::optional<Turn> turn = tree.moveAt(id);
  if (!turn || turn->move.isPass() || !tree.size().contains(turn->move.point())) return {};
  return turn->move.point();
}

std::string playersLine(const GameInfo& info) {
  if (info.blackName.empty() && info.whiteName.empty()) return {};
  const auto player = [](const std::string& name, const std::string& rank) {
    return (name.empty() ? "?" : name) + (rank.empty() ? "" : ' ' + rank);
  };
  return "Black " + player(info.blackName, info.blackRank) + ", White " +
         player(info.whiteName, info.whiteRank);
}

std::string movesLine(const GameTree& tree, NodeId id) {
  const int number = tree.moveNumber(id);
  if (number == 0) return "Before the first move";
  std::string text = "Move " + std::to_string(number);
  if (const std::optional<Turn> turn = tree.moveAt(id)) {
    text += turn->color == Color::Black ? ": Black " : ": White ";
    text += toText(turn->move, tree.size(), Notation::Standard);
  }
  return text;
}

std::string asText(const GameTree& tree, NodeId id) {
  drawing::BoardPicture picture(tree.positionAt(id).board());
  picture.lastMove = lastMoveAt(tree, id);
  addMarks(picture, markupAt(tree, id));
  std::string text;
  const GameInfo info = gameInfo(tree);
  if (const std::string players = playersLine(info); !players.empty()) {
    text += plainLine(players) + '\n';
  }
  text += movesLine(tree, id) + '\n' + drawing::boardText(picture, drawing::styleOfTerminal());
  if (const std::string comment = tree.comment(id); !comment.empty()) {
    text += plainLines(comment) + '\n';
  }
  return text;
}

// A stone carries the number of the move that put it there.
void addNumbers(drawing::BoardDrawing& drawing, const GameTree& tree, NodeId id) {
  for (const NodeId node : tree.pathTo(id)) {
    const std::optional<Point> point = lastMoveAt(tree, node);
    if (point) drawing.numbers[*point] = shownMoveNumber(tree, node);
  }
}

std::string asSvg(const GameTree& tree, NodeId id, bool numbers) {
  drawing::BoardDrawing drawing(tree.positionAt(id).board());
  drawing.lastMove = lastMoveAt(tree, id);
  drawing.markup = markupAt(tree, id);
  const std::string players = playersLine(gameInfo(tree));
  drawing.title = (players.empty() ? "" : players + ". ") + movesLine(tree, id);
  if (numbers) addNumbers(drawing, tree, id);
  return drawing::boardSvg(drawing);
}

int show(const ShowOptions& options) {
  const auto loaded = loadGoGame(options.file, options.game);
  if (!loaded) return printError(loaded.error());
  const GameTree& tree = loaded->tree;
  const auto inFile = [&](const CliError& error) {
    return printError({options.file + ": " + error.sentence});
  };
  const auto line = lineAlong(tree, options.variation);
  if (!line) return inFile(line.error());
  const auto node = nodeAtMove(tree, *line, options.at);
  if (!node) return inFile(node.error());
  std::cout << (options.format == "svg" ? asSvg(tree, *node, options.numbers)
                                        : asText(tree, *node));
  return 0;
}

}  // namespace

void addShowCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ShowOptions>();
  CLI::App* command = app.add_subcommand("show", "Show a position of a game");
  command->add_option("FILE", options->file, "The file to read; - is standard input")
      ->required()
      ->option_text(" ");
  command->add_option("--game", options->game, "Which game of a file with several, counted from 1")
      ->check(wholeNumber(1))
      ->option_text("N");
  command->add_option("--at", options->at, "Show the board after so many moves, not at the end")
      ->check(wholeNumber())
      ->option_text("N");
  command
      ->add_option("--variation", options->variation,
                   "Which way to go at each branch, counted from 0; without it the first")
      ->check(variationPath())
      ->option_text("0.2.1");
  command->add_option("--format", options->format, "For the terminal, or a picture")
      ->check(CLI::IsMember({"text", "svg"}))
      ->option_text("text|svg");
  command->add_flag("--numbers", options->numbers, "Number the stones (svg)");
  command->footer(
      "Examples:\n"
      "  tengen show game.sgf\n"
      "  tengen show game.sgf --at 50\n"
      "  tengen show game.sgf --variation 1 --format svg > board.svg");
  command->callback([options, &exitCode] { exitCode = show(*options); });
}

}  // namespace tengen::cli
