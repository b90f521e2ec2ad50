#include "judge/reading.h"

#include <algorithm>

#include "judge/bent_four.h"
#include "rules/areas.h"
#include "rules/life.h"

namespace tengen {
namespace {

// Empty regions from this size on are somebody's space; smaller ones are eyes and dame, which say
// nothing about a chain that its own fate does not.
constexpr size_t kSpace = 5;

// Whose a point is when a playout has ended: +1 Black's, -1 White's.
int ownerAtEnd(const Board& end, Vertex v) {
  if (end.at(v) != Stone::None) return end.at(v) == Stone::Black ? 1 : -1;
  bool black = false;
  bool white = false;
  for (const int step : {-1, 1, -end.stride(), end.stride()}) {
    const Stone stone = end.at(static_cast<Vertex>(v + step));
    black |= stone == Stone::Black;
    white |= stone == Stone::White;
  }
  return black - white;
}

float meanOf(const Grid<float>& values, const Points& points) {
  float sum = 0;
  for (const Point point : points)
    sum += values[point];
  return points.empty() ? 0.0f : sum / static_cast<float>(points.size());
}

}  // namespace

Reading::Reading(const Board& board, Color first, uint64_t seed)
    : board_(board),
      settled_(static_cast<size_t>((board.size().height + 2) * board.stride() + 1), 0),
      sums_(settled_.size(), 0),
      next_(first),
      playout_(board, settled_, seed) {
  settle(Color::Black);
  settle(Color::White);
  for (const Point point : AllPoints(board.size())) {
    const Vertex v = board.vertexOf(point);
    if (!settled_[v]) open_.push_back(v);
    if (board.at(v) != Stone::None && board.chainIdOf(v) == v) listChain(v);
  }
}

void Reading::settle(Color color) {
  const SureLife life = sureLife(board_, color, Suicide::Forbidden);
  const PointSet bentFour = takenByBentFour(board_, color);
  for (const Point p : AllPoints(board_.size())) {
    if (!life.alive[p] && !life.territory[p] && !bentFour[p]) continue;
    settled_[board_.vertexOf(p)] = 1;
    sums_[board_.vertexOf(p)] = color == Color::Black ? 1 : -1;
  }
}

void Reading::listChain(Vertex first) {
  const Point stone = board_.pointOf(first);
  Chain chain{.color = board_.at(first) == Stone::Black ? Color::Black : Color::White,
              .stones = board_.chainAt(stone),
              .space = {},
              .isSettled = settled_[first] != 0};
  for (const Point liberty : board_.libertiesOf(stone))
    if (board_.chainAt(liberty).size() >= kSpace) chain.space.push_back(liberty);
  chains_.push_back(std::move(chain));
}

void Reading::play(int playouts, const std::stop_token& stop) {
  for (int i = 0; i < playouts && !stop.stop_requested(); ++i, next_ = opponent(next_)) {
    const Board& end = playout_.play(next_);
    for (const Vertex v : open_)
      sums_[v] += ownerAtEnd(end, v);
    ++playouts_;
  }
}

Grid<float> Reading::ownership() const {
  Grid<float> owners(board_.size(), 0);
  const float all = static_cast<float>(std::max(playouts_, 1));
  for (const Point p : AllPoints(board_.size())) {
    const Vertex v = board_.vertexOf(p);
    owners[p] = static_cast<float>(sums_[v]) / (settled_[v] ? 1.0f : all);
  }
  return owners;
}

Verdict Reading::verdict(const Grid<float>& ownership, const Safety& safety) const {
  Verdict verdict(board_.size());
  verdict.ownership = ownership;
  for (const Chain& chain : chains_) {
    if (safety(chain) >= 0) continue;
    for (const Point stone : chain.stones)
      verdict.marks.dead[stone] = true;
  }
  verdict.seki = count(board_, verdict.marks).seki;
  return verdict;
}

float safetyOf(const Reading::Chain& chain, const Grid<float>& ownership) {
  const float forBlack = meanOf(ownership, chain.stones) + meanOf(ownership, chain.space);
  return chain.color == Color::Black ? forBlack : -forBlack;
}

int affordablePlayouts(int playouts, BoardSize size) {
  constexpr int kUsualPoints = 19 * 19;
  return playouts * kUsualPoints / std::max(kUsualPoints, size.points());
}

}  // namespace tengen
