// The games of a library as people want to see them: the latest first, games without a date behind
// all others.
#pragma once

#include <span>
#include <vector>

#include "library/selection.h"

namespace tengen::library {

class GameList {
 public:
  // Sorts all there are, once; what is chosen of them then only has to be picked.
  explicit GameList(std::span<const Segment> segments);

  std::vector<GameId> of(const Selection& selection) const;

 private:
  struct Place {
    uint32_t segment;
    uint32_t game;
    GameId id;
  };
  std::vector<Place> latestFirst_;
};

}  // namespace tengen::library
