// GTP: what the client says about time. Nobody thinks here yet, so it is checked and kept.
#include <optional>

#include "base/decimal.h"
#include "clock/time_text.h"

#include "apps/cli/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

std::optional<int> parseAmount(const std::string& text) {
  const std::optional<int> amount = parseInteger(text);
  return amount && *amount >= 0 ? amount : std::nullopt;
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

Reply timeLeft(const Command& command) {
  constexpr const char* kUsage = "color, time and stones expected";
  if (command.arguments.size() != 3) return Reply::failure(kUsage);
  if (!gtp::parseColor(command.arguments[0])) return Reply::failure("invalid color");
  // Servers send less than nothing to a side that has lost on time.
  const bool isTime = parseInteger(command.arguments[1]) && parseAmount(command.arguments[2]);
  return isTime ? Reply::success() : Reply::failure(kUsage);
}

}  // namespace

void addTimeCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("time_settings", [&game](const Command& c) { return timeSettings(game, c); });
  table.add("time_left", [](const Command& c) { return timeLeft(c); });
}

}  // namespace tengen::cli
