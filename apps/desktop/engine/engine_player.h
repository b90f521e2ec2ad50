// Tengen, or any engine that speaks GTP, as a player. Thinks elsewhere and reports its move; if it
// fails, the side becomes a person's.
#pragma once

#include <functional>

#include "session/player.h"

#include "apps/desktop/engine/engine.h"

namespace tengen::desktop {

class EnginePlayer final : public Player {
 public:
  struct Reports {
    std::function<bool(Color, Move)> moved;  // false: it cannot be played
    std::function<void(Color)> resigned;
    std::function<void(Color, const QString&)> failed;
  };

  EnginePlayer(Color color, std::string commandLine, Reports reports);

  // While held, it does not begin; let go, it thinks if it was asked meanwhile.
  void hold();
  void letGo();
  bool hasFailed() const { return failed_; }

  void think(GameSession& session) override;
  void stop() override;
  std::optional<Move> moveByClick(Point point) const override;

 private:
  void fail(const QString& why);

  Color color_;
  Reports reports_;
  Engine engine_;
  bool held_ = false;
  bool failed_ = false;
  std::optional<Engine::Question> waiting_;  // asked while held
};

}  // namespace tengen::desktop
