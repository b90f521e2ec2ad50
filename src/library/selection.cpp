#include "library/selection.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

namespace tengen::library {
namespace {

// Numbers of names, as one bit each.
class NumberSet {
 public:
  explicit NumberSet(const std::vector<uint32_t>& numbers) {
    for (const uint32_t number : numbers) {
      if (number >= isIn_.size()) isIn_.resize(number + 1);
      isIn_[number] = true;
    }
  }
  bool contains(uint32_t number) const { return number < isIn_.size() && isIn_[number]; }

 private:
  std::vector<bool> isIn_;
};

void setAll(std::vector<uint64_t>& bits, size_t games) {
  bits.assign((games + 63) / 64, ~uint64_t{0});
  if (games % 64 != 0) bits.back() = (uint64_t{1} << games % 64) - 1;
}

// A filter with its names looked up once.
class Sieve {
 public:
  Sieve(const Catalogue& catalogue, const GameFilter& filter) : filter_(filter) {
    for (const std::string& name : filter.players)
      players_.emplace_back(catalogue.playersNamed(name));
    if (!filter.black.empty()) black_.emplace(catalogue.playersNamed(filter.black));
    if (!filter.white.empty()) white_.emplace(catalogue.playersNamed(filter.white));
    if (!filter.event.empty()) event_.emplace(catalogue.eventsNamed(filter.event));
    for (const std::string& word : filter.words) {
      words_.push_back({NumberSet(catalogue.playersNamed(word)),
                        NumberSet(catalogue.eventsNamed(word)), catalogue.gamesInFiles(word)});
    }
    if (!filter.dates.isEverything()) playedLater_ = catalogue.laterIn(filter.dates);
    for (const std::string& tag : filter.tags) {
      const auto contents = catalogue.contentsTagged(tag);
      tags_.emplace_back(contents.begin(), contents.end());
    }
  }

  bool passes(const Segment& segment, size_t game) const {
    return namesFit(segment, game) && wordsFit(segment, game) && factsFit(segment, game) &&
           tagsFit(segment, game);
  }

 private:
  bool namesFit(const Segment& segment, size_t game) const {
    const uint32_t black = segment.column<uint32_t>(Section::Black)[game];
    const uint32_t white = segment.column<uint32_t>(Section::White)[game];
    if (black_ && !black_->contains(black)) return false;
    if (white_ && !white_->contains(white)) return false;
    if (event_ && !event_->contains(segment.column<uint32_t>(Section::Event)[game])) return false;
    return std::all_of(players_.begin(), players_.end(), [&](const NumberSet& names) {
      return names.contains(black) || names.contains(white);
    });
  }

  bool wordsFit(const Segment& segment, size_t game) const {
    return std::all_of(words_.begin(), words_.end(), [&](const Word& word) {
      return word.players.contains(segment.column<uint32_t>(Section::Black)[game]) ||
             word.players.contains(segment.column<uint32_t>(Section::White)[game]) ||
             word.events.contains(segment.column<uint32_t>(Section::Event)[game]) ||
             word.files.contains(idOf(segment, game));
    });
  }

  bool factsFit(const Segment& segment, size_t game) const {
    if (!filter_.dates.contains(segment.column<uint32_t>(Section::Date)[game]) &&
        !playedLater_.contains(idOf(segment, game)))
      return false;
    const auto outcome = Outcome::ofBits(segment.column<uint16_t>(Section::Outcomes)[game]);
    if (filter_.result && !outcome.isOneOf(*filter_.result)) return false;
    if (segment.column<uint16_t>(Section::Moves)[game] < filter_.fewestMoves) return false;
    if (filter_.size && segment.sizeOf(game) != *filter_.size) return false;
    const uint16_t ranks = segment.column<uint16_t>(Section::Ranks)[game];
    const int weaker = std::min(ranks & 0xff, ranks >> 8);
    const int stronger = std::max(ranks & 0xff, ranks >> 8);
    if (filter_.weakest > 0 && weaker < filter_.weakest) return false;
    return filter_.strongest == 0 || (weaker > 0 && stronger <= filter_.strongest);
  }

  bool tagsFit(const Segment& segment, size_t game) const {
    return std::all_of(tags_.begin(), tags_.end(), [&](const auto& contents) {
      return contents.contains(segment.column<uint64_t>(Section::Contents)[game]);
    });
  }

  static GameId idOf(const Segment& segment, size_t game) {
    return segment.firstGame() + static_cast<GameId>(game);
  }

  struct Word {
    NumberSet players, events;
    GameRanges files;
  };

  const GameFilter& filter_;
  std::vector<NumberSet> players_;
  std::vector<Word> words_;
  GameRanges playedLater_;
  std::optional<NumberSet> black_, white_, event_;
  std::vector<std::unordered_set<uint64_t>> tags_;
};

}  // namespace

bool GameFilter::isEverything() const {
  return players.empty() && black.empty() && white.empty() && event.empty() && words.empty() &&
         tags.empty() && dates.isEverything() && !result && weakest == 0 && strongest == 0 &&
         fewestMoves == 0 && !size;
}

Selection::Selection(std::span<const Segment> segments, std::span<const GameId> removed)
    : bits_(segments.size()) {
  for (size_t i = 0; i < segments.size(); ++i) {
    const Segment& segment = segments[i];
    auto gone = std::lower_bound(removed.begin(), removed.end(), segment.firstGame());
    for (; gone != removed.end() && segment.contains(*gone); ++gone) {
      if (bits_[i].empty()) setAll(bits_[i], segment.games());
      const size_t game = *gone - segment.firstGame();
      bits_[i][game / 64] &= ~(uint64_t{1} << game % 64);
    }
  }
}

size_t Selection::count(std::span<const Segment> segments) const {
  size_t games = 0;
  for (size_t i = 0; i < bits_.size(); ++i) {
    if (bits_[i].empty()) games += segments[i].games();
    for (const uint64_t word : bits_[i])
      games += static_cast<size_t>(std::popcount(word));
  }
  return games;
}

void Selection::restrict(std::span<const Segment> segments, const Catalogue& catalogue,
                         const GameFilter& filter) {
  if (filter.isEverything()) return;
  const Sieve sieve(catalogue, filter);
  for (size_t i = 0; i < segments.size(); ++i) {
    if (bits_[i].empty()) setAll(bits_[i], segments[i].games());
    for (size_t game = 0; game < segments[i].games(); ++game) {
      uint64_t& word = bits_[i][game / 64];
      const uint64_t bit = uint64_t{1} << game % 64;
      if ((word & bit) != 0 && !sieve.passes(segments[i], game)) word &= ~bit;
    }
  }
}

}  // namespace tengen::library
