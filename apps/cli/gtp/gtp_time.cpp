// GTP: what the client says about time. The player thinks by it.
#include <cmath>
#include <optional>

#include "base/decimal.h"
#include "base/os/wall_clock.h"
#include "clock/time_text.h"

#include "apps/cli/gtp/gtp_analysis.h"
#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

std::optional<int> parseAmount(const std::string& text) {
  const std::optional<int> amount = parseInteger(text);
  return amount && *amount >= 0 ? amount : std::nullopt;
}

std::optional<Milliseconds> parseSeconds(const std::string& text) {
  const auto seconds = parseDecimal(text);
  if (!seconds || !(*seconds >= 0 && *seconds <= 1e8)) return std::nullopt;
  return std::min(kLongestTime, Milliseconds{std::llround(*seconds * 1000)});
}

Reply timeSettings(GtpGame& game, const Command& command) {
  constexpr const char* kUsage = "main time, overtime and stones not three integers";
  if (command.arguments.size() != 3) return Reply::failure(kUsage);
  const auto main = parseAmount(command.arguments[0]);
  const auto overtime = parseAmount(command.arguments[1]);
  const auto stones = parseAmount(command.arguments[2]);
  if (!main || !overtime || !stones) return Reply::failure(kUsage);
  game.setTimeSettings(fromGtp({*main, *overtime, *stones}));
  return Reply::success();
}

// none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES
// | fischer MAIN INCREMENT; times in seconds with or without a fraction
std::optional<TimeSettings> namedSettings(const std::vector<std::string>& words) {
  if (words.empty()) return std::nullopt;
  const std::string& system = words[0];
  const auto seconds = [&](size_t i) { return parseSeconds(words[i]); };
  if (system == "none" && words.size() == 1) return TimeSettings::none();
  if (words.size() < 2 || !seconds(1)) return std::nullopt;
  if (system == "absolute" && words.size() == 2) return TimeSettings::absolute(*seconds(1));
  if (words.size() < 3 || !seconds(2)) return std::nullopt;
  if (system == "fischer" && words.size() == 3) {
    return TimeSettings::fischer(*seconds(1), *seconds(2));
  }
  const auto count = words.size() == 4 ? parseAmount(words[3]) : std::nullopt;
  if (!count || *count > kMostPeriods) return std::nullopt;
  if (system == "byoyomi") return TimeSettings::byoYomi(*seconds(1), *count, *seconds(2));
  if (system == "canadian") return TimeSettings::canadian(*seconds(1), *count, *seconds(2));
  return std::nullopt;
}

Reply namedTimeSettings(GtpGame& game, const Command& command) {
  const auto settings = namedSettings(command.arguments);
  if (!settings) return Reply::failure("unknown time settings: " + command.text);
  game.setTimeSettings(*settings);
  return Reply::success();
}

// With stones it is overtime: Canadian stones to play, or byo-yomi periods.
SideTime sideTime(const TimeSettings& settings, Milliseconds time, int stones) {
  if (stones > 0 && settings.hasOvertime()) return {Milliseconds{0}, time, stones, false};
  SideTime left = fullTime(settings);
  left.main = time;
  return left;
}

Reply timeLeft(GtpGame& game, const Command& command) {
  constexpr const char* kUsage = "color, time and stones expected";
  if (command.arguments.size() != 3) return Reply::failure(kUsage);
  const auto color = gtp::parseColor(command.arguments[0]);
  if (!color) return Reply::failure("invalid color");
  // Servers send less than nothing to a side that has lost on time.
  const bool isLost = command.arguments[1].starts_with("-");
  const auto time = parseSeconds(command.arguments[1].substr(isLost ? 1 : 0));
  const auto stones = parseAmount(command.arguments[2]);
  if (!time || !stones) return Reply::failure(kUsage);
  game.setTimeLeft(*color,
                   sideTime(game.timeSettings(), isLost ? Milliseconds{0} : *time, *stones));
  return Reply::success();
}

Reply cputime() {
  return Reply::success(fixedDecimal(processorSeconds(), 3));
}

}  // namespace

void addTimeCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("time_settings", [&game](const Command& c) { return timeSettings(game, c); });
  for (const char* name : {"kgs-time_settings", "kata-time_settings"}) {
    table.add(name, [&game](const Command& c) { return namedTimeSettings(game, c); });
  }
  table.add("kata-list_time_settings", [](const Command&) {
    return Reply::success("none absolute byoyomi canadian fischer");
  });
  table.add("time_left", [&game](const Command& c) { return timeLeft(game, c); });
  table.add("cputime", [](const Command&) { return cputime(); });
}

}  // namespace tengen::cli
