// Which games may have a pattern where it lies on the board: looks at the first changes of 64 games
// at a time. Every game that has it is among them; most that have it not are left out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "library/first_change.h"
#include "library/pattern.h"

namespace tengen::library {

struct CandidateGroup {
  size_t number = 0;   // in its block
  uint64_t games = 0;  // a bit each
  // Of each of these: where there was no capture it does not stand after this time.
  std::array<uint8_t, kGamesInGroup> last;
};

// What a placement asks of the first changes, the most telling questions first.
class CandidateFilter {
 public:
  // `when`: for each point how early it is played as a rule, a small number for early.
  CandidateFilter(const Placement& placement, std::span<const uint32_t> when);

  // The next group from this number on in which any game is a candidate; false when there is none.
  bool next(const ChangesBlock& block, size_t from, CandidateGroup& found) const;
  // The same without special instructions.
  bool nextSlowly(const ChangesBlock& block, size_t from, CandidateGroup& found) const;

  // Takes the time out of a change, or a larger number than any where it does not matter: both are
  // taken off in turn, bytes going round, and the least of the last two results counts.
  struct Question {
    uint16_t point;
    uint8_t first, second;
  };

 private:
  // It stands from the latest of the stones it needs to the earliest of those that disturb it.
  std::vector<Question> needed_;
  std::vector<Question> unwanted_;
};

// How early each point is played in the games of a block, for CandidateFilter.
std::vector<uint32_t> usualTimes(const ChangesBlock& block, size_t points);

}  // namespace tengen::library
