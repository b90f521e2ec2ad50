// How things are said to an engine that knows these commands: the best words both know. Where there
// are several, the engine is told the first it accepts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clock/clock.h"
#include "engine/capabilities.h"
#include "engine/game.h"

namespace tengen::engine {

using Commands = std::vector<std::string>;

char letterOf(Color color);
std::string playCommand(const Turn& turn, BoardSize size);

// Nothing for a size that cannot be said.
std::optional<std::string> sizeCommand(const Capabilities& known, BoardSize size);
// One of these; none where rules cannot be said: then the engine plays by those it was started
// with.
Commands rulesCommands(const Capabilities& known, const Ruleset& rules);
std::string komiCommand(double komi);

// Whether the engine can be told this time as it is, or only something safe beside it.
bool canSayExactly(const Capabilities& known, const TimeSettings& time);
// One of these. Where the time cannot be said as it is: less, so that nobody thinks too long.
Commands timeCommands(const Capabilities& known, const TimeSettings& time);
std::optional<std::string> timeLeftCommand(const Capabilities& known, const TimeSettings& time,
                                           Color color, const SideTime& left);

// How many visits a move may take: one of these; none where the engine knows no word for it.
Commands visitsCommands(const Capabilities& known, int visits);

// Handicap stones: one of these. The engine knows then that they are a handicap.
Commands handicapCommands(const Capabilities& known, const Game& game);
// Any stones in one command; nothing where it does not know how.
std::optional<std::string> setPositionCommand(const Capabilities& known, BoardSize size,
                                              const Points& black, const Points& white);
// The same stones one after the other. None is ever without liberties on the way, for all of them
// stand in the end.
Commands stonesAsPlays(BoardSize size, const Points& black, const Points& white);

}  // namespace tengen::engine
