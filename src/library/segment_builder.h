// Makes a segment of games: derives everything that is searched from their steps. One thread a
// builder.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/segment.h"

namespace tengen::library {

class SegmentBuilder {
 public:
  size_t games() const { return columns_.size(); }
  // Up to kMostGamesInSegment. No steps: a game that was removed and leaves its place.
  void add(const GameColumns& columns, Steps steps);
  // The bytes of the file; the games get the numbers from this one on.
  std::string build(GameId firstGame);

 private:
  // A position on its way into the directory.
  struct Found {
    uint64_t key;
    uint32_t game;
    uint32_t node;
    Frame frame;
    uint16_t next;
  };

  void addPositions(uint32_t game, Steps steps, BoardSize size);
  void addNextMoves(size_t firstFound, Steps steps);
  std::string directoryAndEntries(std::string& entries, int& directoryBits, int gameBits);
  std::string rows(BoardSize& size) const;

  std::vector<GameColumns> columns_;
  std::vector<uint32_t> starts_{0};
  std::vector<uint16_t> moves_;
  std::vector<uint64_t> contents_;
  std::vector<uint64_t> signatures_;
  std::vector<Step> steps_;
  std::vector<Found> found_;
};

}  // namespace tengen::library
