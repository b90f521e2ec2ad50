// One fast game to the end from a given position, with enough sense to settle what is settled:
// it saves and takes stones in atari, knows the vital points of small eyes, leaves seki alone, and
// keeps out of regions that unconditional life has decided.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "rules/board.h"

namespace tengen {

class Playout {
 public:
  // `settled`, by vertex: points where nobody plays.
  Playout(const Board& start, const std::vector<uint8_t>& settled, uint64_t seed);

  // Plays from the start to two passes, and shows the board as it then stands.
  const Board& play(Color first);

 private:
  struct Candidates {
    Vertex moves[64];
    int count = 0;
    void add(Vertex v) {
      if (count < 64) moves[count++] = v;
    }
  };

  Vertex choose(Color me);
  Vertex replyTo(Vertex last, Color me);
  Vertex anywhere(Color me);
  void answerAtari(Vertex chain, Color me, Candidates& found);
  Vertex vitalPoint(Vertex inside, Color me);

  Vertex divideEyeSpace(Vertex intruder, Color me);

  bool isPlayable(Vertex v, Color me);
  bool isBadSelfAtari(Vertex v, Color me);
  bool isKillingShape(const Vertex* stones, int count) const;
  int libertiesAfter(Vertex v, Color me, int limit);
  int liberties(Vertex stone, int limit);
  uint32_t freshMark();

  const Board& start_;
  const std::vector<uint8_t>& settled_;
  Board board_;
  Random random_;
  int step_[4];
  Vertex last_ = 0;
  int lastCaptured_ = 0;
  std::vector<uint32_t> marks_;
  uint32_t mark_ = 0;
  std::vector<Vertex> order_;
};

}  // namespace tengen
