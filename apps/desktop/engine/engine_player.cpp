#include "apps/desktop/engine/engine_player.h"

#include "session/game_session.h"

namespace tengen::desktop {
namespace {

using SteadyClock = std::chrono::steady_clock;

}  // namespace

engine::Game gameIn(const GameSession& session) {
  return engine::gameAt(session.tree(), session.node(), session.position().rules(),
                        session.clock().settings());
}

EnginePlayer::EnginePlayer(Color color, engine::DriverOptions options, Milliseconds moment,
                           Reports reports)
    : color_(color),
      reports_(std::move(reports)),
      engine_(std::move(options), &Engine::always),
      moment_(moment) {
  patience_.setSingleShot(true);
  patience_.setTimerType(Qt::PreciseTimer);  // a coarse one may be a twentieth too early
  QObject::connect(&patience_, &QTimer::timeout, &engine_, [this] { answer(); });
  const auto keep = [this](std::function<void()> report) {
    kept_ = std::move(report);
    if (held_) return;
    const auto left = std::chrono::ceil<Milliseconds>(earliest_ - SteadyClock::now());
    if (left <= Milliseconds{0}) return answer();
    patience_.start(left);
  };
  QObject::connect(&engine_, &Engine::moved, &engine_, [this, keep](const Move& move) {
    keep([this, move] {
      if (!reports_.moved(color_, move)) fail({{}, move});
    });
  });
  QObject::connect(&engine_, &Engine::resigned, &engine_,
                   [this, keep] { keep([this] { reports_.resigned(color_); }); });
  QObject::connect(&engine_, &Engine::wouldNotBeTold, &engine_,
                   [this](const QStringList& what) { refused_ = what; });
  QObject::connect(&engine_, &Engine::ready, &engine_, [this] {
    if (const auto then = std::exchange(whenReady_, nullptr)) then();
  });
  QObject::connect(&engine_, &Engine::failed, &engine_, [this] {
    // Before the game there is nothing to say: it is asked again when it is its turn.
    if (const auto then = std::exchange(whenReady_, nullptr)) return then();
    fail({engine_.error(), {}});
  });
}

void EnginePlayer::answer() {
  const auto report = std::exchange(kept_, nullptr);
  if (!report) return;
  // Said after the move, which clears what was said before it.
  const QStringList refused = std::exchange(refused_, {});
  const auto tell = reports_.refused;
  report();
  if (tell && !refused.isEmpty()) tell(refused);
}

void EnginePlayer::fail(const EngineFailure& why) {
  failed_ = true;
  reports_.failed(color_, why);
}

void EnginePlayer::prepare(const engine::Game& game, std::function<void()> then) {
  whenReady_ = std::move(then);
  engine_.prepare(game);
}

void EnginePlayer::hold() {
  held_ = true;
  patience_.stop();
}

void EnginePlayer::letGo() {
  held_ = false;
  if (waiting_) ask(*waiting_);
  waiting_.reset();
  answer();
}

void EnginePlayer::think(GameSession& session) {
  if (failed_) return;
  engine::MoveQuestion question{.game = gameIn(session), .color = session.turn()};
  if (session.clock().settings().system != TimeSettings::System::None) {
    question.clock = engine::ClockReading{session.timeLeft(session.turn())};
  }
  if (held_) {
    waiting_ = std::move(question);
  } else {
    ask(question);
  }
}

void EnginePlayer::ask(const engine::MoveQuestion& question) {
  const Milliseconds moment =
      question.clock ? engine::momentWithin(moment_, question.clock->left) : moment_;
  earliest_ = SteadyClock::now() + moment;
  engine_.ask(question);
}

void EnginePlayer::stop() {
  waiting_.reset();
  kept_ = nullptr;
  patience_.stop();
  if (!whenReady_) engine_.cancel();
}

std::optional<Move> EnginePlayer::moveByClick(Point point) const {
  return failed_ ? std::optional(Move::at(point)) : std::nullopt;
}

}  // namespace tengen::desktop
