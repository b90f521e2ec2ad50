// How a game ended, and how that is written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/color.h"

namespace tengen {

// B+3.5, W+11, W+R, B+T, B+F, Draw, Void.
struct GameResult {
  enum class Kind : uint8_t { Counted, Resignation, Time, Forfeit, Draw, Void };
  Kind kind = Kind::Void;
  Color winner = Color::Black;  // where there is one
  double margin = 0;            // Counted only; 0 where a tie goes to one side

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

std::string toText(const GameResult& result);
// Reads what programs write, leniently: "B+3.50", "W+Resign", "0", "Jigo", "Void", "black+time",
// "W+3,5", "B+2.5 points". Nothing for "?", and for "B+", which names no way of winning.
std::optional<GameResult> parseResult(std::string_view text);

}  // namespace tengen
