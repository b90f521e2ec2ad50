// Who moves for a side, in words a journal keeps: nothing for a person, `tengen 5k` for our own
// player at that level, `engine GNU Go` for another that is known by this name. Front ends make
// players of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen {

inline std::string engineSeat(std::string_view level) {
  return "tengen " + std::string(level);
}

inline std::string otherEngineSeat(std::string_view name) {
  return "engine " + std::string(name);
}

inline std::optional<std::string> afterWord(std::string_view word, std::string_view seat) {
  if (seat.substr(0, word.size()) != word || seat.size() == word.size()) return std::nullopt;
  return std::string(seat.substr(word.size()));
}

inline std::optional<std::string> levelOfSeat(std::string_view seat) {
  return afterWord("tengen ", seat);
}

inline std::optional<std::string> otherEngineOfSeat(std::string_view seat) {
  return afterWord("engine ", seat);
}

// What such a player is called in a record; nothing for a person.
inline std::string nameOfSeat(std::string_view seat) {
  const auto level = levelOfSeat(seat);
  return level ? "Tengen " + *level : otherEngineOfSeat(seat).value_or(std::string());
}

}  // namespace tengen
