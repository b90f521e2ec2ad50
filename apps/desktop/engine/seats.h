// Who sits where in a new game: a person, or Tengen at a level.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "rules/color.h"
#include "session/game_setup.h"

namespace tengen::desktop {

struct Seat {
  QString level = {};  // as `tengen gtp --level` takes it; empty: a person

  bool isEngine() const { return !level.isEmpty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Seats {
  Seat black = {};
  Seat white = {};

  const Seat& of(Color color) const { return color == Color::Black ? black : white; }
  bool hasEngine() const { return black.isEngine() || white.isEngine(); }
  friend bool operator==(const Seats&, const Seats&) = default;
};

// An engine's name in the record tells its level, so that a game that comes back after a crash
// finds its engine again.
std::string engineName(const Seat& seat);
Seat seatOf(const std::string& name);
Seats seatsOf(const std::vector<std::string>& journal);

struct NewGame {
  GameSetup setup = {};
  Seats seats = {};
};

}  // namespace tengen::desktop
