// Who moves for a side, in words a journal keeps: nothing for a person, `tengen 5k` for our own
// player at that level, `engine GNU Go` for another that is known by this name. Front ends make
// players of them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tengen {

// The levels of our own player that people choose among, from a first game to all it has; they
// seldom know their rank to the grade.
constexpr std::array<std::string_view, 22> kLevelsToChoose{
    "25k", "20k", "18k", "15k", "12k", "10k", "9k", "8k", "7k", "6k", "5k",
    "4k",  "3k",  "2k",  "1k",  "1d",  "2d",  "3d", "4d", "5d", "6d", "max"};

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
