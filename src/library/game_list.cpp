#include "library/game_list.h"

#include <algorithm>
#include <limits>

namespace tengen::library {

GameList::GameList(std::span<const Segment> segments) {
  // The age above the number of the game: one comparison sorts by both.
  struct Aged {
    uint64_t key;
    uint32_t segment;
  };
  std::vector<Aged> aged;
  for (size_t i = 0; i < segments.size(); ++i) {
    const auto dates = segments[i].column<uint32_t>(Section::Date);
    for (size_t game = 0; game < segments[i].games(); ++game) {
      const uint64_t age = std::numeric_limits<uint32_t>::max() - dates[game];
      const GameId id = segments[i].firstGame() + static_cast<GameId>(game);
      aged.push_back({age << 32 | id, static_cast<uint32_t>(i)});
    }
  }
  std::sort(aged.begin(), aged.end(), [](const Aged& a, const Aged& b) { return a.key < b.key; });
  latestFirst_.reserve(aged.size());
  for (const Aged& one : aged) {
    const auto id = static_cast<GameId>(one.key);
    latestFirst_.push_back({one.segment, id - segments[one.segment].firstGame(), id});
  }
}

std::vector<GameId> GameList::of(const Selection& selection) const {
  std::vector<GameId> chosen;
  for (const Place& place : latestFirst_) {
    if (selection.contains(place.segment, place.game)) chosen.push_back(place.id);
  }
  return chosen;
}

}  // namespace tengen::library
