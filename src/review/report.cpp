#include "review/report.h"

#include <cmath>

namespace tengen::review {
namespace {

constexpr double kOpeningShare = 0.14;  // moves a point of the board
constexpr double kEndgameShare = 0.4;

// Sums; divided at the end.
void add(Mean& mean, double loss) {
  ++mean.moves;
  mean.loss += loss;
}

void finish(Mean& mean) {
  if (mean.moves > 0) mean.loss /= mean.moves;
}

}  // namespace

Phase phaseOf(int moveNumber, BoardSize size) {
  if (moveNumber <= kOpeningShare * size.points()) return Phase::Opening;
  if (moveNumber <= kEndgameShare * size.points()) return Phase::MiddleGame;
  return Phase::Endgame;
}

double accuracyOf(double meanLoss) {
  return 100 * std::pow(0.75, meanLoss);
}

std::optional<double> SideReport::accuracy() const {
  if (all.moves == 0) return std::nullopt;
  return accuracyOf(all.loss);
}

Report reportOf(const Line& line, const Review& review, BoardSize size) {
  Report report;
  report.moves = judge(line, review);
  report.mistakes = distinctMistakes(report.moves);
  report.worthALook = movesWorthALook(report.moves);
  const auto side = [&](const Judgement& move) -> SideReport& {
    return move.turn.color == Color::Black ? report.black : report.white;
  };
  for (const Judgement& move : report.moves) {
    if (!move.points) continue;
    add(side(move).all, *move.points);
    add(side(move).byPhase[static_cast<size_t>(phaseOf(move.number, size))], *move.points);
  }
  for (const Judgement& move : report.mistakes)
    ++side(move).mistakes;
  for (SideReport* one : {&report.black, &report.white}) {
    finish(one->all);
    for (Mean& mean : one->byPhase)
      finish(mean);
  }
  return report;
}

}  // namespace tengen::review
