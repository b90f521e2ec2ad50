#include "nn/features.h"

#include <algorithm>
#include <cassert>

namespace tengen::nn {
namespace {

constexpr int kMostLiberties = 3;  // chains with more look alike

enum Plane { kOwn = 0, kOther = 1, kLiberties = 2, kForbidden = 5, kRecent = 6, kOnBoard = 11 };
enum Fact { kKomi = 0, kArea = 1, kPositional = 2, kSituational = 3, kSacrifice = 4, kPasses = 5 };

// Writes planes point by point, each where the symmetry puts it.
class Painter {
 public:
  Painter(BoardSize size, Symmetry symmetry, std::vector<uint8_t>& planes)
      : size_(size), symmetry_(symmetry), planes_(planes) {}

  void mark(Point point, int plane) {
    const int index = size_.indexOf(transformed(point, size_, symmetry_));
    planes_[static_cast<size_t>(index * kPlanes + plane)] = 1;
  }

 private:
  BoardSize size_;
  Symmetry symmetry_;
  std::vector<uint8_t>& planes_;
};

// The liberties of a chain, counted no further than needed.
int fewLibertiesOf(const Board& board, Vertex chain) {
  std::array<Vertex, kMostLiberties> seen{};
  int count = 0;
  const int stride = board.stride();
  Vertex stone = chain;
  do {
    for (const int step : {-stride, -1, 1, stride}) {
      const auto v = static_cast<Vertex>(stone + step);
      if (!board.isOnBoard(v) || board.at(v) != Stone::None) continue;
      if (std::find(seen.begin(), seen.begin() + count, v) != seen.begin() + count) continue;
      if (count == kMostLiberties) return kMostLiberties + 1;
      seen[static_cast<size_t>(count++)] = v;
    }
    stone = board.nextInChain(stone);
  } while (stone != chain);
  return count;
}

void paintChain(const Board& board, Vertex chain, Color toMove, Painter& painter) {
  const int liberties = fewLibertiesOf(board, chain);
  const int side = board.at(chain) == stoneOf(toMove) ? kOwn : kOther;
  Vertex stone = chain;
  do {
    const Point point = board.pointOf(stone);
    painter.mark(point, side);
    if (liberties <= kMostLiberties) painter.mark(point, kLiberties - 1 + liberties);
    stone = board.nextInChain(stone);
  } while (stone != chain);
}

// Points where ko or superko forbids a stone; under simple ko there is at most one.
void paintForbidden(const Position& position, Painter& painter) {
  const auto paintIfKo = [&](Point point) {
    const auto error = position.whyIllegal(position.toMove(), Move::at(point));
    if (!error) return;
    if (error->kind == MoveError::Kind::Ko || error->kind == MoveError::Kind::Superko) {
      painter.mark(point, kForbidden);
    }
  };
  const Board& board = position.board();
  if (position.rules().ko != Ko::Simple) {
    for (const Vertex v : board.empties())
      paintIfKo(board.pointOf(v));
  } else if (const auto ko = board.koPoint()) {
    paintIfKo(*ko);
  }
}

void paintBoard(const Position& position, Painter& painter) {
  const Board& board = position.board();
  const BoardSize size = board.size();
  for (int index = 0; index < size.points(); ++index) {
    const Point point = size.pointAt(index);
    painter.mark(point, kOnBoard);
    const Vertex v = board.vertexOf(point);
    if (board.at(v) != Stone::None && board.chainIdOf(v) == v) {
      paintChain(board, v, position.toMove(), painter);
    }
  }
}

std::array<float, kFacts> factsOf(const Situation& situation) {
  std::array<float, kFacts> facts{};
  const Ruleset& rules = situation.position.rules();
  const bool white = situation.position.toMove() == Color::White;
  facts[kKomi] = static_cast<float>((white ? situation.komi : -situation.komi) / 10);
  facts[kArea] = rules.scoring == Scoring::Area;
  facts[kPositional] = rules.ko == Ko::Positional;
  facts[kSituational] = rules.ko == Ko::Situational;
  facts[kSacrifice] = rules.suicide == Suicide::SeveralStones;
  for (size_t back = 0; back < kRecentMoves; ++back) {
    const auto& move = situation.recent[back];
    facts[kPasses + back] = move && move->isPass();
  }
  return facts;
}

}  // namespace

void describe(const Situation& situation, Symmetry symmetry, Features& features) {
  const BoardSize size = situation.position.board().size();
  assert(transformed(size, symmetry) == size);
  features.planes.assign(static_cast<size_t>(size.points() * kPlanes), 0);
  Painter painter(size, symmetry, features.planes);
  paintBoard(situation.position, painter);
  paintForbidden(situation.position, painter);
  for (size_t back = 0; back < kRecentMoves; ++back) {
    const auto& move = situation.recent[back];
    if (move && !move->isPass()) painter.mark(move->point(), kRecent + static_cast<int>(back));
  }
  features.facts = factsOf(situation);
}

}  // namespace tengen::nn
