// GTP: moves of our own, and how strong they are meant to be.
#include "apps/cli/gtp/gtp_genmove.h"

#include "rules/notation.h"

#include "apps/cli/evaluation_words.h"
#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;
using SteadyClock = std::chrono::steady_clock;

// What a genmove is for beyond a move.
struct Variant {
  bool plays = true;     // on the board too
  bool cleanup = false;  // dead stones are taken off before passing
};

Reply genmove(GtpGame& game, GtpEngine& engine, const Command& command, Variant variant) {
  const auto color = colorToMove(game, command);
  if (!color) return Reply::failure("invalid color");
  auto turn = MoveRequest::begin(game, engine, *color);
  if (!turn) return Reply::failure(turn.error().sentence);
  if (variant.cleanup) turn->request.cleanup = engine.judge().judge(game.board(), *color).marks;
  turn->request.mayResign = variant.plays && !variant.cleanup;
  const auto answer = turn->player->answer(turn->request);
  if (!answer) return Reply::failure(sentenceOf(answer.error()));
  if (!variant.plays) return Reply::success(answerText(*answer, game.size()));
  return Reply::success(turn->finish(game, *answer));
}

Reply level(GtpEngine& engine, const Command& command) {
  if (command.arguments.empty()) return Reply::success(engine.level().text());
  const auto wished = search::Level::parse(command.text);
  if (!wished) return Reply::failure("no level from 25k to 1k, 1d to 6d, or max: " + command.text);
  engine.setLevel(*wished);
  return Reply::success();
}

}  // namespace

// A client that leaves the colour out means whose turn it is.
std::optional<Color> colorToMove(const GtpGame& game, const Command& command) {
  if (command.arguments.empty()) return game.position().toMove();
  return gtp::parseColor(command.arguments[0]);
}

std::string answerText(const search::Answer& answer, BoardSize size) {
  return answer.move ? toText(*answer.move, size, Notation::Standard) : "resign";
}

// Loading the network takes time that the clock of the side to move counts.
Result<MoveRequest, CliError> MoveRequest::begin(const GtpGame& game, GtpEngine& engine,
                                                 Color color) {
  const auto begin = SteadyClock::now();
  const auto player = engine.player();
  if (!player) return Unexpected{player.error()};
  engine.follow(game);
  search::Request request{situationOf(game, color), game.timeSettings(), game.timeLeft(color)};
  const auto loading = std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - begin);
  const SideTime left = afterThinking(request.time, request.left, loading);
  if (!left.hasFallen) request.left = left;
  return MoveRequest{*player, color, std::move(request), begin};
}

// A side asked to move twice in a row thinks without the ko of the board, which may forbid its
// move: then it passes.
std::string MoveRequest::finish(GtpGame& game, const search::Answer& answer) const {
  game.bookTime(color, std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - startedAt));
  if (!answer.move || game.play({color, *answer.move})) return answerText(answer, game.size());
  game.play({color, Move::pass()});
  return "pass";
}

void addGenmoveCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine) {
  const auto add = [&](const char* name, Variant variant) {
    table.add(name, [&game, &engine, variant](const Command& c) {
      return genmove(game, engine, c, variant);
    });
  };
  add("genmove", {});
  add("reg_genmove", {.plays = false});
  add("kgs-genmove_cleanup", {.cleanup = true});
  for (const char* name : {"boardsize", "rectangular_boardsize", "clear_board", "time_settings",
                           "kgs-time_settings", "kata-time_settings"}) {
    table.addAfter(name, [&game, &engine] { engine.getReady(game); });
  }
  table.add("kgs-game_over", [](const Command&) { return Reply::success(); });
  table.add("tengen-level", [&engine](const Command& c) { return level(engine, c); });
}

}  // namespace tengen::cli
