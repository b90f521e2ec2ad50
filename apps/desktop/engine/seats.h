// Who sits where in a new game: a person, Tengen at a level, or another engine.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "rules/color.h"
#include "session/game_setup.h"
#include "session/seat.h"

namespace tengen::desktop {

struct Seat {
  QString level = {};  // Tengen's, as `tengen gtp --level` takes it
  QString engine =
      {};  // another engine, by its name in settings/engine_list.h; a person has neither

  bool isEngine() const { return !level.isEmpty() || !engine.isEmpty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Seats {
  Seat black = {};
  Seat white = {};

  const Seat& of(Color color) const { return color == Color::Black ? black : white; }
  bool hasEngine() const { return black.isEngine() || white.isEngine(); }
  friend bool operator==(const Seats&, const Seats&) = default;
};

// As journals, settings and lists of choices keep it (session/seat.h).
std::string seatText(const Seat& seat);
Seat seatFrom(const std::string& text);

// Tengen's name in the record tells its level; any other engine is called as in the list.
std::string engineName(const Seat& seat);
Seat seatOf(const std::string& name);  // Tengen by its name
Seats seatsOf(const std::vector<std::string>& journal);

constexpr double kMostTeachingPoints = 99;

struct NewGame {
  GameSetup setup = {};
  Seats seats = {};
  double teachingPoints = 0;  // a move that loses so much is offered back; 0: none is
};

}  // namespace tengen::desktop
