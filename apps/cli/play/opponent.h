// Our own player at a terminal's board: a child process `tengen gtp`, asked for a move as anybody's
// engine would be. A crash of it is not a crash of the game.
#pragma once

#include <memory>
#include <optional>

#include "base/result.h"
#include "engine/driver.h"
#include "rules/color.h"
#include "rules/move.h"
#include "session/player.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/engine_options.h"

namespace tengen::cli {

class Opponent {
 public:
  struct Hint {
    std::optional<Move> move;  // nothing: it would resign
    double winrate = 0.5;      // of the side to move
  };

  // Starts the engine and lets it load its network, so that neither costs time of the game. The
  // error names the network file that is missing or damaged.
  static Result<std::unique_ptr<Opponent>, CliError> make(const EngineFlags& flags, Color color);

  Color color() const { return color_; }
  // Where the session stands, for the side to move there; nothing: it resigns.
  Result<std::optional<Move>, CliError> move(const GameSession& session);
  // For somebody who asks what it would do: as well as it can.
  Result<Hint, CliError> hint(const GameSession& session);

 private:
  Opponent(const EngineFlags& flags, Color color);

  engine::Driver player_;
  engine::Driver adviser_;  // at full strength; started when first asked
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
