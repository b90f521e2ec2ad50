#include "library/game_list.h"

#include <algorithm>
#include <limits>

namespace tengen::library {
namespace {

constexpr uint32_t kBehindAll = std::numeric_limits<uint32_t>::max();

// Which of these names is the first, the second and so on; by the number of the name.
std::vector<uint32_t> ranksOf(const std::vector<uint32_t>& names) {
  std::vector<uint32_t> ranks;
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] >= ranks.size()) ranks.resize(names[i] + 1, kBehindAll);
    ranks[names[i]] = static_cast<uint32_t>(i);
  }
  return ranks;
}

// Wins of Black, wins of White, games nobody won, unknown ones; among them by the margin.
uint32_t rankOf(Outcome outcome) {
  if (outcome.winner() == Outcome::Winner::Unknown) return kBehindAll;
  return static_cast<uint32_t>(outcome.winner()) << 16 |
         static_cast<uint32_t>(outcome.way()) << 12 | static_cast<uint32_t>(outcome.halfPoints());
}

// What games are compared by in an order.
class SortKey {
 public:
  SortKey(GameOrder order, const Catalogue& catalogue) : order_(order) {
    if (order == GameOrder::Black || order == GameOrder::White)
      names_ = ranksOf(catalogue.playersByName());
    if (order == GameOrder::Event) names_ = ranksOf(catalogue.eventsByName());
  }

  uint32_t operator()(const Segment& segment, size_t game) const {
    switch (order_) {
      case GameOrder::Black:
        return ofName(segment.column<uint32_t>(Section::Black)[game]);
      case GameOrder::White:
        return ofName(segment.column<uint32_t>(Section::White)[game]);
      case GameOrder::Event:
        return ofName(segment.column<uint32_t>(Section::Event)[game]);
      case GameOrder::Result:
        return rankOf(Outcome::ofBits(segment.column<uint16_t>(Section::Outcomes)[game]));
      case GameOrder::Moves:
        return segment.column<uint16_t>(Section::Moves)[game];
      case GameOrder::Latest:
        break;
    }
    return 0;
  }

 private:
  uint32_t ofName(uint32_t name) const { return name < names_.size() ? names_[name] : kBehindAll; }

  GameOrder order_;
  std::vector<uint32_t> names_;
};

}  // namespace

GameList::GameList(std::span<const Segment> segments) {
  sortByDate(segments);
}

void GameList::sortByDate(std::span<const Segment> segments) {
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
  places_.clear();
  places_.reserve(aged.size());
  for (const Aged& one : aged) {
    const auto id = static_cast<GameId>(one.key);
    places_.push_back({one.segment, id - segments[one.segment].firstGame(), id});
  }
}

void GameList::sortBy(GameOrder order, std::span<const Segment> segments,
                      const Catalogue& catalogue) {
  if (order == order_) return;
  if (order_ != GameOrder::Latest) sortByDate(segments);
  order_ = order;
  if (order == GameOrder::Latest) return;
  const SortKey rank(order, catalogue);
  // What it is sorted by, above its place in the order before.
  std::vector<uint64_t> keys(places_.size());
  for (size_t i = 0; i < places_.size(); ++i)
    keys[i] = uint64_t{rank(segments[places_[i].segment], places_[i].game)} << 32 | i;
  std::sort(keys.begin(), keys.end());
  std::vector<Place> sorted;
  sorted.reserve(places_.size());
  for (const uint64_t key : keys)
    sorted.push_back(places_[static_cast<uint32_t>(key)]);
  places_ = std::move(sorted);
}

std::vector<GameId> GameList::of(const Selection& selection) const {
  std::vector<GameId> chosen;
  for (const Place& place : places_) {
    if (selection.contains(place.segment, place.game)) chosen.push_back(place.id);
  }
  return chosen;
}

}  // namespace tengen::library
