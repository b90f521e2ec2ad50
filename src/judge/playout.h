// One fast game to its end, played with enough sense to settle what is settled: it saves and takes
// stones in atari, fights for liberties, knows the vital points of small eyes, answers nearby, and
// leaves seki alone. What unconditional life has decided is not played on.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "rules/board.h"

namespace tengen {

class Playout {
 public:
  // `settled`, by vertex: points where nobody plays. Both arguments must outlive the playout.
  Playout(const Board& start, const std::vector<uint8_t>& settled, uint64_t seed);

  // Plays from the start to two passes and shows the board as it then stands, until the next call.
  const Board& play(Color first);

 private:
  class Moves;  // the moves one rule of thumb proposes

  // What to play; 0 is a pass
  Vertex choose(Color me);
  Vertex answer(Color me);
  Vertex anywhere(Color me);

  // The rules of thumb for an answer to the last move, most urgent first
  void captureOrEscape(Color me, Moves& moves);
  void fightForLiberties(Color me, Moves& moves);
  void spoilEye(Color me, Moves& moves);
  void divideOwnSpace(Color me, Moves& moves);
  void followPattern(Color me, Moves& moves);

  void escapeAtari(Vertex chain, Color me, Moves& moves);
  void addLibertiesOf(Vertex chain, Color me, int atLeast, Moves& moves);

  // Questions about a point or a chain on the board as it stands
  bool isOpen(Vertex v) const;  // empty and not settled
  bool isPlayable(Vertex v, Color me) const;
  bool isSensible(Vertex v, Color me);
  bool isBadSelfAtari(Vertex v, Color me);
  bool wastesOwnSpace(Vertex v, Color me);
  bool hasEye(Vertex chain) const;
  int libertiesAfter(Vertex v, Color me, int limit);  // of the chain a stone at v would belong to
  int libertiesOf(Vertex stone, int limit);

  const Board& start_;
  const std::vector<uint8_t>& settled_;
  Board board_;
  Random random_;
  std::array<int, 4> steps_;  // to the four neighbours
  Vertex last_ = 0;           // the move just played; 0 after a pass
  std::vector<Vertex> order_;

  // Points seen by the search in progress carry the current mark: starting a new one costs nothing.
  std::vector<uint32_t> marks_;
  uint32_t mark_ = 0;
};

}  // namespace tengen
