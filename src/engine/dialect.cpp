#include "engine/dialect.h"

#include <algorithm>

#include "base/decimal.h"
#include "clock/time_text.h"
#include "gtp/ruleset_json.h"
#include "rules/handicap.h"
#include "rules/notation.h"

namespace tengen::engine {
namespace {

using System = TimeSettings::System;

std::string seconds(Milliseconds time) {
  return shortestDecimal(static_cast<double>(time.count()) / 1000);
}

std::string wholeSeconds(Milliseconds time) {
  return std::to_string(time.count() / 1000);
}

bool isWhole(const TimeSettings& time) {
  return time.main.count() % 1000 == 0 && time.extra.count() % 1000 == 0;
}

std::string vertex(Point point, BoardSize size) {
  return toText(point, size, Notation::Standard);
}

// kata-time_settings knows every system and parts of a second; kgs-time_settings is its elder.
std::string namedTime(const TimeSettings& time) {
  const std::string count = std::to_string(time.count);
  const std::string both = seconds(time.main) + ' ' + seconds(time.extra);
  switch (time.system) {
    case System::Absolute:
      return "absolute " + seconds(time.main);
    case System::ByoYomi:
      return "byoyomi " + both + ' ' + count;
    case System::Canadian:
      return "canadian " + both + ' ' + count;
    case System::Fischer:
      return "fischer " + both;
    case System::Unknown:
      return "absolute " + seconds(time.main);
    case System::None:
      break;
  }
  return "none";
}

bool kgsCanSay(const TimeSettings& time) {
  return time.system != System::Fischer && isWhole(time);
}

// Whole seconds, cut; without increments.
std::string plainTime(const TimeSettings& time) {
  const auto plain =
      toGtp(time).value_or(GtpTime{static_cast<int>(time.main.count() / 1000), 0, 0});
  return "time_settings " + std::to_string(plain.main) + ' ' + std::to_string(plain.byoTime) + ' ' +
         std::to_string(plain.byoStones);
}

bool knowsPeriods(const Capabilities& known) {
  return known.knows("kata-time_settings") || known.knows("kgs-time_settings");
}

}  // namespace

char letterOf(Color color) {
  return color == Color::Black ? 'b' : 'w';
}

std::string playCommand(const Turn& turn, BoardSize size) {
  return std::string("play ") + letterOf(turn.color) + ' ' +
         toText(turn.move, size, Notation::Standard);
}

std::optional<std::string> sizeCommand(const Capabilities& known, BoardSize size) {
  const std::string width = std::to_string(size.width);
  if (size.isSquare()) return "boardsize " + width;
  if (!known.knows("rectangular_boardsize")) return std::nullopt;
  return "rectangular_boardsize " + width + ' ' + std::to_string(size.height);
}

Commands rulesCommands(const Capabilities& known, const Ruleset& rules) {
  if (!known.knows("kata-set-rules")) return {};
  Commands ways;
  if (const auto name = nameOf(rules)) ways.push_back("kata-set-rules " + std::string(*name));
  ways.push_back("kata-set-rules " + gtp::toJson(rules));
  return ways;
}

std::string komiCommand(double komi) {
  return "komi " + shortestDecimal(komi);
}

bool canSayExactly(const Capabilities& known, const TimeSettings& time) {
  if (time.system == System::None || known.knows("kata-time_settings")) return true;
  return isWhole(time) && toGtp(time).has_value();
}

Commands timeCommands(const Capabilities& known, const TimeSettings& time) {
  Commands ways;
  if (known.knows("kata-time_settings")) ways.push_back("kata-time_settings " + namedTime(time));
  if (known.knows("kgs-time_settings") && kgsCanSay(time)) {
    ways.push_back("kgs-time_settings " + namedTime(time));
  }
  if (!known.knows("time_settings")) return ways;
  // GTP's own word for "no limit".
  ways.push_back(time.system == System::None ? "time_settings 0 1 0" : plainTime(time));
  return ways;
}

// Stones 0 means main time. An engine that was told Canadian time for byo-yomi has all periods but
// the last in its main time.
std::optional<std::string> timeLeftCommand(const Capabilities& known, const TimeSettings& time,
                                           Color color, const SideTime& left) {
  if (time.system == System::None || !known.knows("time_left")) return std::nullopt;
  Milliseconds shown = left.main;
  int count = 0;
  if (left.isOvertime()) {
    shown = left.period;
    count = left.count;
    if (time.system == System::ByoYomi && !knowsPeriods(known)) {
      shown += (left.count - 1) * time.extra;
      count = left.count > 1 ? 0 : 1;
    }
  }
  const bool takesParts = known.knows("kata-time_settings");
  return std::string("time_left ") + letterOf(color) + ' ' +
         (takesParts ? seconds(shown) : wholeSeconds(shown)) + ' ' + std::to_string(count);
}

Commands visitsCommands(const Capabilities& known, int visits) {
  const std::string number = std::to_string(visits);
  Commands ways;
  if (known.knows("kata-set-param")) ways.push_back("kata-set-param maxVisits " + number);
  if (known.knows("lz-setoption")) ways.push_back("lz-setoption name visits value " + number);
  return ways;
}

Commands handicapCommands(const Capabilities& known, const Game& game) {
  Commands ways;
  if (!game.beginsWithHandicap()) return ways;
  if (known.knows("set_free_handicap")) {
    std::string list = "set_free_handicap";
    for (const Point stone : game.black)
      list += ' ' + vertex(stone, game.size);
    ways.push_back(list);
  }
  auto fixed = fixedHandicap(game.size, game.handicap);
  if (fixed) std::sort(fixed->begin(), fixed->end());
  Points stones = game.black;
  std::sort(stones.begin(), stones.end());
  if (fixed == stones && known.knows("fixed_handicap")) {
    ways.push_back("fixed_handicap " + std::to_string(game.handicap));
  }
  return ways;
}

std::optional<std::string> setPositionCommand(const Capabilities& known, BoardSize size,
                                              const Points& black, const Points& white) {
  if (!known.knows("set_position")) return std::nullopt;
  std::string command = "set_position";
  for (const Point stone : black)
    command += " b " + vertex(stone, size);
  for (const Point stone : white)
    command += " w " + vertex(stone, size);
  return command;
}

Commands stonesAsPlays(BoardSize size, const Points& black, const Points& white) {
  Commands plays;
  for (const Point stone : black)
    plays.push_back(playCommand({Color::Black, Move::at(stone)}, size));
  for (const Point stone : white)
    plays.push_back(playCommand({Color::White, Move::at(stone)}, size));
  return plays;
}

}  // namespace tengen::engine
