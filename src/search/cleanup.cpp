#include "search/cleanup.h"

#include <algorithm>

#include "rules/areas.h"
#include "rules/grid.h"
#include "search/ending.h"

namespace tengen::search {
namespace {

// A search is not exact: with so few visits it is a guess, and so many points are nothing.
constexpr int kFewVisits = 4;
constexpr double kPoints = 1;
// A stone put into territory of one's own costs this under territory rules.
constexpr double kOwnStone = 1;
// So many are looked at in some hundred visits.
constexpr size_t kMostMoves = 12;

}  // namespace

Points cleanupMoves(const Position& position, const Marks& marks) {
  const Board& board = position.board();
  const Color side = position.toMove();
  Grid<size_t> liberties(board.size(), 0);  // of the chain nearest to its end
  for (const Point stone : AllPoints(board.size())) {
    if (!marks.dead[stone] || board.at(stone) != stoneOf(opponent(side))) continue;
    const Points around = board.libertiesOf(stone);
    for (const Point p : around)
      liberties[p] = std::min(around.size(), liberties[p] == 0 ? around.size() : liberties[p]);
  }
  Points moves;
  for (const Point p : AllPoints(board.size())) {
    const bool isWanted = liberties[p] == 1 || (liberties[p] > 1 && !fillsOwnEye(board, p, side));
    if (isWanted && position.isLegal(Move::at(p))) moves.push_back(p);
  }
  std::stable_sort(moves.begin(), moves.end(),
                   [&](Point a, Point b) { return liberties[a] < liberties[b]; });
  moves.resize(std::min(moves.size(), kMostMoves));
  return moves;
}

std::optional<Move> harmlessCleanup(const Report& report, Scoring scoring, double leadIfOver) {
  const double cost = kPoints + (scoring == Scoring::Territory ? kOwnStone : 0);
  // What a network thinks of a finished game is some points off, before the move as behind it.
  const double least = std::min<double>(leadIfOver, report.rawLead) - cost;
  const auto found = std::find_if(
      report.moves.begin(), report.moves.end(),
      [&](const MoveReport& each) { return each.visits >= kFewVisits && each.lead >= least; });
  return found == report.moves.end() ? std::nullopt : std::optional(found->move);
}

}  // namespace tengen::search
