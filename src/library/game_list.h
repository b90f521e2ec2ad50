// The games of a library as people want to see them: the latest first, or in the order of one of
// their columns; games without a date, a name or a result behind all others.
#pragma once

#include <span>
#include <vector>

#include "library/selection.h"

namespace tengen::library {

enum class GameOrder : uint8_t { Latest, Black, White, Result, Event, Moves };

class GameList {
 public:
  // Sorts all there are, once; what is chosen of them then only has to be picked.
  explicit GameList(std::span<const Segment> segments);

  GameOrder order() const { return order_; }
  // Where games are equal by this, the latest comes first. The segments are those of before.
  void sortBy(GameOrder order, std::span<const Segment> segments, const Catalogue& catalogue);

  std::vector<GameId> of(const Selection& selection) const;

 private:
  struct Place {
    uint32_t segment;
    uint32_t game;
    GameId id;
  };
  void sortByDate(std::span<const Segment> segments);

  GameOrder order_ = GameOrder::Latest;
  std::vector<Place> places_;
};

}  // namespace tengen::library
