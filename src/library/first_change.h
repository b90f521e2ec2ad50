// What became of each point of a game first, and when: one byte a point and game, so that a pattern
// can be looked for in many games at once. docs/library.md has the layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "library/steps.h"
#include "rules/color.h"

namespace tengen::library {

// A time, and on top of it what the point holds from then on: a black stone to the end, a white
// stone to the end (played, or there from the root on), or first one thing and then another.
struct FirstChange {
  static constexpr uint8_t kTimes = 85;
  static constexpr uint8_t kBlack = 0;
  static constexpr uint8_t kWhite = kTimes;
  static constexpr uint8_t kSeveral = 2 * kTimes;
  static constexpr uint8_t kNever = 255;  // always empty

  static constexpr uint8_t timeOf(uint32_t node);
  // The last node of a time.
  static constexpr uint32_t lastNodeOf(uint8_t time);
  static constexpr uint8_t timeIn(uint8_t change) {
    return change == kNever ? kTimes : change % kTimes;
  }
};

// Times grow with the nodes. Openings are told apart move by move, endgames need not be.
constexpr uint8_t FirstChange::timeOf(uint32_t node) {
  uint32_t time = node;
  if (node >= 60) time = 60 + (node - 60) / 4;
  if (node >= 108) time = 72 + (node - 108) / 12;
  return static_cast<uint8_t>(time < kTimes - 1u ? time : kTimes - 1u);
}

constexpr uint32_t FirstChange::lastNodeOf(uint8_t time) {
  if (time < 60) return time;
  if (time < 72) return 60 + (time - 60u) * 4 + 3;
  if (time < kTimes - 1) return 108 + (time - 72u) * 12 + 11;
  return std::numeric_limits<uint32_t>::max();
}

// Of every point, in reading order.
void readFirstChanges(Steps steps, std::span<uint8_t> points);

// Games stand in groups that are looked at together: for each point the bytes of the group's games.
inline constexpr size_t kGamesInGroup = 64;

constexpr size_t groupsFor(size_t games) {
  return (games + kGamesInGroup - 1) / kGamesInGroup;
}

class ChangesGroup {
 public:
  explicit ChangesGroup(const uint8_t* bytes) : bytes_(bytes) {}

  const uint8_t* of(size_t point) const { return bytes_ + point * kGamesInGroup; }

 private:
  const uint8_t* bytes_;
};

}  // namespace tengen::library
