#include "apps/cli/play/opponent.h"

#include "session/game_session.h"

#include "apps/cli/engine_words.h"

namespace tengen::cli {
namespace {

constexpr const char* kName = "The machine";

std::string commandLine(const EngineFlags& flags, const std::string& level) {
  std::string line =
      ownEngine() + " --variety --level " + level + " --seed " + std::to_string(flags.seed);
  if (!flags.network.empty()) line += " --net " + engine::quotedWord(flags.network);
  return line;
}

engine::DriverOptions optionsFor(const std::string& line) {
  return {.commandLine = line, .keepsClockMargin = true};
}

engine::MoveQuestion questionIn(const GameSession& session) {
  const Color color = session.turn();
  return {.game = engine::gameAt(session.tree(), session.node(), session.position().rules(),
                                 session.clock().settings()),
          .color = color,
          .clock = engine::ClockReading{session.timeLeft(color)}};
}

Unexpected<CliError> failure(const engine::EngineError& error) {
  return Unexpected{CliError{sentence(error, kName)}};
}

}  // namespace

Opponent::Opponent(const EngineFlags& flags, Color color)
    : player_(optionsFor(commandLine(flags, flags.level))),
      adviser_(optionsFor(commandLine(flags, "max"))),
      color_(color) {}

Result<std::unique_ptr<Opponent>, CliError> Opponent::make(const EngineFlags& flags, Color color) {
  std::unique_ptr<Opponent> made(new Opponent(flags, color));
  // Any question that needs the network loads it.
  const auto ready = made->player_.ask("kata-raw-nn 0");
  if (ready) return made;
  const bool isRefusal = ready.error().kind == engine::EngineError::Kind::Refused;
  if (isRefusal) return Unexpected{CliError{ready.error().detail}};
  return failure(ready.error());
}

Result<std::optional<Move>, CliError> Opponent::move(const GameSession& session) {
  const auto move = player_.generateMove(questionIn(session));
  if (!move) return failure(move.error());
  return *move;
}

// The move comes with the habits of a player (it passes in time); what it thinks of the game is the
// first thing it says aloud then.
Result<Opponent::Hint, CliError> Opponent::hint(const GameSession& session) {
  engine::MoveQuestion question = questionIn(session);
  question.game.time = TimeSettings::none();
  question.clock.reset();
  const auto move = adviser_.suggestMove(question);
  if (!move) return failure(move.error());
  Hint hint{*move};
  std::stop_source heard;
  const auto hear = [&](const engine::Analysis& analysis) {
    hint.winrate = question.color == Color::Black ? analysis.win : 1 - analysis.win;
    heard.request_stop();
  };
  const auto said =
      adviser_.analyze({.game = question.game, .color = question.color}, hear, heard.get_token());
  if (!said) return failure(said.error());
  return hint;
}

}  // namespace tengen::cli
