// Small files of games, made by hand.
#pragma once

#include <cstring>
#include <string>
#include <vector>

namespace tengen::training {

struct WrittenGame {
  int16_t result;
  std::vector<int> moves;
};

// As training/README.md draws it.
inline std::string gameFile(const std::vector<WrittenGame>& games) {
  std::string bytes = "TYG1";
  const auto add = [&bytes](const auto& value) {
    char raw[sizeof value];
    std::memcpy(raw, &value, sizeof value);
    bytes.append(raw, sizeof value);
  };
  add(static_cast<uint32_t>(games.size()));
  for (const WrittenGame& game : games) {
    add(static_cast<uint16_t>(game.moves.size()));
    add(game.result);
  }
  for (const WrittenGame& game : games) {
    std::string bits((game.moves.size() * 9 + 7) / 8, '\0');
    for (size_t bit = 0; bit < game.moves.size() * 9; ++bit) {
      if (game.moves[bit / 9] >> bit % 9 & 1) bits[bit / 8] |= static_cast<char>(1 << bit % 8);
    }
    bytes += bits;
  }
  return bytes;
}

}  // namespace tengen::training
