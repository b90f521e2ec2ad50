#include "search/report.h"

#include <algorithm>
#include <cmath>

namespace tengen::search {
namespace {

// Chosen by judgement; no games have tuned them yet.
constexpr double kDeviations = 1.6;       // from the mean down to the lower bound
constexpr double kEnoughOfTheMost = 0.2;  // visits, to be chosen by the lower bound
constexpr int kEnoughVisits = 12;
// What is assumed of a value before anything is known: the variance of one visit, counted as two.
constexpr double kPriorVariance = 0.1;
constexpr double kPriorVisits = 2;

// How far the true winrate may be below the mean.
double doubtOf(const RootMove& move) {
  const double visits = move.visits;
  if (visits == 0) return 1;
  const double squared = static_cast<double>(move.winDeviation) * move.winDeviation * visits;
  const double variance = (squared + kPriorVisits * kPriorVariance) / (visits + kPriorVisits);
  return kDeviations * std::sqrt(variance / visits);
}

// Winning counts twice in the utility.
double surelyWorth(const RootMove& move) {
  return move.utility - 2 * doubtOf(move);
}

void bringSurestToFront(std::vector<RootMove>& moves) {
  if (moves.empty()) return;
  // Of earned visits: a forced move is better known than others that look better, where none is
  // good.
  const double enough = std::max<double>(kEnoughVisits, kEnoughOfTheMost * moves.front().earned());
  auto best = moves.begin();
  for (auto at = moves.begin(); at != moves.end(); ++at) {
    if (at->earned() >= enough && surelyWorth(*at) > surelyWorth(*best)) best = at;
  }
  std::rotate(moves.begin(), best, best + 1);
}

MoveReport reportOf(const RootMove& move) {
  MoveReport report;
  report.move = move.move;
  report.visits = move.visits;
  report.winrate = move.win;
  report.lead = move.lead;
  report.prior = move.prior;
  report.lcb = static_cast<float>(std::max(0.0, move.win - doubtOf(move)));
  report.utility = move.utility;
  return report;
}

}  // namespace

std::vector<MoveReport> reportMoves(const Tree& tree, const ReportWishes& wishes) {
  std::vector<RootMove> moves = tree.rootMoves();
  if (!wishes.untried) {
    const auto isUntried = [](const RootMove& move) { return move.visits == 0; };
    moves.erase(std::remove_if(moves.begin(), moves.end(), isUntried), moves.end());
  }
  bringSurestToFront(moves);
  if (moves.size() > wishes.mostMoves) moves.resize(wishes.mostMoves, moves.front());

  std::vector<MoveReport> reports;
  for (const RootMove& move : moves) {
    MoveReport& report = reports.emplace_back(reportOf(move));
    if (move.node == kNoIndex) {
      report.pv = {move.move};
      report.pvVisits = {0};
      continue;
    }
    for (const RootMove& next : tree.principalVariation(move.node, wishes.longestPv)) {
      report.pv.push_back(next.move);
      report.pvVisits.push_back(next.visits);
    }
  }
  return reports;
}

}  // namespace tengen::search
