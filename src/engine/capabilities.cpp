#include "engine/capabilities.h"

#include <array>
#include <sstream>

namespace tengen::engine {
namespace {

constexpr std::array kMinimum{
    "protocol_version", "name",        "version", "known_command", "list_commands", "quit",
    "boardsize",        "clear_board", "komi",    "play",          "genmove"};

// Beyond the minimum: all that the driver has a use for.
constexpr std::array kWanted{"undo",
                             "rectangular_boardsize",
                             "set_position",
                             "fixed_handicap",
                             "place_free_handicap",
                             "set_free_handicap",
                             "time_settings",
                             "kgs-time_settings",
                             "kata-time_settings",
                             "time_left",
                             "kata-set-rules",
                             "kata-set-param",
                             "lz-setoption",
                             "reg_genmove",
                             "final_score",
                             "final_status_list",
                             "lz-analyze",
                             "kata-analyze",
                             "tengen-analyze",
                             "stop"};

bool isRefusal(const Result<std::string, EngineError>& reply) {
  return !reply && reply.error().kind == EngineError::Kind::Refused;
}

}  // namespace

Capabilities Capabilities::minimum() {
  Capabilities made;
  made.commands_.insert(kMinimum.begin(), kMinimum.end());
  return made;
}

Result<Capabilities, EngineError> Capabilities::learn(const Ask& ask) {
  Capabilities made = minimum();
  const auto list = ask("list_commands");
  if (!list && !isRefusal(list)) return Unexpected{list.error()};
  if (list && !list->empty()) {
    std::istringstream words(*list);
    for (std::string word; words >> word;)
      made.commands_.insert(word);
    made.areTold_ = true;
    return made;
  }
  for (const char* command : kWanted) {
    const auto known = ask(std::string("known_command ") + command);
    if (isRefusal(known)) return made;
    if (!known) return Unexpected{known.error()};
    made.areTold_ |= !known->empty();
    if (*known == "true") made.commands_.insert(command);
  }
  return made;
}

}  // namespace tengen::engine
