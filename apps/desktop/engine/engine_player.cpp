#include "apps/desktop/engine/engine_player.h"

namespace tengen::desktop {

EnginePlayer::EnginePlayer(Color color, std::string commandLine, Reports reports)
    : color_(color), reports_(std::move(reports)), engine_(std::move(commandLine)) {
  QObject::connect(&engine_, &Engine::moved, &engine_, [this](const Move& move) {
    if (!reports_.moved(color_, move)) fail({});
  });
  QObject::connect(&engine_, &Engine::resigned, &engine_, [this] { reports_.resigned(color_); });
  QObject::connect(&engine_, &Engine::failed, &engine_, [this](const QString& why) { fail(why); });
}

void EnginePlayer::fail(const QString& why) {
  failed_ = true;
  reports_.failed(color_, why);
}

void EnginePlayer::hold() {
  held_ = true;
}

void EnginePlayer::letGo() {
  held_ = false;
  if (waiting_) engine_.ask(std::move(*waiting_));
  waiting_.reset();
}

void EnginePlayer::think(GameSession& session) {
  if (failed_) return;
  Engine::Question question{gtpPositionOf(session), gtpTimeLeft(session), session.turn(),
                            session.tree().size()};
  if (held_) {
    waiting_ = std::move(question);
  } else {
    engine_.ask(std::move(question));
  }
}

void EnginePlayer::stop() {
  waiting_.reset();
  engine_.cancel();
}

std::optional<Move> EnginePlayer::moveByClick(Point point) const {
  return failed_ ? std::optional(Move::at(point)) : std::nullopt;
}

}  // namespace tengen::desktop
