#include "training/game_file.h"

#include <cstring>

namespace tengen::training {
namespace {

constexpr std::string_view kMagic = "TYG1";

template <class T>
T readAt(std::string_view bytes, size_t offset) {
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

}  // namespace

std::optional<std::vector<Game>> readGames(std::string_view bytes) {
  constexpr size_t kHeader = 8;
  if (bytes.size() < kHeader || bytes.substr(0, 4) != kMagic) return std::nullopt;
  const size_t count = readAt<uint32_t>(bytes, 4);
  if ((bytes.size() - kHeader) / 4 < count) return std::nullopt;
  size_t offset = kHeader + count * 4;
  uint64_t firstRecord = 0;
  std::vector<Game> games(count);
  for (size_t i = 0; i < count; ++i) {
    Game& game = games[i];
    game.moves = readAt<uint16_t>(bytes, kHeader + i * 4);
    game.result = readAt<int16_t>(bytes, kHeader + i * 4 + 2);
    game.firstRecord = firstRecord;
    game.bits = reinterpret_cast<const uint8_t*>(bytes.data()) + offset;
    firstRecord += game.moves;
    offset += (static_cast<size_t>(game.moves) * 9 + 7) / 8;
    if (offset > bytes.size()) return std::nullopt;
  }
  return games;
}

}  // namespace tengen::training
