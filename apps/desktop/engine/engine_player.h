// Tengen, or any engine that speaks GTP, as a player. Thinks elsewhere and reports its move, not
// faster than people can follow; if it fails, the side becomes a person's.
#pragma once

#include <QTimer>
#include <chrono>
#include <functional>

#include "session/player.h"

#include "apps/desktop/engine/engine.h"

namespace tengen::desktop {

// The game of a session as an engine is told.
engine::Game gameIn(const GameSession& session);

// Why an engine plays no more: one of the two.
struct EngineFailure {
  std::optional<engine::EngineError> error;
  std::optional<Move> impossible;  // what it played
};

class EnginePlayer final : public Player {
 public:
  struct Reports {
    std::function<bool(Color, Move)> moved;  // false: it cannot be played
    std::function<void(Color)> resigned;
    std::function<void(Color, const EngineFailure&)> failed;
    std::function<void(const QStringList&)> refused = {};  // it plays on without being told these
  };

  // A move takes at least this moment, less where a clock runs short.
  EnginePlayer(Color color, engine::DriverOptions options, Milliseconds moment, Reports reports);
  void setName(const QString& name) { engine_.setName(name); }
  const QString& name() const { return engine_.name(); }

  // Starts it before the game begins; `then` is called when it is ready, or has failed.
  void prepare(const engine::Game& game, std::function<void()> then);
  // While held, it does not begin and keeps an answer back; let go, it thinks if it was asked
  // meanwhile.
  void hold();
  void letGo();
  bool hasFailed() const { return failed_; }

  void think(GameSession& session) override;
  void stop() override;
  std::optional<Move> moveByClick(Point point) const override;

 private:
  void ask(const engine::MoveQuestion& question);
  void answer();
  void fail(const EngineFailure& why);

  Color color_;
  Reports reports_;
  Engine engine_;
  Milliseconds moment_;
  QTimer patience_;             // runs while an answer is kept back
  std::function<void()> kept_;  // the answer
  QStringList refused_;         // to be told with it
  std::function<void()> whenReady_;
  std::chrono::steady_clock::time_point earliest_;  // moment of the next answer
  bool held_ = false;
  bool failed_ = false;
  std::optional<engine::MoveQuestion> waiting_;  // asked while held
};

}  // namespace tengen::desktop
