#include "judge/playout_judge.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "judge/bent_four.h"
#include "judge/playout.h"
#include "rules/life.h"

namespace tengen {
namespace {

// Playouts between two looks at whether the position is clear. Even: each side begins half of them.
constexpr int kBatch = 200;
// A chain that leans this far to one side does not change it with more playouts.
constexpr float kClear = 0.5f;
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

// What unconditional life and the playouts so far say about a position.
class Reading {
 public:
  explicit Reading(const Board& board)
      : board_(board),
        settled_(static_cast<size_t>((board.size().height + 2) * board.stride() + 1), 0),
        sums_(settled_.size(), 0) {
    settle(Color::Black);
    settle(Color::White);
    const BoardSize size = board.size();
    for (int i = 0; i < size.points(); ++i) {
      const Vertex v = board.vertexOf(size.pointAt(i));
      if (!settled_[v]) open_.push_back(v);
      if (board.at(v) != Stone::None && board.chainIdOf(v) == v) listChain(v);
    }
  }

  // By vertex: decided by unconditional life or as bent four in the corner.
  const std::vector<uint8_t>& settled() const { return settled_; }
  bool isSettled() const { return open_.empty(); }

  void add(const Board& end) {
    ++playouts_;
    for (const Vertex v : open_)
      sums_[v] += ownerAtEnd(end, v);
  }

  // From +1, Black's in every playout, to -1.
  float ownership(Vertex v) const {
    if (settled_[v]) return static_cast<float>(sums_[v]);
    return playouts_ == 0 ? 0.0f : static_cast<float>(sums_[v]) / static_cast<float>(playouts_);
  }

  bool isClear() const {
    return std::all_of(chains_.begin(), chains_.end(),
                       [&](const Chain& chain) { return std::abs(safety(chain)) >= kClear; });
  }

  PointSet deadStones() const {
    PointSet dead(board_.size());
    for (const Chain& chain : chains_) {
      if (safety(chain) >= 0) continue;
      for (const Vertex v : chain.stones)
        dead[board_.pointOf(v)] = true;
    }
    return dead;
  }

 private:
  struct Chain {
    std::vector<Vertex> stones;
    std::vector<Vertex> space;  // its liberties that lie in larger empty regions
  };

  void settle(Color color) {
    const SureLife life = sureLife(board_, color, Suicide::Forbidden);
    const PointSet bentFour = takenByBentFour(board_, color);
    const BoardSize size = board_.size();
    for (int i = 0; i < size.points(); ++i) {
      const Point p = size.pointAt(i);
      if (!life.alive[p] && !life.territory[p] && !bentFour[p]) continue;
      settled_[board_.vertexOf(p)] = 1;
      sums_[board_.vertexOf(p)] = color == Color::Black ? 1 : -1;
    }
  }

  void listChain(Vertex first) {
    Chain chain;
    Vertex stone = first;
    do {
      chain.stones.push_back(stone);
      stone = board_.nextInChain(stone);
    } while (stone != first);
    for (const Point liberty : board_.libertiesOf(board_.pointOf(first)))
      if (board_.chainAt(liberty).size() >= kSpace) chain.space.push_back(board_.vertexOf(liberty));
    chains_.push_back(std::move(chain));
  }

  float mean(const std::vector<Vertex>& points) const {
    float sum = 0;
    for (const Vertex v : points)
      sum += ownership(v);
    return points.empty() ? 0.0f : sum / static_cast<float>(points.size());
  }

  // Above 0 a chain lives, below it is dead. The space it stands in weighs as much as its stones: a
  // stone in the open survives many a playout by luck, but if the space around is the enemy's, the
  // stone is too.
  float safety(const Chain& chain) const {
    const float forBlack = mean(chain.stones) + mean(chain.space);
    return board_.at(chain.stones.front()) == Stone::Black ? forBlack : -forBlack;
  }

  const Board& board_;
  std::vector<uint8_t> settled_;
  std::vector<int> sums_;     // by vertex: Black's playouts less White's; the owner where settled
  std::vector<Vertex> open_;  // points that are not settled
  std::vector<Chain> chains_;
  int playouts_ = 0;
};

// A playout of a large board costs more, and the whole should not.
int affordable(int playouts, BoardSize size) {
  constexpr int kUsualPoints = 19 * 19;
  return playouts * kUsualPoints / std::max(kUsualPoints, size.points());
}

}  // namespace

Verdict PlayoutJudge::judge(const Board& board, Color toMove) const {
  return judgeUntil(board, toMove, {});
}

Verdict PlayoutJudge::judgeUntil(const Board& board, Color toMove,
                                 const std::stop_token& stop) const {
  Reading reading(board);
  Playout playout(board, reading.settled(), options_.seed);
  const int limit = reading.isSettled() ? 0 : affordable(options_.playouts, board.size());
  Color first = toMove;
  for (int i = 0; i < limit && !stop.stop_requested(); ++i, first = opponent(first)) {
    if (i > 0 && i % kBatch == 0 && reading.isClear()) break;
    reading.add(playout.play(first));
  }

  Verdict verdict(board.size());
  verdict.marks.dead = reading.deadStones();
  verdict.seki = count(board, verdict.marks).seki;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point p = board.size().pointAt(i);
    verdict.ownership[p] = reading.ownership(board.vertexOf(p));
  }
  return verdict;
}

}  // namespace tengen
