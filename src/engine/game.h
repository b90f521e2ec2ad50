// A game as an engine must know it: the terms, the stones it began with, and the moves since.
#pragma once

#include <vector>

#include "clock/time_settings.h"
#include "game/game_tree.h"
#include "rules/board.h"
#include "rules/move.h"
#include "rules/ruleset.h"

namespace tengen::engine {

struct Game {
  BoardSize size{};
  Ruleset rules{};  // with its komi
  TimeSettings time = TimeSettings::none();
  int handicap = 0;  // as the record says
  Points black;      // stones that stand before the first move
  Points white;
  std::vector<Turn> moves;

  // Whether the stones are the handicap and nothing else.
  bool beginsWithHandicap() const;
  // Everything but the moves is the same.
  bool beginsAs(const Game& other) const;
  // The stones that stand in the end. Moves are taken as a record says, legal or not.
  Board lastBoard() const;

  friend bool operator==(const Game&, const Game&) = default;
};

// A node of a record, under the rules and the time of a session. Moves before the last set-up are
// none to an engine: it begins with the stones that stand there.
Game gameAt(const GameTree& tree, NodeId node, const Ruleset& rules, const TimeSettings& time);
// Stones and nothing else: for judging.
Game gameOf(const Board& board);

}  // namespace tengen::engine
