// Our own player at a terminal's board: asked for a move, it thinks until it has one. What it
// thinks with stays inside.
#pragma once

#include <memory>
#include <optional>

#include "base/result.h"
#include "clock/clock.h"
#include "rules/color.h"
#include "rules/move.h"
#include "session/player.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/engine_options.h"

namespace tengen::cli {

class Opponent {
 public:
  struct Choice {
    std::optional<Move> move;  // nothing: it resigns
    double winrate = 0.5;      // of the side to move
    double lead = 0;
  };

  // The error names the network file that is missing or damaged.
  static Result<std::unique_ptr<Opponent>, CliError> make(const EngineFlags& flags, Color color);
  ~Opponent();

  Color color() const { return color_; }
  // Where the session stands, for the side to move there.
  Choice move(const GameSession& session);
  // The same for somebody who asks what it would do: as well as it can, and it does not resign.
  Choice hint(const GameSession& session);

 private:
  struct Mind;
  Opponent(std::unique_ptr<Mind> mind, Color color);

  std::unique_ptr<Mind> mind_;
  Color color_;
};

// Its seat in a session: it does not listen to clicks, and whoever runs the session plays the
// opponent's move when the board has been shown.
class OpponentSeat final : public Player {
 public:
  void think(GameSession&) override {}
  void stop() override {}
  std::optional<Move> moveByClick(Point) const override { return std::nullopt; }
};

}  // namespace tengen::cli
