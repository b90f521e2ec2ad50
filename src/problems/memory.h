// When to see a problem again: FSRS, version 5, by the published formulas and weights of the
// open-spaced-repetition project. Pure arithmetic on days; knows no problems and no files.
//
// What is remembered has a stability S (the days after which it is still known in nine of ten
// cases) and a difficulty D from 1 to 10.
#pragma once

#include <cstdint>

namespace tengen::problems {

enum class Grade : uint8_t {
  Again = 1,  // wrong
  Hard,       // with a hint
  Good,       // unaided
  Easy,       // at once
};

// Whole days since some day that is always the same.
using Day = int32_t;

struct Memory {
  double stability = 0;  // days; 0 for what was never seen
  double difficulty = 0;
  Day seen = 0;  // last
  Day due = 0;
  int reviews = 0;
  int lapses = 0;  // how often it was forgotten
  Day first = 0;   // seen; 0: before anybody noted that

  bool isNew() const { return reviews == 0; }
  // The last answer was right, whether or not it is time to ask again.
  bool isKnown() const { return !isNew() && due > seen; }

  friend bool operator==(const Memory&, const Memory&) = default;
};

// How likely it is to be remembered so many days later, from 0 to 1.
double recall(double stability, double days);
// The days after which recall has fallen to this.
double daysUntil(double recallWanted, double stability);

// After an answer on this day. `wanted` is how sure one wants to be when it comes again. What was
// right today already stays as it is until it is wrong.
Memory after(const Memory& before, Grade grade, Day today, double wanted = 0.9);

}  // namespace tengen::problems
