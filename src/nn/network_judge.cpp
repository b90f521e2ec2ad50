#include "nn/network_judge.h"

#include <cassert>
#include <cmath>
#include <vector>

#include "rules/life.h"

namespace tengen::nn {
namespace {

// Playouts that favour one side of a chain's fate by less than this are in two minds. Larger values
// let the network spoil counts that were right (0.25 one of 282 games, 0.3 two).
constexpr float kTwoMinds = 0.2f;
// Each side to move, shown this many ways; more ways count no game better.
constexpr int kWays = 2;
// The network hardly sees komi in ownership; this is the one it has seen most.
constexpr double kUsualKomi = 6.5;

Position positionOf(const Board& board, Color toMove) {
  Points black;
  Points white;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    if (board.at(point) == Stone::Black) black.push_back(point);
    if (board.at(point) == Stone::White) white.push_back(point);
  }
  auto position = Position::withStones(board.size(), black, white, {}, toMove);
  assert(position);
  return std::move(*position);
}

// +1 where Black's for certain by unconditional life, -1 White's, 0 elsewhere.
Grid<float> sureOwners(const Board& board) {
  Grid<float> owners(board.size(), 0);
  for (const Color color : {Color::Black, Color::White}) {
    const SureLife life = sureLife(board, color, Suicide::Forbidden);
    for (int i = 0; i < board.size().points(); ++i) {
      const Point point = board.size().pointAt(i);
      if (life.alive[point] || life.territory[point]) {
        owners[point] = color == Color::Black ? 1.0f : -1.0f;
      }
    }
  }
  return owners;
}

float meanOf(const Grid<float>& values, const Points& points) {
  float sum = 0;
  for (const Point point : points)
    sum += values[point];
  return points.empty() ? 0 : sum / static_cast<float>(points.size());
}

// How far a chain leans to Black's side. A stone in the open survives many a playout by luck, so
// the space it stands in weighs as much as the stones.
float leaning(const Board& board, const Grid<float>& ownership, const Points& chain) {
  constexpr size_t kSpace = 5;  // points; smaller regions are eyes and dame
  Points space;
  for (const Point liberty : board.libertiesOf(chain.front())) {
    if (board.chainAt(liberty).size() >= kSpace) space.push_back(liberty);
  }
  return meanOf(ownership, chain) + meanOf(ownership, space);
}

}  // namespace

// As Black sees it, whoever moves.
std::optional<Grid<float>> NetworkJudge::ownershipOf(const Board& board) const {
  Grid<float> mean(board.size(), 0);
  for (const Color toMove : {Color::Black, Color::White}) {
    const Situation situation{positionOf(board, toMove), {}, kUsualKomi};
    std::vector<Query> queries;
    for (const Symmetry symmetry : symmetriesOf(board.size()).first(kWays))
      queries.push_back({&situation, symmetry});
    std::vector<Evaluation> answers(queries.size());
    if (!evaluator_.evaluate(queries, answers)) return std::nullopt;
    const float share = (toMove == Color::Black ? 0.5f : -0.5f) / kWays;
    for (const Evaluation& answer : answers) {
      for (int i = 0; i < board.size().points(); ++i)
        mean[board.size().pointAt(i)] += share * answer.ownership[static_cast<size_t>(i)];
    }
  }
  return mean;
}

Verdict NetworkJudge::judge(const Board& board, Color toMove) const {
  Verdict verdict = playouts_.judge(board, toMove);
  const std::optional<Grid<float>> seen = ownershipOf(board);
  if (!seen) return verdict;
  const Grid<float>& network = *seen;
  const Grid<float> sure = sureOwners(board);
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    if (board.at(point) == Stone::None) continue;
    const Points chain = board.chainAt(point);
    if (chain.front() != point || sure[point] != 0) continue;
    if (std::abs(leaning(board, verdict.ownership, chain)) >= kTwoMinds) continue;
    const bool blacks = leaning(board, network, chain) > 0;
    for (const Point stone : chain)
      verdict.marks.dead[stone] = blacks != (board.at(stone) == Stone::Black);
  }
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const float both = (verdict.ownership[point] + network[point]) / 2;
    verdict.ownership[point] = sure[point] != 0 ? sure[point] : both;
  }
  verdict.seki = count(board, verdict.marks).seki;
  return verdict;
}

}  // namespace tengen::nn
