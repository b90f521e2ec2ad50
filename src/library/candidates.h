// Which games may have a pattern, and where it may lie in them: looks at the first changes of 64
// games at a time. Whatever fits is among the candidates; most that does not is left out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "library/first_change.h"
#include "library/pattern.h"

namespace tengen::library {

struct Candidate {
  uint32_t placement;
  uint8_t game;  // in its group
  uint8_t last;  // it does not stand after this time

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

// What some placements ask of the first changes, the most telling questions first.
class CandidateFilter {
 public:
  // `when`: for each point how early it is played as a rule, a small number for early.
  CandidateFilter(std::span<const Placement> placements, std::span<const uint32_t> when);

  // Adds those of a group among the wanted games, a bit each; placement by placement.
  void find(const ChangesGroup& group, uint64_t wanted, std::vector<Candidate>& found) const;
  // The same without special instructions.
  void findSlowly(const ChangesGroup& group, uint64_t wanted, std::vector<Candidate>& found) const;

  // Takes the time out of a change, or a larger number than any where it does not matter: both are
  // taken off in turn, bytes going round, and the least of the last two results counts.
  struct Question {
    uint16_t point;
    uint8_t first, second;
  };
  // It stands from the latest of the stones it needs to the earliest of those that disturb it.
  struct Questions {
    uint32_t begin;     // of the stones it needs, among all questions
    uint32_t unwanted;  // where those begin that disturb
    uint32_t end;
  };

 private:
  std::vector<Question> questions_;
  std::vector<Questions> placements_;
};

// How early each point is played in these games of a group, for CandidateFilter.
std::vector<uint32_t> usualTimes(const ChangesGroup& group, uint64_t games, size_t points);

}  // namespace tengen::library
