// GTP: the board, moves, set-up and handicap.
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "base/decimal.h"
#include "rules/handicap.h"
#include "rules/notation.h"

#include "apps/cli/gtp/gtp_handlers.h"
#include "apps/cli/limits.h"
#include "apps/drawing/board_text.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

Reply resize(GtpGame& game, std::optional<int> width, std::optional<int> height) {
  if (!width || !height) return Reply::failure("boardsize not an integer");
  const auto fits = [](int side) { return side >= 1 && side <= kMostGtpSide; };
  if (!fits(*width) || !fits(*height)) return Reply::failure("unacceptable size");
  game.clear({*width, *height});
  return Reply::success();
}

Reply boardsize(GtpGame& game, const Command& command) {
  if (command.arguments.size() != 1) return Reply::failure("boardsize not an integer");
  const std::optional<int> side = parseInteger(command.arguments[0]);
  return resize(game, side, side);
}

Reply rectangularBoardsize(GtpGame& game, const Command& command) {
  if (command.arguments.size() != 2) return Reply::failure("width and height not two integers");
  return resize(game, parseInteger(command.arguments[0]), parseInteger(command.arguments[1]));
}

Reply clearBoard(GtpGame& game) {
  game.clear(game.size());
  return Reply::success();
}

Reply play(GtpGame& game, const Command& command) {
  if (command.arguments.size() != 2) return invalidVertex();
  const auto turn = gtp::parseTurn(command.arguments[0], command.arguments[1], game.size());
  if (!turn) return invalidVertex();
  return game.play(*turn) ? Reply::success() : Reply::failure("illegal move");
}

Reply undo(GtpGame& game) {
  return game.undo() ? Reply::success() : Reply::failure("cannot undo");
}

const char* setupFailure(const SetupError& error) {
  switch (error.kind) {
    case SetupError::Kind::OffBoard:
      return "invalid color or coordinate";
    case SetupError::Kind::Twice:
      return "vertex given twice";
    case SetupError::Kind::NoLiberties:
      return "stones without liberties";
  }
  return "";
}

Reply setPosition(GtpGame& game, const Command& command) {
  const std::vector<std::string>& words = command.arguments;
  if (words.size() % 2 != 0) return invalidVertex();
  Points black;
  Points white;
  for (size_t i = 0; i < words.size(); i += 2) {
    const auto turn = gtp::parseTurn(words[i], words[i + 1], game.size());
    if (!turn || turn->move.isPass()) return invalidVertex();
    (turn->color == Color::Black ? black : white).push_back(turn->move.point());
  }
  const auto start = Position::withStones(game.size(), black, white, game.rules());
  if (!start) return Reply::failure(setupFailure(start.error()));
  game.startFrom(*start, 0);
  return Reply::success();
}

bool boardIsEmpty(const GtpGame& game) {
  return game.board().stones() == 0;
}

Reply placeHandicap(GtpGame& game, const Points& stones) {
  const auto start = Position::withStones(game.size(), stones, {}, game.rules(), Color::White);
  if (!start) return Reply::failure("bad vertex list");
  game.startFrom(*start, static_cast<int>(stones.size()));
  return Reply::success(vertexList(stones, game.size()));
}

Reply fixedHandicapStones(GtpGame& game, const Command& command) {
  if (!boardIsEmpty(game)) return Reply::failure("board not empty");
  const auto stones =
      command.arguments.size() == 1 ? parseInteger(command.arguments[0]) : std::optional<int>();
  if (!stones) return Reply::failure("handicap not an integer");
  const std::optional<Points> points = fixedHandicap(game.size(), *stones);
  if (!points) return Reply::failure("invalid number of stones");
  return placeHandicap(game, *points);
}

Reply setFreeHandicap(GtpGame& game, const Command& command) {
  if (!boardIsEmpty(game)) return Reply::failure("board not empty");
  Points points;
  for (const std::string& word : command.arguments) {
    const auto point = parsePoint(word, game.size(), Notation::Standard);
    if (!point) return Reply::failure("bad vertex list");
    points.push_back(*point);
  }
  if (points.size() < 2) return Reply::failure("bad vertex list");
  const Reply reply = placeHandicap(game, points);
  return reply.succeeded ? Reply::success() : reply;
}

// As many as wished for, or as many as there is room for: first where handicap stones are used to
// lie, then each as far from the others as possible, off the edge while there is room.
Points spreadStones(BoardSize size, int wanted) {
  const int fixed = std::min(wanted, maxFixedHandicap(size));
  Points stones = fixedHandicap(size, fixed).value_or(Points{});
  const auto worth = [&](Point point) {
    const int edge =
        std::min({+point.x, +point.y, size.width - 1 - point.x, size.height - 1 - point.y});
    int nearest = size.width + size.height;
    for (const Point stone : stones) {
      nearest = std::min(nearest, std::abs(point.x - stone.x) + std::abs(point.y - stone.y));
    }
    return nearest == 0 ? 0 : nearest + 4 * std::min(edge, 2);
  };
  const int room = size.points() - 1;
  while (static_cast<int>(stones.size()) < std::min(wanted, room)) {
    Point best{};
    for (int i = 0; i < size.points(); ++i) {
      if (worth(size.pointAt(i)) > worth(best)) best = size.pointAt(i);
    }
    stones.push_back(best);
  }
  return stones;
}

Reply placeFreeHandicap(GtpGame& game, const Command& command) {
  if (!boardIsEmpty(game)) return Reply::failure("board not empty");
  const auto stones =
      command.arguments.size() == 1 ? parseInteger(command.arguments[0]) : std::optional<int>();
  if (!stones) return Reply::failure("handicap not an integer");
  if (*stones < 2 || game.size().points() < 3) return Reply::failure("invalid number of stones");
  return placeHandicap(game, spreadStones(game.size(), *stones));
}

Reply showboard(const GtpGame& game) {
  drawing::BoardPicture picture(game.board());
  if (!game.turns().empty() && !game.turns().back().move.isPass()) {
    picture.lastMove = game.turns().back().move.point();
  }
  const bool blackMoves = game.position().toMove() == Color::Black;
  const auto captures = [&](Color color) {
    return std::to_string(game.board().prisonersOf(color));
  };
  return Reply::success('\n' + drawing::boardText(picture, {}) + "Black (X) has captured " +
                        captures(Color::Black) + "\nWhite (O) has captured " +
                        captures(Color::White) + '\n' + (blackMoves ? "Black" : "White") +
                        " to move");
}

}  // namespace

std::string vertexList(const Points& points, BoardSize size) {
  std::string list;
  for (const Point point : points) {
    if (!list.empty()) list += ' ';
    list += toText(point, size, Notation::Standard);
  }
  return list;
}

void addBoardCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("boardsize", [&game](const Command& c) { return boardsize(game, c); });
  table.add("rectangular_boardsize",
            [&game](const Command& c) { return rectangularBoardsize(game, c); });
  table.add("clear_board", [&game](const Command&) { return clearBoard(game); });
  table.add("play", [&game](const Command& c) { return play(game, c); });
  table.add("undo", [&game](const Command&) { return undo(game); });
  table.add("set_position", [&game](const Command& c) { return setPosition(game, c); });
  table.add("fixed_handicap", [&game](const Command& c) { return fixedHandicapStones(game, c); });
  table.add("set_free_handicap", [&game](const Command& c) { return setFreeHandicap(game, c); });
  table.add("place_free_handicap",
            [&game](const Command& c) { return placeFreeHandicap(game, c); });
  table.add("showboard", [&game](const Command&) { return showboard(game); });
}

}  // namespace tengen::cli
