// What the expander writes and training/data.py reads: one record a position, one entry a game.
// Little endian, in the order of play; training/README.md draws the same layout.
#pragma once

#include <array>
#include <cstdint>

namespace tengen::training {

constexpr int kSide = 19;
constexpr int kPoints = kSide * kSide;
constexpr uint16_t kNoPoint = kPoints;  // as a ko point: there is none; as a move: a pass
constexpr uint16_t kNoMove = 0xffff;    // a record to be skipped: the game ended before it

struct PositionRecord {
  // Four bits a point in reading order, the earlier point low: the stone (0 none, 1 black, 2
  // white), and four times the liberties of its chain (0 for four or more, and for empty points).
  std::array<uint8_t, (kPoints + 1) / 2> board{};
  uint8_t whiteToMove = 0;
  uint16_t ko = kNoPoint;  // forbidden to the side to move
  uint16_t ply = 0;  // moves played before; that many records of this game stand before this one
  uint16_t move = kNoMove;  // what was played here
  uint32_t game = 0;        // its number in this file
};
static_assert(sizeof(PositionRecord) == 192);

struct GameEntry {
  int16_t result = 0;     // half points, positive when Black won; +-20000 by resignation
  uint8_t hasOwners = 0;  // whether `owners` can be trusted
  uint8_t unused = 0;
  // Two bits a point in reading order, the earliest lowest: 0 nobody, 1 black, 2 white.
  std::array<uint8_t, (kPoints + 3) / 4> owners{};
  uint8_t padding = 0;
};
static_assert(sizeof(GameEntry) == 96);

}  // namespace tengen::training
