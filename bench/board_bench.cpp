#include "bench/board_bench.h"

#include <string>

#include "base/random.h"
#include "rules/board.h"

namespace tengen::bench {
namespace {

constexpr double kSeconds = 1.0;  // of playing on each size

struct Game {
  int moves = 0;
  int blackScore = 0;
};

struct Tally {
  long games = 0;
  long moves = 0;
  long score = 0;
  long blackWins = 0;
  double seconds = 0;
};

// Legal, and no own eye.
bool isSensible(const Board& board, Vertex v, Color color) {
  if (v == board.koVertex()) return false;
  return board.touchesEmpty(v) || !(board.isEyelike(v, color) || board.isSuicide(v, color));
}

// 0 when nothing is left but to pass. Points that will not do are moved out of the way.
Vertex randomMove(Board& board, Color color, Random& random) {
  for (auto left = static_cast<uint32_t>(board.empties().size()); left > 0;) {
    const uint32_t drawn = random.below(left);
    const Vertex v = board.empties()[drawn];
    if (isSensible(board, v, color)) return v;
    board.swapEmpties(drawn, --left);
  }
  return 0;
}

// Stones, and empty points with one colour around them; larger empty regions cannot be left over.
int areaScore(const Board& board) {
  int score = 0;
  const BoardSize size = board.size();
  for (int index = 0; index < size.points(); ++index) {
    const Stone stone = board.at(size.pointAt(index));
    score += (stone == Stone::Black) - (stone == Stone::White);
  }
  const int stride = board.stride();
  for (const Vertex v : board.empties()) {
    unsigned around = 0;
    for (const int step : {-stride, -1, 1, stride}) {
      around |= static_cast<unsigned>(board.at(static_cast<Vertex>(v + step)));
    }
    score += (around == 1) - (around == 2);
  }
  return score;
}

Game playOut(Board& board, Random& random) {
  Game game;
  Color color = Color::Black;
  for (int passes = 0; passes < 2; ++game.moves, color = opponent(color)) {
    const Vertex v = randomMove(board, color, random);
    if (v) {
      board.play(v, color);
      passes = 0;
    } else {
      board.pass();
      ++passes;
    }
  }
  game.blackScore = areaScore(board);
  return game;
}

Tally playOuts(int side, double seconds) {
  const Board start({side, side});
  Board board = start;
  Random random(static_cast<uint64_t>(side));
  Tally tally;
  const Stopwatch watch;
  while (tally.seconds < seconds) {
    for (int i = 0; i < 500; ++i) {
      board = start;
      const Game game = playOut(board, random);
      ++tally.games;
      tally.moves += game.moves;
      tally.score += game.blackScore;
      tally.blackWins += game.blackScore > 0;
    }
    tally.seconds = watch.seconds();
  }
  return tally;
}

// Every way of filling the points from `index` on. A set-up that leaves a chain without liberties
// stays wrong however the rest is filled, so nothing below it need be looked at.
long legalPositionsFrom(const Board& board, int index) {
  const BoardSize size = board.size();
  if (index == size.points()) return 1;
  long found = legalPositionsFrom(board, index + 1);
  const Point here[] = {size.pointAt(index)};
  for (const Color color : {Color::Black, Color::White}) {
    Board next = board;
    const bool black = color == Color::Black;
    const std::span<const Point> stone(here);
    const std::span<const Point> none;
    if (!next.setUp(black ? stone : none, black ? none : stone, none)) continue;
    found += legalPositionsFrom(next, index + 1);
  }
  return found;
}

}  // namespace

Figures boardFigures() {
  Figures figures;
  for (const int side : {9, 19}) {
    const Tally tally = playOuts(side, kSeconds);
    const auto games = static_cast<double>(tally.games);
    const std::string name = " " + std::to_string(side) + "x" + std::to_string(side);
    figures.push_back({"playouts" + name, games / tally.seconds, "/s"});
    figures.push_back({"playout length" + name, static_cast<double>(tally.moves) / games, "moves"});
    figures.push_back(
        {"playout black score" + name, static_cast<double>(tally.score) / games, "points"});
    figures.push_back(
        {"playout black wins" + name, 100.0 * static_cast<double>(tally.blackWins) / games, "%"});
    figures.push_back({"playouts played" + name, games, ""});
  }
  return figures;
}

Figures legalPositionFigures() {
  Figures figures;
  for (int side = 1; side <= 4; ++side) {
    const Board empty({side, side});
    const std::string name = "legal positions " + std::to_string(side) + "x" + std::to_string(side);
    figures.push_back({name, static_cast<double>(legalPositionsFrom(empty, 0)), ""});
  }
  return figures;
}

}  // namespace tengen::bench
