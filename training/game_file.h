// Reads a file of games (the layout is in training/README.md): results, and moves of nine bits
// each.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tengen::training {

struct Game {
  int16_t result;        // half points, positive when Black won; +-20000 by resignation
  uint16_t moves;        // how many
  uint64_t firstRecord;  // how many moves all games before it have
  const uint8_t* bits;   // the moves, nine bits each, lowest bit first

  int moveAt(int number) const {
    const auto bit = static_cast<size_t>(number) * 9;
    const unsigned word = bits[bit / 8] | bits[bit / 8 + 1] << 8;
    return static_cast<int>(word >> bit % 8 & 511u);
  }
};

// Points into `bytes`; nothing when they are no such file, or one cut short.
std::optional<std::vector<Game>> readGames(std::string_view bytes);

}  // namespace tengen::training
