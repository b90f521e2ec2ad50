#include "judge/miss.h"

#include <algorithm>

#include "judge/bent_four.h"
#include "rules/areas.h"
#include "rules/scoring.h"

namespace tengen {
namespace {

PointSet sekiStones(const Board& board, const PointSet& dead) {
  Marks marks(board.size());
  marks.dead = dead;
  return count(board, marks).seki;
}

// A single stone whose capture can be answered by a capture: its last liberty touches only its own
// colour otherwise.
bool isKoStone(const Board& board, Point stone) {
  if (board.chainAt(stone).size() != 1 || board.libertyCount(stone) != 1) return false;
  const Point liberty = board.libertiesOf(stone).front();
  const Neighbours around(liberty, board.size());
  return std::all_of(around.begin(), around.end(),
                     [&](Point n) { return board.at(n) == board.at(stone); });
}

bool isFalseEye(const Board& board, Point empty, Color owner) {
  const Neighbours around(empty, board.size());
  const bool surrounded = std::all_of(around.begin(), around.end(),
                                      [&](Point n) { return board.at(n) == stoneOf(owner); });
  return surrounded && !board.isEyelike(board.vertexOf(empty), owner);
}

// The wrongly judged stones and all points up to two steps away.
Points neighbourhood(const Board& board, const Points& wrong) {
  PointSet near(board.size());
  for (const Point p : wrong) {
    near[p] = true;
    for (const Point n : Neighbours(p, board.size())) {
      near[n] = true;
      for (const Point m : Neighbours(n, board.size()))
        near[m] = true;
    }
  }
  Points result;
  for (int i = 0; i < board.size().points(); ++i)
    if (near[board.size().pointAt(i)]) result.push_back(board.size().pointAt(i));
  return result;
}

}  // namespace

std::optional<MissKind> classifyMiss(const Board& board, const PointSet& wantedDead,
                                     const PointSet& judgedDead) {
  const BoardSize size = board.size();
  Points wrong;
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    if (wantedDead[p] != judgedDead[p]) wrong.push_back(p);
  }
  if (wrong.empty()) return {};

  const PointSet wantedSeki = sekiStones(board, wantedDead);
  const Points near = neighbourhood(board, wrong);
  const auto anyNear = [&](auto&& test) { return std::any_of(near.begin(), near.end(), test); };
  const PointSet bentBlack = takenByBentFour(board, Color::Black);
  const PointSet bentWhite = takenByBentFour(board, Color::White);

  // The known verdict alone is asked about seki: to one that spares too much, everything looks so.
  if (std::any_of(wrong.begin(), wrong.end(), [&](Point p) { return wantedSeki[p]; }))
    return MissKind::Seki;
  if (anyNear([&](Point p) { return bentBlack[p] || bentWhite[p]; })) return MissKind::BentFour;
  if (anyNear([&](Point p) { return board.at(p) != Stone::None && isKoStone(board, p); }))
    return MissKind::Ko;
  if (anyNear([&](Point p) {
        return board.at(p) == Stone::None &&
               (isFalseEye(board, p, Color::Black) || isFalseEye(board, p, Color::White));
      }))
    return MissKind::FalseEye;
  return MissKind::Other;
}

}  // namespace tengen
