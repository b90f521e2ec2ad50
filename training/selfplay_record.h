// What self-play writes and training/data.py reads: one record a position, complete in itself. A
// board of any size up to 19x19 lies in the top left corner of a 19x19 canvas. Little endian.
#pragma once

#include <array>
#include <cstdint>

#include "training/records.h"

namespace tengen::training {

constexpr int kPlanes = 12;   // of data.py
constexpr int kGlobals = 12;  // of data.py
constexpr int kTargets = 28;  // moves a search may recommend

struct SelfPlayRecord {
  // Bit n of a point is the n-th plane of data.py there.
  std::array<uint16_t, kPoints> planes{};
  // How often the search visited these moves, in parts of 65535 and of the visits kept; kNoMove and
  // 0 behind the last. No move at all: the search was too short to be imitated.
  std::array<uint16_t, kTargets> moves{};
  std::array<uint16_t, kTargets> weights{};
  uint16_t reply = kNoMove;  // the move after the one played here
  int16_t komi = 0;          // half points the side to move receives
  int16_t lead = 0;          // half points the side to move won by, komi included
  uint8_t ko = 0;            // 0 simple, 1 positional, 2 situational superko
  uint8_t suicide = 0;       // of several stones
  uint8_t passes = 0;        // bit n: the n-th last move was a pass, the last one being bit 0
  uint8_t ending = 0;        // an Ending: what a player counting territory should do here
  uint8_t width = 0;
  uint8_t height = 0;
  // The chance of the side to move to win, in parts of 65535: what the searches from here to the
  // end saw, the nearest counting most, and then the result.
  uint16_t expected = 0;
  uint32_t game = 0;  // its number in this run
  // Two bits a point, the earliest lowest: 0 nobody, 1 the side to move, 2 the other side.
  std::array<uint8_t, (kPoints + 3) / 4> owners{};
  std::array<uint8_t, 17> padding{};
};
static_assert(sizeof(SelfPlayRecord) == 960);

// Self-play counts area, where a needless move costs nothing; counting territory it does.
enum Ending : uint8_t {
  kUnderWay,  // play as by area
  kNearEnd,   // unknown: moves by area may waste points
  kSettled,   // pass
};

}  // namespace tengen::training
