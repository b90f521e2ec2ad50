// Replays one recorded game with our own rules and writes its records. Files and threads are
// expand.cpp's business.
#pragma once

#include <cstdint>
#include <span>

#include "training/game_file.h"
#include "training/liberties.h"
#include "training/records.h"

namespace tengen::training {

constexpr int kPassesAtTheEnd = 2;  // of games whose owners are known; others skip these records

// How many a game has, and how many all games before it have.
inline size_t recordsOf(const Game& game) {
  return static_cast<size_t>(game.moves) + kPassesAtTheEnd;
}
inline uint64_t firstRecordOf(const Game& game, uint64_t number) {
  return game.firstRecord + number * kPassesAtTheEnd;
}

// Fills the records of a game, and its entry. True when the whole game could be replayed; else it
// breaks off at the first illegal move, and the records from there on are to be skipped. Games
// whose owners are known end with two passes.
bool expandGame(const Game& game, uint32_t number, std::span<PositionRecord> records,
                GameEntry& entry, LibertyClasses& liberties);

}  // namespace tengen::training
