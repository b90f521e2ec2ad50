// Which games of a library a search is about: by names, ranks, dates, results, events and tags.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "library/catalogue.h"
#include "library/game_date.h"
#include "library/segment.h"

namespace tengen::library {

// All of it must fit; what is empty fits everything. Names are parts of names, in any script.
struct GameFilter {
  std::vector<std::string> players;  // each of them plays, with either colour
  std::string black, white;
  std::string event;
  std::vector<std::string> words;  // each is in the name of a player, of the event or of the file
  std::vector<std::string> tags;
  DateRange dates;
  std::optional<Outcome> result;
  Rank weakest = 0, strongest = 0;  // both players are known to be so strong
  int fewestMoves = 0;
  std::optional<BoardSize> size;

  bool isEverything() const;
};

// A set of games, segment by segment.
class Selection {
 public:
  // Everything but what was removed.
  Selection(std::span<const Segment> segments, std::span<const GameId> removed);

  bool contains(size_t segment, size_t game) const {
    const auto& bits = bits_[segment];
    return bits.empty() || (bits[game / 64] >> game % 64 & 1) != 0;
  }
  // Bits of a segment's games; empty when all are in.
  std::span<const uint64_t> bits(size_t segment) const { return bits_[segment]; }
  size_t count(std::span<const Segment> segments) const;

  // Leaves out whatever does not fit.
  void restrict(std::span<const Segment> segments, const Catalogue& catalogue,
                const GameFilter& filter);

 private:
  std::vector<std::vector<uint64_t>> bits_;
};

}  // namespace tengen::library
