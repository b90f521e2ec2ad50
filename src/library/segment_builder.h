// Makes a segment of games: derives everything that is searched from their steps. One thread a
// builder.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/position_directory.h"
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
  std::string changes(BoardSize& size) const;

  std::vector<GameColumns> columns_;
  std::vector<uint32_t> starts_{0};
  std::vector<uint16_t> moves_;
  std::vector<uint64_t> contents_;
  std::vector<uint64_t> signatures_;
  std::vector<Step> steps_;
  PositionDirectory positions_;
};

}  // namespace tengen::library
