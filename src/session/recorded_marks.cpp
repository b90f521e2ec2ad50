#include "session/recorded_marks.h"

namespace tengen {

Territory territoryOf(const Board& board, const Marks& marks, const Count& count) {
  Territory territory;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const bool covered = board.at(point) != Stone::None && !marks.dead[point];
    if (covered) continue;
    if (count.owner[point] == Owner::Black) territory.black.push_back(point);
    if (count.owner[point] == Owner::White) territory.white.push_back(point);
  }
  return territory;
}

Marks marksOf(const Board& board, const Territory& territory) {
  Grid<Owner> said(board.size());
  for (const Point point : territory.black)
    said[point] = Owner::Black;
  for (const Point point : territory.white)
    said[point] = Owner::White;

  Marks marks(board.size());
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const Stone stone = board.at(point);
    marks.dead[point] = (stone == Stone::Black && said[point] == Owner::White) ||
                        (stone == Stone::White && said[point] == Owner::Black);
  }
  const Count explained = count(board, marks);
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const bool covered = board.at(point) != Stone::None && !marks.dead[point];
    if (!covered && explained.owner[point] != said[point]) marks.regionOwner[point] = said[point];
  }
  return marks;
}

}  // namespace tengen
