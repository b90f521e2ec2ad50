#include "apps/cli/play/opponent.h"

#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/play/session_situation.h"

namespace tengen::cli {

struct Opponent::Mind {
  explicit Mind(EngineOptions options) : engine(std::move(options)) {}

  GtpEngine engine;
};

Opponent::Opponent(std::unique_ptr<Mind> mind, Color color)
    : mind_(std::move(mind)), color_(color) {}

Opponent::~Opponent() = default;

Result<std::unique_ptr<Opponent>, CliError> Opponent::make(const EngineFlags& flags, Color color) {
  EngineOptions options = optionsFrom(flags);
  options.player.variety = true;
  auto mind = std::make_unique<Mind>(std::move(options));
  if (const auto player = mind->engine.player(); !player) return Unexpected{player.error()};
  return std::unique_ptr<Opponent>(new Opponent(std::move(mind), color));
}

Opponent::Choice Opponent::move(const GameSession& session) {
  const SessionSituation now = situationIn(session);
  const search::Request request{now.situation, now.time, now.left};
  const search::Answer answer = (*mind_->engine.player())->answer(request);
  return {answer.move, answer.report.winrate, answer.report.lead};
}

Opponent::Choice Opponent::hint(const GameSession& session) {
  const SessionSituation now = situationIn(session);
  search::SearchPlayer& player = **mind_->engine.player();
  const search::Level level = player.options().level;
  player.setLevel(search::Level::max());
  const search::Answer answer =
      player.answer(search::Request{.situation = now.situation, .mayResign = false});
  player.setLevel(level);
  return {answer.move, answer.report.winrate, answer.report.lead};
}

}  // namespace tengen::cli
