#include "search/endgame_policy.h"

#include <algorithm>

#include "rules/areas.h"
#include "search/node.h"

namespace tengen::search {
namespace {

// With fewer stones than this part of the points a pass says nothing about the end of a game: it
// may be a way to give a handicap.
constexpr double kFewestStones = 0.3;
// From here on (moves for each point) the search may pass although something looks unsettled, and
// from there on nobody will settle it any more.
constexpr double kLate = 0.6;
constexpr double kTooLate = 3;
// When all is settled, only dame and moves at least this likely are looked at.
constexpr float kLikely = 0.02f;
// A pass may cost less than this, for a search is not exact.
constexpr float kPointsForAPass = 0.6f;
constexpr float kWinsForAPass = 0.04f;
// With everything settled and the count lost, a smaller chance than this is a network's doubt.
constexpr float kHope = 0.3f;

bool isArea(const nn::Situation& situation) {
  return situation.position.rules().scoring == Scoring::Area;
}

bool opponentPassed(const nn::Situation& situation) {
  return situation.position.passesInARow() > 0;
}

bool isPlayedFor(const Position& position, double movesAPoint) {
  return position.moveNumber() > movesAPoint * position.board().size().points();
}

bool hasFewStones(const nn::Situation& situation) {
  const Board& board = situation.position.board();
  return board.stones() < kFewestStones * board.size().points();
}

// Nobody will ask for more than what lies on the board, whoever counts it.
bool winsAsItStands(const nn::Situation& situation, const Ending& ending, Cleanup cleanup) {
  if (!isArea(situation) || (hasFewStones(situation) && !ending.isSettled())) return false;
  return ending.leadOfStones() > 0 && (ending.leadIfOver() > 0 || cleanup == Cleanup::ToWin);
}

bool mustCleanUp(const Ending& ending, Cleanup cleanup) {
  if (cleanup == Cleanup::ByAgreement || !ending.hasDeadEnemies()) return false;
  return ending.isSettled() && ending.leadOfStones() <= 0 && ending.leadIfOver() > 0;
}

void allowOnlyDameAndLikelyMoves(std::vector<bool>& allowed, const Ending& ending,
                                 const std::vector<float>& policy, BoardSize size) {
  std::vector<bool> isDame(allowed.size());
  for (const Point p : ending.dame())
    isDame[static_cast<size_t>(size.indexOf(p))] = true;
  for (size_t index = 0; index + 1 < allowed.size(); ++index)
    allowed[index] = allowed[index] && (isDame[index] || policy[index] >= kLikely);
}

void stayOutOfOwnTerritory(std::vector<bool>& allowed, const Ending& ending, BoardSize size) {
  for (const Point p : AllPoints(size)) {
    if (ending.isOwnTerritory(p)) allowed[static_cast<size_t>(size.indexOf(p))] = false;
  }
}

bool hasMove(const std::vector<bool>& allowed, const Position& position) {
  const BoardSize size = position.board().size();
  for (int index = 0; index < passIndex(size); ++index) {
    if (allowed[static_cast<size_t>(index)] && position.isLegal(moveAt(index, size))) return true;
  }
  return false;
}

}  // namespace

bool isTooLateToPlay(const Position& position) {
  return isPlayedFor(position, kTooLate);
}

EndgamePolicy endgamePolicyFor(const nn::Situation& situation, const Ending& ending,
                               const std::vector<float>& policy, Cleanup cleanup) {
  EndgamePolicy endgame{ending.sensibleMoves(), std::nullopt, false};
  const bool mustClean = mustCleanUp(ending, cleanup);
  const Points cleaning = mustClean ? ending.cleanupMoves() : Points{};
  if (!cleaning.empty()) {
    endgame.decided = Move::at(cleaning.front());
  } else if (isTooLateToPlay(situation.position) || (opponentPassed(situation) && !mustClean &&
                                                     winsAsItStands(situation, ending, cleanup))) {
    endgame.decided = Move::pass();
  }
  if (endgame.decided) return endgame;

  const BoardSize size = situation.position.board().size();
  const bool dameLeft = isArea(situation) && !ending.dame().empty();
  if (ending.isSettled() && dameLeft)
    allowOnlyDameAndLikelyMoves(endgame.allowed, ending, policy, size);
  const bool isOver = ending.isSettled() && !dameLeft && !mustClean;
  const bool winsAfterPass = opponentPassed(situation) && ending.leadIfOver() > 0;
  endgame.isTimeToPass = isOver && (!hasFewStones(situation) || winsAfterPass);
  if (endgame.isTimeToPass && opponentPassed(situation)) {
    if (ending.leadIfOver() > 0) endgame.decided = Move::pass();
    stayOutOfOwnTerritory(endgame.allowed, ending, size);
  }
  const bool mayPass =
      endgame.isTimeToPass || (isPlayedFor(situation.position, kLate) && !dameLeft);
  endgame.allowed.back() = mayPass && !mustClean;
  if (!hasMove(endgame.allowed, situation.position)) endgame.decided = Move::pass();
  return endgame;
}

Move bestByEndgamePolicy(const Ending& ending, const EndgamePolicy& endgame, const Report& report) {
  const MoveReport* pass = nullptr;
  const MoveReport* stone = nullptr;
  for (const MoveReport& move : report.moves) {
    if (move.move.isPass()) {
      pass = &move;
    } else if (!stone) {
      stone = &move;
    }
  }
  if (!pass || !stone) return report.moves.front().move;
  const bool isLost = ending.leadIfOver() < 0;
  if (isLost && stone->winrate > 0.5f) return stone->move;
  if (isLost && endgame.isTimeToPass && stone->winrate < kHope) return Move::pass();
  const bool losesNothing =
      pass->winrate > stone->winrate - kWinsForAPass && pass->lead > stone->lead - kPointsForAPass;
  if (endgame.isTimeToPass && losesNothing) return Move::pass();
  return report.moves.front().move;
}

}  // namespace tengen::search
