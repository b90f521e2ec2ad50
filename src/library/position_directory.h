// Positions on their way into the directories of a segment.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/segment.h"

namespace tengen::library {

// A sorted list of entries as bytes, and a directory of it by the first bits of keys.
struct DirectoryBytes {
  std::string directory;
  std::string entries;
  int bits = 0;
};

class PositionDirectory {
 public:
  // Positions of one game, after those of the games before it.
  void add(uint32_t game, Steps steps, BoardSize size);

  // Both once, at the end; game numbers have so many bits.
  DirectoryBytes positions(int gameBits);
  DirectoryBytes games(int gameBits);

 private:
  struct Known {
    uint64_t key;
    uint32_t game;
    uint32_t node;
    Frame frame;
    uint16_t next;
  };
  struct Rare {
    uint64_t key;
    uint32_t game;
    friend auto operator<=>(const Rare&, const Rare&) = default;
  };

  void addNextMoves(size_t first, Steps steps);
  void joinWhatIsSomewhere(int bits, int gameBits);

  std::vector<Known> known_;
  std::vector<Rare> rare_;
};

}  // namespace tengen::library
