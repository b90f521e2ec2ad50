// Whoever moves for one side: a person, an engine or somebody far away. All answer through the same
// door, GameSession::play(), whenever they like.
#pragma once

#include <optional>

#include "rules/move.h"

namespace tengen {

class GameSession;

class Player {
 public:
  virtual ~Player() = default;

  // It is your turn in the session as it stands. May answer at once.
  virtual void think(GameSession& session) = 0;
  // What was asked is no longer wanted: a move was taken back, the game was stopped or is over.
  virtual void stop() = 0;
  // The move a click means for this player; nothing if it does not listen to clicks.
  virtual std::optional<Move> moveByClick(Point point) const = 0;
};

// Takes all the time it needs, and moves by clicks or by what a front end reads from it.
class HumanPlayer final : public Player {
 public:
  void think(GameSession&) override {}
  void stop() override {}
  std::optional<Move> moveByClick(Point point) const override { return Move::at(point); }
};

}  // namespace tengen
