// GTP: questions about the position.
#include "rules/notation.h"

#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

// The single argument of a command that takes just one.
std::string_view onlyArgument(const Command& command) {
  return command.arguments.size() == 1 ? std::string_view(command.arguments[0])
                                       : std::string_view();
}

Reply allLegal(const GtpGame& game, const Command& command) {
  const auto color = gtp::parseColor(onlyArgument(command));
  if (!color) return Reply::failure("invalid color");
  return Reply::success(vertexList(game.position().legalPoints(*color), game.size()));
}

Reply isLegal(const GtpGame& game, const Command& command) {
  if (command.arguments.size() != 2) return invalidVertex();
  const auto turn = gtp::parseTurn(command.arguments[0], command.arguments[1], game.size());
  if (!turn) return invalidVertex();
  return Reply::success(game.position().isLegal(turn->color, turn->move) ? "1" : "0");
}

Reply captures(const GtpGame& game, const Command& command) {
  const auto color = gtp::parseColor(onlyArgument(command));
  if (!color) return Reply::failure("invalid color");
  return Reply::success(std::to_string(game.board().prisonersOf(*color)));
}

Reply listStones(const GtpGame& game, const Command& command) {
  const auto color = gtp::parseColor(onlyArgument(command));
  if (!color) return Reply::failure("invalid color");
  Points stones;
  for (int i = 0; i < game.size().points(); ++i) {
    const Point point = game.size().pointAt(i);
    if (game.board().at(point) == stoneOf(*color)) stones.push_back(point);
  }
  return Reply::success(vertexList(stones, game.size()));
}

// Answers about the chain on a vertex.
template <class Answer>
Reply aboutChain(const GtpGame& game, const Command& command, Answer answer) {
  const auto point = parsePoint(onlyArgument(command), game.size(), Notation::Standard);
  if (!point) return Reply::failure("invalid coordinate");
  if (game.board().at(*point) == Stone::None) return Reply::failure("vertex must not be empty");
  return Reply::success(answer(*point));
}

Reply countlib(const GtpGame& game, const Command& command) {
  return aboutChain(game, command,
                    [&](Point stone) { return std::to_string(game.board().libertyCount(stone)); });
}

Reply findlib(const GtpGame& game, const Command& command) {
  return aboutChain(game, command, [&](Point stone) {
    return vertexList(game.board().libertiesOf(stone), game.size());
  });
}

}  // namespace

void addInspectCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("all_legal", [&game](const Command& c) { return allLegal(game, c); });
  table.add("is_legal", [&game](const Command& c) { return isLegal(game, c); });
  table.add("captures", [&game](const Command& c) { return captures(game, c); });
  table.add("list_stones", [&game](const Command& c) { return listStones(game, c); });
  table.add("countlib", [&game](const Command& c) { return countlib(game, c); });
  table.add("findlib", [&game](const Command& c) { return findlib(game, c); });
}

}  // namespace tengen::cli
