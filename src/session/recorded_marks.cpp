#include "session/recorded_marks.h"

namespace tengen {

Territory territoryOf(const Board& board, const Marks& marks, const Count& count, Scoring scoring) {
  Territory territory;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const bool covered = board.at(point) != Stone::None && !marks.dead[point];
    if (covered) continue;
    const Owner owner = count.ownerBy(scoring, point);
    if (owner == Owner::Black) territory.black.push_back(point);
    if (owner == Owner::White) territory.white.push_back(point);
  }
  return territory;
}

Marks marksOf(const Board& board, const Territory& territory, Scoring scoring) {
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
    if (covered || explained.ownerBy(scoring, point) == said[point]) continue;
    marks.regionOwner[point] = said[point];
  }
  return marks;
}

}  // namespace tengen
