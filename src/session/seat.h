// Who moves for a side, in words a journal keeps: nothing for a person, `tengen 5k` for our own
// player at that level. Front ends make players of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen {

inline std::string engineSeat(std::string_view level) {
  return "tengen " + std::string(level);
}

inline std::optional<std::string> levelOfSeat(std::string_view seat) {
  constexpr std::string_view engine = "tengen ";
  if (seat.substr(0, engine.size()) != engine || seat.size() == engine.size()) return std::nullopt;
  return std::string(seat.substr(engine.size()));
}

// What such a player is called in a record; nothing for a person.
inline std::string nameOfSeat(std::string_view seat) {
  const auto level = levelOfSeat(seat);
  return level ? "Tengen " + *level : std::string();
}

}  // namespace tengen
