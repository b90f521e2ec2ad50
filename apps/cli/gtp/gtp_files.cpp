// GTP: games from and to files.
#include "base/decimal.h"
#include "clock/time_text.h"
#include "game/game_info.h"
#include "rules/notation.h"
#include "sgf/text.h"

#include "apps/cli/files.h"
#include "apps/cli/gtp/gtp_handlers.h"
#include "apps/cli/limits.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

// Standard input and output carry the conversation itself: "-" is a file of that name here.
std::string fileNamed(const std::string& text) {
  return text == "-" ? "./-" : text;
}

// `FILE` or `FILE MOVE`; a file name may hold blanks.
struct LoadRequest {
  std::string file;
  std::optional<int> beforeMove;
};

LoadRequest loadRequest(const Command& command) {
  if (command.arguments.size() < 2) return {command.text, std::nullopt};
  const std::optional<int> move = parseInteger(command.arguments.back());
  if (!move) return {command.text, std::nullopt};
  const size_t nameEnd = command.text.find_last_of(' ');
  const size_t fileEnd = command.text.find_last_not_of(' ', nameEnd) + 1;
  return {command.text.substr(0, fileEnd), move};
}

// The main line before a move, or all of it.
std::vector<NodeId> lineBefore(const GameTree& tree, std::optional<int> move) {
  std::vector<NodeId> line;
  int played = 0;
  for (NodeId id = tree.root(); id != kNoNode; id = tree.firstChild(id)) {
    if (tree.hasMove(id) && move && ++played >= *move && id != tree.root()) break;
    line.push_back(id);
  }
  return line;
}

// What was set up cannot be taken back by undo: the game starts behind the last such node. Nor can
// what a line of single moves does not explain, as several moves in one node.
void follow(GtpGame& game, const GameTree& tree, const std::vector<NodeId>& line) {
  size_t first = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    if (tree.hasSetup(line[i]) || tree.toMoveSetAt(line[i])) first = i;
  }
  game.startFrom(tree.positionAt(line[first]).withRules(game.rules()), tree.handicap());
  for (size_t i = first + 1; i < line.size(); ++i) {
    if (const auto turn = tree.moveAt(line[i])) game.replay(*turn);
  }
  const Position there = tree.positionAt(line.back());
  if (there.board() != game.board()) {
    game.startFrom(there.withRules(game.rules()), tree.handicap());
  }
}

Reply loadsgf(GtpGame& game, const Command& command) {
  const LoadRequest request = loadRequest(command);
  const auto loaded = loadGame(fileNamed(request.file));
  if (!loaded) return Reply::failure("cannot load file: " + loaded.error().sentence);
  const GameTree& tree = loaded->tree;
  const BoardSize size = tree.size();
  if (size.width > kMostGtpSide || size.height > kMostGtpSide) {
    return Reply::failure("unacceptable size");
  }
  if (rulesetNamed(tree.text(tree.root(), "RU"))) game.setRules(tree.rules());
  if (tree.komi()) game.setKomi(*tree.komi());
  follow(game, tree, lineBefore(tree, request.beforeMove));
  return Reply::success();
}

Points stonesOf(const Board& board, Color color) {
  Points stones;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    if (board.at(point) == stoneOf(color)) stones.push_back(point);
  }
  return stones;
}

void writeStones(GameTree& tree, std::string_view ident, const Points& stones) {
  std::vector<std::string> values;
  for (const Point stone : stones)
    values.push_back(toText(stone, tree.size(), Notation::Sgf));
  if (!values.empty()) tree.setProperty(tree.root(), ident, values);
}

void writeRoot(GameTree& tree, const GtpGame& game) {
  const NodeId root = tree.root();
  const auto put = [&](std::string_view ident, std::string_view value) {
    if (!value.empty()) tree.setProperty(root, ident, sgf::escapeText(value));
  };
  put("AP", "Tengen:" TENGEN_VERSION);
  put("KM", shortestDecimal(game.komi()));
  put("RU", nameOf(game.rules()).value_or(""));
  if (game.handicap() > 0) put("HA", std::to_string(game.handicap()));
  const SgfTime time = toSgf(game.timeSettings());
  put("TM", time.main);
  put("OT", time.overtime);
  const Board& start = game.start().board();
  writeStones(tree, "AB", stonesOf(start, Color::Black));
  writeStones(tree, "AW", stonesOf(start, Color::White));
  if (start.stones() > 0) put("PL", game.start().toMove() == Color::Black ? "B" : "W");
}

std::string asSgf(const GtpGame& game) {
  GameTree tree(game.size());
  writeRoot(tree, game);
  NodeId here = tree.root();
  for (const Turn& turn : game.turns()) {
    here = tree.addChild(here);
    const std::string point = toText(turn.move, game.size(), Notation::Sgf);
    tree.setProperty(here, turn.color == Color::Black ? "B" : "W", point);
  }
  return tree.save();
}

Reply printsgf(const GtpGame& game, const Command& command) {
  const std::string text = asSgf(game);
  if (command.text.empty()) return Reply::success(text);
  const auto saved = saveSgf(fileNamed(command.text), text);
  return saved ? Reply::success() : Reply::failure(saved.error().sentence);
}

}  // namespace

void addFileCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("loadsgf", [&game](const Command& c) { return loadsgf(game, c); });
  table.add("printsgf", [&game](const Command& c) { return printsgf(game, c); });
}

}  // namespace tengen::cli
