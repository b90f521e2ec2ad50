// What the end of a self-play game teaches about every position before it: owners, the lead, and
// from when on a player who counts territory would have passed.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/board.h"
#include "training/selfplay_record.h"

namespace tengen::training {

// In reading order of the board itself, not of the canvas. None for points nobody owns.
using AreaOwners = std::vector<Stone>;

// Every stone alive; an empty region belongs to the side whose stones alone lie around it.
AreaOwners areaOwners(const Board& board);
// Black's points over White's.
int areaLead(const Board& board);

// A position and what was played there.
struct SearchedTurn {
  SelfPlayRecord record;
  Board board;
  Color toMove;
  uint16_t move;                 // in reading order of the board, the number of points for the pass
  bool passWasFree;              // the search saw no harm in a pass
  std::vector<float> ownership;  // what the network expected, for the side to move: -1 to 1
};

// Fills in owners, lead, reply, ending and what was expected of all records of a finished game;
// what a record expects before is what its own search saw.
void labelGame(std::vector<SearchedTurn>& game, const Board& end, double komi);

// Where a point of the board lies on the canvas; the pass stays the pass.
inline uint16_t onCanvas(BoardSize size, uint16_t move) {
  if (move == size.points()) return kNoPoint;
  const Point p = size.pointAt(move);
  return static_cast<uint16_t>(p.y * kSide + p.x);
}

}  // namespace tengen::training
